package org.dradis.box;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.dradis.file.BadField;
import org.dradis.port.TagId;
import org.dradis.rules.board.Cargo;

class BoxProperties {

  @Property
  void whatIsWrittenIsReadAgain(@ForAll("boxes") Box box) {
    assertEquals(box, BoxText.read("box", BoxText.write(box)));
  }

  @Property
  void aMergeKeepsTheOwnAndLosesNothingSilently(
      @ForAll("boxes") Box own, @ForAll("boxes") Box other) {
    Merge merge = Merge.of(own, other);
    for (Piece piece : own.pieces()) {
      for (TagId tag : piece.tags()) {
        Piece kept = merge.box().find(tag).orElseThrow();
        assertEquals(piece.kind(), kept.kind());
        assertEquals(piece.name(), kept.name());
        piece.cargo().ifPresent(cargo -> assertEquals(cargo, kept.cargo().orElseThrow()));
      }
    }
    long missing =
        other.pieces().stream()
            .filter(piece -> !merge.box().tags().containsAll(piece.tags()))
            .count();
    assertTrue(missing <= merge.conflicts().size());
    assertEquals(own.pieces().size() + merge.added(), merge.box().pieces().size());
  }

  @Property
  void aSecondMergeOfTheSameAddsNothing(@ForAll("boxes") Box own, @ForAll("boxes") Box other) {
    Merge first = Merge.of(own, other);
    Merge second = Merge.of(first.box(), other);
    assertEquals(first.box(), second.box());
    assertEquals(0, second.added());
  }

  /** Few tags and names, so that they meet. */
  @Provide
  Arbitrary<Box> boxes() {
    Arbitrary<TagId> tags = Arbitraries.integers().between(1, 12).map(BoxTest::tag);
    Arbitrary<String> names =
        Arbitraries.oneOf(
            Arbitraries.integers().between(1, 6).map(it -> "raider " + it),
            Arbitraries.of("Cloud 9", "Größe \"x\" \\", "船", "civilian ship 1"));
    Arbitrary<Piece> pieces =
        Combinators.combine(
                Arbitraries.of(Kind.RAIDER, Kind.CIVILIAN_SHIP, Kind.CARD),
                names,
                tags.set().ofMinSize(1).ofMaxSize(2),
                Arbitraries.of(Cargo.class).optional())
            .as(
                (kind, name, all, cargo) ->
                    new Piece(
                        kind,
                        name,
                        List.copyOf(all),
                        kind == Kind.CIVILIAN_SHIP ? cargo : Optional.empty()));
    return pieces.list().ofMaxSize(10).map(BoxProperties::fitting);
  }

  private static Box fitting(List<Piece> pieces) {
    Box box = Box.EMPTY;
    for (Piece piece : pieces) {
      try {
        box = box.with(piece);
      } catch (BadField e) {
        // It does not fit to those before it.
      }
    }
    return box;
  }
}
