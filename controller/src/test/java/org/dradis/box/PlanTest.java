package org.dradis.box;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.dradis.file.BadField;
import org.dradis.port.TagId;
import org.dradis.rules.board.Cargo;
import org.junit.jupiter.api.Test;

class PlanTest {
  private static final Plan RAIDERS = Plan.of(Kind.RAIDER);
  private static final TagId BANK_CARD = TagId.parse("08A1B2C3");

  private static TagId tag(int number) {
    return TagId.parse("E00401501234%04X".formatted(number));
  }

  private static Box raiders(int... tags) {
    Box box = Box.EMPTY;
    for (int tag : tags) {
      box = RAIDERS.enrol(box, tag(tag));
    }
    return box;
  }

  @Test
  void theNextTagGetsTheNextFreeNumber() {
    Box box = raiders(1, 3);
    assertEquals(
        List.of(
            new Arrival.Enrolled(
                tag(7), Piece.of(Kind.RAIDER, "raider 3", tag(7)), raiders(1, 3, 7))),
        RAIDERS.receive(box, List.of(tag(7))));
  }

  @Test
  void nobodyKnowsWhichOfTwoIsMeant() {
    assertEquals(
        List.of(new Arrival.Several(List.of(tag(1), tag(2)))),
        RAIDERS.receive(Box.EMPTY, List.of(tag(1), tag(2))));
  }

  @Test
  void oneThatIsEnrolledDoesNotMakeTwoOfOne() {
    Box box = raiders(1);
    assertEquals(
        List.of(
            new Arrival.Known(tag(1), box.pieces().getFirst()),
            new Arrival.Fleeting(BANK_CARD),
            new Arrival.Enrolled(tag(2), Piece.of(Kind.RAIDER, "raider 2", tag(2)), raiders(1, 2))),
        RAIDERS.receive(box, List.of(tag(1), BANK_CARD, tag(2))));
  }

  @Test
  void aSecondTagLeavesWhatTheShipHolds() {
    Piece ship = Piece.of(Kind.CIVILIAN_SHIP, "civilian ship 1", tag(1)).holding(Cargo.NOTHING);
    Box box = Plan.also(ship).enrol(Box.EMPTY.with(ship), tag(2));
    assertEquals(List.of(tag(1), tag(2)), box.pieces().getFirst().tags());
    assertEquals(Optional.of(Cargo.NOTHING), box.pieces().getFirst().cargo());
  }

  @Test
  void twoMiniaturesOfOneNameAreRefused() {
    Box box = Plan.of(Kind.VIPER_MK2, "Starbuck").enrol(Box.EMPTY, tag(1));
    Plan again = Plan.of(Kind.VIPER_MK7, "Starbuck");
    assertThrows(BadField.class, () -> again.enrol(box, tag(2)));
  }

  @Test
  void aWholeBoxIsWhatIsNobodysYet() {
    Box box = raiders(1, 2);
    assertEquals(
        List.of(
            Piece.of(Kind.RAIDER, "raider 3", tag(5)), Piece.of(Kind.RAIDER, "raider 4", tag(6))),
        Plan.each(box, Kind.RAIDER, List.of(tag(1), tag(5), BANK_CARD, tag(6))));
    assertTrue(Plan.each(box, Kind.RAIDER, List.of(tag(2))).isEmpty());
  }

  @Test
  void whatLiesThereHasNotJustCome() {
    Newcomers newcomers = new Newcomers();
    newcomers.passOver(List.of(tag(1)));
    assertEquals(List.of(tag(2)), newcomers.among(List.of(tag(1), tag(2))));
    assertEquals(List.of(), newcomers.among(List.of(tag(1), tag(2))));
    assertEquals(List.of(), newcomers.among(List.of(tag(2))));
    assertEquals(List.of(tag(1)), newcomers.among(List.of(tag(1), tag(2))));
  }
}
