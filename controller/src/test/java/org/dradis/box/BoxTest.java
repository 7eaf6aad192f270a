package org.dradis.box;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Optional;
import org.dradis.file.BadField;
import org.dradis.port.TagId;
import org.dradis.rules.board.Cargo;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BoxTest {

  static TagId tag(int number) {
    return TagId.parse("E00401501234%04X".formatted(number));
  }

  static Box raiders(int count) {
    Box box = Box.EMPTY;
    for (int i = 1; i <= count; i++) {
      box = box.with(Piece.of(Kind.RAIDER, box.freeName(Kind.RAIDER), tag(i)));
    }
    return box;
  }

  @Test
  void miniaturesAreNumberedAndTheirOrderIsThatOfTheNumbers() {
    assertEquals("raider 9", raiders(11).pieces().get(8).name());
    assertEquals("raider 11", raiders(11).pieces().getLast().name());
  }

  @Test
  void aNumberThatIsFreeAgainIsUsedFirst() {
    Box box = raiders(3);
    box = box.without(box.miniature("raider 2").orElseThrow());
    assertEquals("raider 2", box.freeName(Kind.RAIDER));
  }

  @Test
  void theTwoBasestarsAreToldApart() {
    Box box = Box.EMPTY.with(Piece.of(Kind.BASESTAR, Box.EMPTY.freeName(Kind.BASESTAR), tag(1)));
    assertEquals("basestar 2", box.freeName(Kind.BASESTAR));
  }

  @Test
  void aTagIsEnrolledOnce() {
    assertComplains(
        "tag " + tag(1) + ": is enrolled already, as raider 1",
        () -> raiders(2).with(Piece.of(Kind.VIPER_MK2, "Starbuck", tag(1))));
  }

  @Test
  void twoMiniaturesCannotHaveOneName() {
    assertComplains(
        "RAIDER 1: another miniature has this name",
        () -> raiders(2).with(Piece.of(Kind.VIPER_MK2, "RAIDER 1", tag(9))));
  }

  @Test
  void copiesOfACardHaveOneName() {
    Box box =
        Box.of(
            List.of(
                Piece.of(Kind.CARD, "Water Shortage", tag(1)),
                Piece.of(Kind.CARD, "Water Shortage", tag(2))));
    assertEquals(2, box.called("card water shortage").size());
    assertEquals(1, box.called(tag(2).toString()).size());
  }

  @Test
  void aTwentyFirstRaiderIsOneTooMany() {
    assertEquals(List.of(), raiders(20).surplus());
    assertEquals(
        List.of("The game has 20 raiders, but 21 are enrolled; dradis enrol --list shows them."),
        raiders(21).surplus());
  }

  @Test
  void cardsHaveNoLimit() {
    Box box = Box.EMPTY;
    for (int i = 0; i < 80; i++) {
      box = box.with(Piece.of(Kind.CARD, "card " + i, tag(i)));
    }
    assertEquals(List.of(), box.surplus());
  }

  @Test
  void aTagThatChangesItsNumberCannotBeEnrolled() {
    assertComplains(
        "raider 1: tag 08AABBCC changes its number each time it is read",
        () -> Piece.of(Kind.RAIDER, "raider 1", TagId.parse("08AABBCC")));
  }

  @Test
  void onlyCivilianShipsHoldSomething() {
    assertComplains(
        "raider 1: only a civilian ship holds something, not a raider",
        () -> Piece.of(Kind.RAIDER, "raider 1", tag(1)).holding(Cargo.NOTHING));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "  ", "a\nb", "a\u2028b", "\u001B[31m"})
  void aNameIsOneLineThatSaysSomething(String name) {
    assertThrows(BadField.class, () -> Piece.of(Kind.RAIDER, name, tag(1)));
  }

  @Test
  void aMiniatureMayCarryATagForTheZonesAndOneForThePad() {
    TagId pad = TagId.parse("04A1B2C3D4E5F6");
    Box box =
        Box.EMPTY.with(new Piece(Kind.RAIDER, "raider 1", List.of(tag(1), pad), Optional.empty()));
    assertEquals(box.find(tag(1)), box.find(pad));
    assertEquals(1, box.count(Kind.RAIDER));
    assertEquals(List.of(tag(1), pad), List.copyOf(box.tags()));
  }

  @Test
  void nothingPrintsWhatAShipHolds() {
    Piece ship = Piece.of(Kind.CIVILIAN_SHIP, "civilian ship 1", tag(1));
    String unknown = Box.EMPTY.with(ship).toString();
    for (Cargo cargo : Cargo.values()) {
      assertEquals(unknown, Box.EMPTY.with(ship.holding(cargo)).toString());
      assertFalse(ship.holding(cargo).toString().contains(cargo.word()));
    }
  }

  private static void assertComplains(
      String sentence, org.junit.jupiter.api.function.Executable doing) {
    assertEquals(sentence, assertThrows(BadField.class, doing).getMessage());
  }
}
