package org.dradis.box;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.dradis.rules.board.Cargo;

/**
 * What comes of taking another box into one's own.
 *
 * @param box all of the own, and of the other what does not contradict it
 * @param added how many pieces are new
 * @param renamed a sentence for each that got another name, because its own was taken
 * @param conflicts a sentence for each that was left out
 */
public record Merge(Box box, int added, List<String> renamed, List<String> conflicts) {

  public static Merge of(Box own, Box other) {
    Box box = own;
    int added = 0;
    List<String> renamed = new ArrayList<>();
    List<String> conflicts = new ArrayList<>();
    for (Piece piece : other.pieces()) {
      List<Piece> known =
          piece.tags().stream().map(box::find).flatMap(Optional::stream).distinct().toList();
      if (known.isEmpty()) {
        Piece fitting = fitting(box, piece);
        if (!fitting.name().equals(piece.name())) {
          renamed.add(
              "%s is the name of another miniature here; the one of the file is %s now."
                  .formatted(piece.name(), fitting.name()));
        }
        box = box.with(fitting);
        added++;
      } else if (known.size() > 1 || !isSame(known.getFirst(), piece)) {
        conflicts.add(
            "%s of the file has a tag that is %s here; it stays that."
                .formatted(piece.label(), known.getFirst().label()));
      } else {
        Piece ours = known.getFirst();
        if (contradict(ours.cargo(), piece.cargo())) {
          // What either says is nobody's business.
          conflicts.add(
              "What %s holds is told differently in the file; it stays as it was."
                  .formatted(ours.label()));
        } else {
          box = box.replacing(ours, joined(ours, piece));
        }
      }
    }
    return new Merge(box, added, List.copyOf(renamed), List.copyOf(conflicts));
  }

  private static Piece fitting(Box box, Piece piece) {
    return piece.kind().isMiniature() && box.miniature(piece.name()).isPresent()
        ? piece.named(box.freeName(piece.kind()))
        : piece;
  }

  /** A miniature may have got another name meanwhile; what is printed on a card stays. */
  private static boolean isSame(Piece ours, Piece theirs) {
    return ours.kind() == theirs.kind()
        && (ours.kind().isMiniature() || ours.name().equalsIgnoreCase(theirs.name()));
  }

  private static boolean contradict(Optional<Cargo> ours, Optional<Cargo> theirs) {
    return ours.isPresent() && theirs.isPresent() && !ours.equals(theirs);
  }

  private static Piece joined(Piece ours, Piece theirs) {
    var tags = new ArrayList<>(ours.tags());
    theirs.tags().stream().filter(tag -> !tags.contains(tag)).forEach(tags::add);
    return new Piece(ours.kind(), ours.name(), tags, ours.cargo().or(theirs::cargo));
  }
}
