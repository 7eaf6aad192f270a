package org.dradis.rules.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;

import org.dradis.rules.drawn.Game;
import org.dradis.rules.drawn.Rule;
import org.dradis.rules.event.Event;
import org.dradis.rules.input.Command;
import org.dradis.rules.question.Pool;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Twelve civilian ships, face down, and what they hold. */
class CivilianShipsTest {
  private static final Command LOSE = new Command.LoseCivilian();

  @ParameterizedTest
  @ValueSource(strings = {"c01", "c02", "c03", "c04", "c05", "c06"})
  @Rule("CO-4")
  void sixShipsLoseOnePopulation(String ship) {
    Game.drawn("").play(LOSE).draw(ship).shows("").besides("lost: " + ship, "population: 11");
  }

  @ParameterizedTest
  @ValueSource(strings = {"c07", "c08"})
  @Rule("CO-4")
  void twoShipsLoseTwoPopulation(String ship) {
    Game.drawn("").play(LOSE).draw(ship).shows("").besides("lost: " + ship, "population: 10");
  }

  @ParameterizedTest
  @CsvSource({"c09, fuel: 7", "c10, morale: 9"})
  @Rule("CO-4")
  void oneShipLosesFuelAndOneMoraleBesideOnePopulation(String ship, String alsoLost) {
    Game.drawn("")
        .play(LOSE)
        .draw(ship)
        .shows("")
        .besides("lost: " + ship, alsoLost, "population: 11");
  }

  @ParameterizedTest
  @ValueSource(strings = {"c11", "c12"})
  @Rule("CO-4")
  void twoShipsLoseNothing(String ship) {
    Game.drawn("").play(LOSE).draw(ship).shows("").besides("lost: " + ship);
  }

  @Test
  @Rule("CO-4")
  void thereAreTwelveAndAllTogetherHoldTwelvePopulationOneFuelAndOneMorale() {
    Game game = Game.drawn("population: 15");
    for (int number = 1; number <= 12; number++) {
      game.play(LOSE).draw("c%02d".formatted(number));
    }
    game.shows("")
        .besides(
            "lost: c01, c02, c03, c04, c05, c06, c07, c08, c09, c10, c11, c12",
            "fuel: 7",
            "morale: 9",
            "population: 3")
        .never(Event.NothingHappened.class)
        .play(LOSE)
        .told(new Event.NothingHappened("DM-9"));
  }

  @Test
  @Rule("CO-4")
  void atATableNobodyKnowsTheContentsUntilAShipIsTurnedUp() {
    Board start = StartPosition.of(GameOption.NONE, Manifest.UNKNOWN);
    Game game = Game.of(start).play(LOSE).draw("c05");
    assertNull(game.board().civilians().manifest().of(CivilianShip.C05));
    game.asksDraw(
            Pool.CARGO,
            "one-population",
            "two-population",
            "population-and-fuel",
            "population-and-morale",
            "nothing")
        .draw("population-and-fuel")
        .besides("lost: c05", "fuel: 7", "population: 11")
        .play(LOSE)
        .draw("c06")
        .asksDraw(
            Pool.CARGO, "one-population", "two-population", "population-and-morale", "nothing")
        .draw("two-population")
        .play(LOSE)
        .draw("c07")
        .draw("two-population")
        .play(LOSE)
        .draw("c08")
        .asksDraw(Pool.CARGO, "one-population", "population-and-morale", "nothing")
        .draw("nothing")
        .besides("lost: c05, c06, c07, c08", "fuel: 7", "population: 7");
  }

  @Test
  @Rule("CO-4")
  void contentsAreInNoLogBeforeTheShipIsDestroyed() {
    Game game = Game.drawn("bow: c09").place("stern: civilian").draw("c10");
    String log = game.board() + " " + game.events();
    for (Cargo cargo : Cargo.values()) {
      assertFalse(log.contains(cargo.name()), log);
      assertFalse(log.contains(cargo.word()), log);
    }
    game.play(LOSE)
        .draw("c11")
        .told(new Event.CivilianDestroyed(CivilianShip.C11, Cargo.NOTHING, null));
    assertEquals(
        "c01, c02, c03, c04, c05, c06, c07, c08, c12",
        String.join(
            ", ", game.board().civilianPile().list().stream().map(CivilianShip::word).toList()));
  }
}
