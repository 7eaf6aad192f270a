package org.dradis.hud.simtable;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.dradis.rig.world.Spot;
import org.dradis.session.board.Place;
import org.junit.jupiter.api.Test;

class TablePartTest {
  private static Optional<String> next(String from, int right, int down) {
    Spot middle = TablePart.named(from).orElseThrow().outline().middle();
    return TablePart.towards(middle, right, down).map(TablePart::word);
  }

  @Test
  void everyPlaceOfTheRulesIsAPartOfTheTable() {
    for (Place place : Place.values()) {
      assertEquals(place.isReal(), TablePart.named(place.word()).isPresent(), place.word());
    }
  }

  @Test
  void aShipOnTheBorderOfTwoAreasIsInNeitherForSure() {
    Spot border = new Spot(90, 175);
    assertTrue(TablePart.surelyAt(border).isEmpty());
    assertTrue(TablePart.surelyAt(new Spot(90, 182)).isEmpty());
    assertEquals("bow", TablePart.surelyAt(new Spot(90, 250)).orElseThrow().word());
  }

  @Test
  void arrowsGoToTheNextArea() {
    assertEquals(Optional.of("port-bow"), next("bow", 0, 1));
    assertEquals(Optional.of("starboard-bow"), next("bow", 0, -1));
    assertEquals(Optional.of("stern"), next("bow", 1, 0));
    assertEquals(Optional.of("starboard-quarter"), next("starboard-bow", 1, 0));
    assertEquals(Optional.of("damaged-box"), next("port-bow", 0, 1));
    assertEquals(Optional.of("supply"), next("new-caprica", 1, 0));
    assertEquals(Optional.of("out-of-game"), next("supply", 1, 0));
  }

  @Test
  void theTableHasAnEdge() {
    assertEquals(Optional.empty(), next("bow", -1, 0));
    assertEquals(Optional.empty(), next("out-of-game", 1, 0));
  }

  @Test
  void everyPartCanBeReachedByArrows() {
    for (TablePart part : TablePart.ALL) {
      boolean reached =
          TablePart.ALL.stream()
              .anyMatch(
                  it ->
                      next(it.word(), 1, 0).equals(Optional.of(part.word()))
                          || next(it.word(), -1, 0).equals(Optional.of(part.word()))
                          || next(it.word(), 0, 1).equals(Optional.of(part.word()))
                          || next(it.word(), 0, -1).equals(Optional.of(part.word())));
      assertTrue(reached, part.word());
    }
  }
}
