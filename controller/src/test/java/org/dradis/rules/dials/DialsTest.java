package org.dradis.rules.dials;

import static org.dradis.rules.board.Icon.ACTIVATE_RAIDERS;
import static org.dradis.rules.question.Decider.CURRENT_PLAYER;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.dradis.rules.board.Dials;
import org.dradis.rules.board.Resource;
import org.dradis.rules.drawn.Game;
import org.dradis.rules.drawn.Rule;
import org.dradis.rules.event.Event;
import org.dradis.rules.input.Command;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** The four resource dials. */
class DialsTest {
  @Test
  @Rule("CO-8")
  void theDialsAtTheStart() {
    assertEquals(new Dials(8, 8, 10, 12), Game.drawn("").board().dials());
  }

  @Test
  @Rule("CO-8")
  void eachDialTurnsByItself() {
    Game.drawn("")
        .play(new Command.TurnDials(-1, 2, -3, 0))
        .shows("")
        .besides("fuel: 7", "food: 10", "morale: 7")
        .told(
            new Event.DialTurned(Resource.FUEL, 8, 7),
            new Event.DialTurned(Resource.FOOD, 8, 10),
            new Event.DialTurned(Resource.MORALE, 10, 7));
  }

  @Test
  @Rule("CO-8")
  void noDialGoesBelowZero() {
    Game.drawn("fuel: 1")
        .play(new Command.TurnDials(-1, -8, -11, -100))
        .besides("fuel: 0", "food: 0", "morale: 0", "population: 0")
        .play(new Command.TurnDials(-1, -1, -1, -1))
        .besides("fuel: 0", "food: 0", "morale: 0", "population: 0")
        .told(
            new Event.DialTurned(Resource.FUEL, 1, 0),
            new Event.DialTurned(Resource.FOOD, 8, 0),
            new Event.DialTurned(Resource.MORALE, 10, 0),
            new Event.DialTurned(Resource.POPULATION, 12, 0));
  }

  @Test
  @Rule("CO-8")
  void noDialGoesAboveFifteen() {
    Game.drawn("fuel: 14")
        .play(new Command.TurnDials(1, 7, 6, Integer.MAX_VALUE))
        .besides("fuel: 15", "food: 15", "morale: 15", "population: 15")
        .play(new Command.TurnDials(1, 0, 0, 0))
        .besides("fuel: 15", "food: 15", "morale: 15", "population: 15");
  }

  @Test
  @Rule("CO-8")
  void aLossStopsAtZeroToo() {
    Game.drawn("bow: raider, c07\npopulation: 1")
        .icon(ACTIVATE_RAIDERS)
        .shows("bow: raider")
        .besides("lost: c07", "population: 0");
  }

  @ParameterizedTest
  @CsvSource({"FUEL, 4", "FOOD, 4", "MORALE, 5", "POPULATION, 6"})
  @Rule("CO-8")
  void theRedZones(Resource resource, int lastRed) {
    for (int value = 0; value <= Dials.MOST; value++) {
      assertEquals(value <= lastRed, resource.isRedAt(value), resource + " " + value);
    }
    Dials atEdge = Dials.START.turn(resource, lastRed - resource.start());
    assertTrue(atEdge.anyRed(), "one red dial is enough");
    assertFalse(atEdge.turn(resource, 1).anyRed());
  }

  @Test
  @Rule("CO-13")
  void theHighestResource() {
    Game.drawn("")
        .play(new Command.TurnExtremeDial(true, -1))
        .besides("population: 11")
        .told(new Event.DialTurned(Resource.POPULATION, 12, 11));
  }

  @Test
  @Rule("CO-13")
  void theLowestResource() {
    Game.drawn("morale: 3").play(new Command.TurnExtremeDial(false, 2)).besides("morale: 5");
  }

  @Test
  @Rule({"CO-13", "AC-2"})
  void onATieTheCurrentPlayerPicks() {
    Game.drawn("")
        .play(new Command.TurnExtremeDial(false, 1))
        .asks(CURRENT_PLAYER, "fuel", "food")
        .choose("food")
        .shows("")
        .besides("food: 9");
    Game.drawn("morale: 12")
        .play(new Command.TurnExtremeDial(true, -1))
        .asks(CURRENT_PLAYER, "morale", "population")
        .choose("morale")
        .shows("")
        .besides("morale: 11");
  }

  @Test
  @Rule("CO-13")
  void allFourMayTie() {
    Game.drawn("fuel: 7\nfood: 7\nmorale: 7\npopulation: 7")
        .play(new Command.TurnExtremeDial(true, -1))
        .asks(CURRENT_PLAYER, "fuel", "food", "morale", "population")
        .choose("population")
        .shows("")
        .besides("population: 6");
  }

  @ParameterizedTest
  @EnumSource(Resource.class)
  @Rule("CO-13")
  void aLoneExtremeIsNotAskedForWhicheverDialItIs(Resource resource) {
    String level = "fuel: 7\nfood: 7\nmorale: 7\npopulation: 7\n";
    Game.drawn(level + resource.word() + ": 8")
        .play(new Command.TurnExtremeDial(true, -3))
        .shows("")
        .besides(resource.word() + ": 5");
    Game.drawn(level + resource.word() + ": 6")
        .play(new Command.TurnExtremeDial(false, 3))
        .shows("")
        .besides(resource.word() + ": 9");
  }
}
