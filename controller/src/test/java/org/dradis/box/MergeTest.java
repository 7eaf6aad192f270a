package org.dradis.box;

import static org.dradis.box.BoxTest.raiders;
import static org.dradis.box.BoxTest.tag;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.dradis.rules.board.Cargo;
import org.junit.jupiter.api.Test;

class MergeTest {

  @Test
  void theSameBoxAgainChangesNothing() {
    assertEquals(new Merge(raiders(5), 0, List.of(), List.of()), Merge.of(raiders(5), raiders(5)));
  }

  @Test
  void newPiecesAreAdded() {
    var merge = Merge.of(raiders(2), raiders(5));
    assertEquals(raiders(5), merge.box());
    assertEquals(3, merge.added());
  }

  @Test
  void aNameThatIsTakenIsGivenUp() {
    Box other = Box.EMPTY.with(Piece.of(Kind.RAIDER, "raider 1", tag(50)));
    var merge = Merge.of(raiders(2), other);
    assertEquals("raider 3", merge.box().find(tag(50)).orElseThrow().name());
    assertEquals(
        List.of(
            "raider 1 is the name of another miniature here; the one of the file is raider 3 now."),
        merge.renamed());
    assertEquals(List.of(), merge.conflicts());
  }

  @Test
  void aTagThatIsSomethingElseHereStaysThat() {
    Box other = Box.EMPTY.with(Piece.of(Kind.VIPER_MK2, "Starbuck", tag(2)));
    var merge = Merge.of(raiders(2), other);
    assertEquals(raiders(2), merge.box());
    assertEquals(
        List.of("Starbuck of the file has a tag that is raider 2 here; it stays that."),
        merge.conflicts());
  }

  @Test
  void aPieceThatWouldJoinTwoOfOursIsLeftOut() {
    Box other =
        Box.EMPTY.with(new Piece(Kind.RAIDER, "x", List.of(tag(1), tag(2)), Optional.empty()));
    var merge = Merge.of(raiders(2), other);
    assertEquals(raiders(2), merge.box());
    assertEquals(1, merge.conflicts().size());
  }

  @Test
  void ourNameForAMiniatureStaysAndItsSecondTagIsTaken() {
    Box own = Box.EMPTY.with(Piece.of(Kind.RAIDER, "Scarface", tag(1)));
    Box other =
        Box.EMPTY.with(
            new Piece(Kind.RAIDER, "raider 1", List.of(tag(1), tag(2)), Optional.empty()));
    var merge = Merge.of(own, other);
    assertEquals("Scarface", merge.box().find(tag(2)).orElseThrow().name());
    assertEquals(List.of(), merge.conflicts());
  }

  @Test
  void whatAShipHoldsIsTakenButNeverTold() {
    Piece ship = Piece.of(Kind.CIVILIAN_SHIP, "civilian ship 1", tag(1));
    Box unknown = Box.EMPTY.with(ship);
    Box fuel = Box.EMPTY.with(ship.holding(Cargo.POPULATION_AND_FUEL));
    Box nothing = Box.EMPTY.with(ship.holding(Cargo.NOTHING));
    assertEquals(fuel, Merge.of(unknown, fuel).box());
    assertEquals(fuel, Merge.of(fuel, unknown).box());
    var merge = Merge.of(fuel, nothing);
    assertEquals(fuel, merge.box());
    assertEquals(
        List.of("What civilian ship 1 holds is told differently in the file; it stays as it was."),
        merge.conflicts());
    assertTrue(Merge.of(fuel, fuel).conflicts().isEmpty());
  }
}
