package org.dradis.box;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.dradis.file.BadField;
import org.dradis.port.TagId;

/** All that is enrolled. No tag is there twice, and no two miniatures have one name. */
public final class Box {
  public static final Box EMPTY = new Box(List.of());

  private final List<Piece> pieces;
  private final Map<TagId, Piece> byTag = new LinkedHashMap<>();

  private Box(List<Piece> pieces) {
    this.pieces = pieces.stream().sorted(Piece.ORDER).toList();
    for (Piece piece : this.pieces) {
      piece.tags().forEach(tag -> byTag.put(tag, piece));
    }
  }

  public static Box of(Collection<Piece> pieces) {
    Box box = EMPTY;
    for (Piece piece : pieces) {
      box = box.with(piece);
    }
    return box;
  }

  /** By kinds, then by names. */
  public List<Piece> pieces() {
    return pieces;
  }

  public Collection<TagId> tags() {
    return List.copyOf(byTag.keySet());
  }

  public Optional<Piece> find(TagId tag) {
    return Optional.ofNullable(byTag.get(tag));
  }

  /** The miniature of this name. */
  public Optional<Piece> miniature(String name) {
    return pieces.stream()
        .filter(piece -> piece.kind().isMiniature() && piece.name().equalsIgnoreCase(name.strip()))
        .findFirst();
  }

  /** All things that go by a name, a label or the number of a tag. */
  public List<Piece> called(String words) {
    String name = words.strip();
    return pieces.stream()
        .filter(
            piece ->
                piece.name().equalsIgnoreCase(name)
                    || piece.label().equalsIgnoreCase(name)
                    || piece.tags().stream().anyMatch(it -> it.toString().equalsIgnoreCase(name)))
        .toList();
  }

  public int count(Kind kind) {
    return (int) pieces.stream().filter(piece -> piece.kind() == kind).count();
  }

  /** The first of "raider 1", "raider 2" and so on that no miniature has. */
  public String freeName(Kind kind) {
    int number = 1;
    while (miniature(kind.noun() + " " + number).isPresent()) {
      number++;
    }
    return kind.noun() + " " + number;
  }

  public Box with(Piece piece) {
    for (TagId tag : piece.tags()) {
      find(tag)
          .ifPresent(
              owner -> {
                throw new BadField("tag " + tag, "is enrolled already, as " + owner.label());
              });
    }
    if (piece.kind().isMiniature() && miniature(piece.name()).isPresent()) {
      throw new BadField(piece.name(), "another miniature has this name");
    }
    List<Piece> more = new ArrayList<>(pieces);
    more.add(piece);
    return new Box(more);
  }

  public Box without(Piece piece) {
    return new Box(pieces.stream().filter(it -> !it.equals(piece)).toList());
  }

  /** Puts one piece in the place of another. */
  public Box replacing(Piece piece, Piece other) {
    return without(piece).with(other);
  }

  /** A sentence for each kind of which there are more than the game has (CO). */
  public List<String> surplus() {
    List<String> sentences = new ArrayList<>();
    for (Kind kind : Kind.values()) {
      OptionalInt limit = kind.limit();
      if (limit.isPresent() && count(kind) > limit.getAsInt()) {
        sentences.add(
            "The game has %d %s, but %d are enrolled; dradis enrol --list shows them."
                .formatted(
                    limit.getAsInt(),
                    limit.getAsInt() == 1 ? kind.noun() : plural(kind),
                    count(kind)));
      }
    }
    return sentences;
  }

  /** As in a sentence about several. */
  public static String plural(Kind kind) {
    return switch (kind) {
      case VIPER_MK2, VIPER_MK7 -> kind.noun().replace("viper", "vipers");
      default -> kind.noun() + "s";
    };
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Box box && pieces.equals(box.pieces);
  }

  @Override
  public int hashCode() {
    return pieces.hashCode();
  }

  @Override
  public String toString() {
    return pieces.toString();
  }
}
