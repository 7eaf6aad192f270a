package org.dradis.port;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class LedMapTest {
  private static final String HEAD = "led,place,x,y\n";

  @Test
  void theReferenceTableHas120Leds() {
    var map = LedMap.ofReferenceTable();
    map.check(120);
    assertEquals(12, map.at(LedPlace.BOW).size());
    assertEquals(0, map.leds().getFirst().number());
    assertEquals(119, map.leds().getLast().number());
  }

  /** The board of 560 by 420 mm lies at 20, 40. */
  @Test
  void itsAreasLieRoundGalacticaWithTheBowPointingLeft() {
    var map = LedMap.ofReferenceTable();
    assertTrue(middle(map, LedPlace.BOW)[0] < middle(map, LedPlace.GALACTICA)[0]);
    assertTrue(middle(map, LedPlace.STERN)[0] > middle(map, LedPlace.GALACTICA)[0]);
    assertTrue(middle(map, LedPlace.STARBOARD_BOW)[1] < middle(map, LedPlace.BOW)[1]);
    assertTrue(middle(map, LedPlace.PORT_BOW)[1] > middle(map, LedPlace.BOW)[1]);
    assertTrue(middle(map, LedPlace.PORT_BOW)[0] < middle(map, LedPlace.PORT_QUARTER)[0]);
    for (var led : map.leds()) {
      assertTrue(led.x() < 880 && led.y() < 500, led::toString);
    }
  }

  @Test
  void everyThingOfTheReferenceTableIsLit() {
    var map = LedMap.ofReferenceTable();
    var without =
        List.of(
            LedPlace.RESERVES,
            LedPlace.DAMAGED_BOX,
            LedPlace.CIVILIAN_PILE,
            LedPlace.NEW_CAPRICA,
            LedPlace.UNUSED);
    for (var place : LedPlace.values()) {
      assertEquals(without.contains(place), map.at(place).isEmpty(), place.word());
    }
  }

  @Test
  void theStepsOfATrackFollowTheFileNotTheWire() {
    var map =
        LedMap.parse(
            "my.csv", HEAD + "5,jump-track,0,0\n4,jump-track,1,0\n3,jump-track,2,0\n" + rest());
    assertEquals(5, map.at(LedPlace.JUMP_TRACK, 0).getFirst().number());
    assertEquals(0, map.at(LedPlace.JUMP_TRACK, 5).getFirst().number());
    assertEquals(0, map.leds().getFirst().number());
    assertThrows(IndexOutOfBoundsException.class, () -> map.at(LedPlace.JUMP_TRACK, 6));
  }

  private static String rest() {
    return "2,jump-track,3,0\n1,jump-track,4,0\n0,jump-track,5,0\n";
  }

  @Test
  void aPlaceWithoutLedsIsEmpty() {
    var map = LedMap.parse("my.csv", HEAD + "0,bow,1,1\n");
    assertEquals(List.of(), map.at(LedPlace.STERN));
    assertEquals(List.of(), map.at(LedPlace.JUMP_TRACK, 3));
  }

  @Test
  void remarksBlanksAndTheMarkOfASpreadsheetAreNoRows() {
    var map = LedMap.parse("my.csv", "\uFEFF# mine\r\n\r\nled, place, x, y\r\n0 , bow, 1, 2\r\n");
    assertEquals(List.of(new LedMap.Led(0, LedPlace.BOW, 1, 2)), map.leds());
  }

  @Test
  void whatIsWrongIsOneSentence() {
    assertWrong("my.csv: there is no LED in it.", "");
    assertWrong("my.csv, line 1: the first row must be \"led,place,x,y\".", "0;bow;1;2");
    assertWrong(
        "my.csv, line 2: a row is a number, a place, x and y, such as \"7,bow,42,250\".",
        HEAD + "0,bow,1");
    assertWrong("my.csv, line 3: LED 0 is there already.", HEAD + "0,bow,1,1\n0,stern,2,2");
    assertWrong(
        "my.csv, line 2: there is no place called \"prow\".", HEAD + "0,prow,1,1\n1,bow,1,1");
    assertWrong("my.csv, line 2: the LED must be 0 to 9999, not \"-1\".", HEAD + "-1,bow,1,1");
    assertWrong("my.csv, line 2: x must be 0 to 10000, not \"1.5\".", HEAD + "0,bow,1.5,1");
    assertWrong("my.csv, line 2: y must be 0 to 10000, not \"99999\".", HEAD + "0,bow,1,99999");
    assertWrong(
        "my.csv: LED 1 is missing; write \"unused\" for one that nobody sees.",
        HEAD + "0,bow,1,1\n2,bow,2,2");
    assertWrong(
        "my.csv: pursuit-track has 5 steps, each with the same number of LEDs, so it cannot have"
            + " 2 LEDs.",
        HEAD + "0,pursuit-track,1,1\n1,pursuit-track,2,2");
  }

  @Test
  void aStripOfAnotherLengthIsRefused() {
    var map = LedMap.parse("my.csv", HEAD + "0,bow,1,1\n");
    var e = assertThrows(IllegalArgumentException.class, () -> map.check(60));
    assertEquals("The LED map has 1 LEDs, but the strip has 60.", e.getMessage());
  }

  @Test
  void wordsOfPlacesAreNamesThatZonesCanHave() {
    for (var place : LedPlace.values()) {
      assertEquals(place.word(), new Zone(place.word()).name());
      assertEquals(place, LedPlace.of(place.word()).orElseThrow());
    }
    assertFalse(LedPlace.of("BOW").isPresent());
  }

  private static double[] middle(LedMap map, LedPlace place) {
    return new double[] {
      map.at(place).stream().mapToInt(LedMap.Led::x).average().orElseThrow(),
      map.at(place).stream().mapToInt(LedMap.Led::y).average().orElseThrow()
    };
  }

  private static void assertWrong(String sentence, String text) {
    var e = assertThrows(IllegalArgumentException.class, () -> LedMap.parse("my.csv", text));
    assertEquals(sentence, e.getMessage());
  }
}
