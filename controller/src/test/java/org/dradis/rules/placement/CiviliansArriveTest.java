package org.dradis.rules.placement;

import static org.dradis.rules.question.Decider.ADMIRAL;
import static org.dradis.rules.question.Decider.CAG;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.dradis.rules.board.GameOption;
import org.dradis.rules.drawn.Game;
import org.dradis.rules.drawn.Rule;
import org.dradis.rules.input.Command;
import org.dradis.rules.question.Pool;
import org.junit.jupiter.api.Test;

/** Civilian ships that are placed with no area named. */
class CiviliansArriveTest {
  private static final String SIX =
      """
      bow: c01
      starboard-bow: c02
      starboard-quarter: c03
      stern: c04
      port-quarter: c05
      """;

  @Test
  @Rule({"CO-14", "AC-2"})
  void theAdmiralPicksAnyAreaAlsoOneWithACivilianShip() {
    Game.drawn("bow: c01, raider")
        .play(new Command.PlaceCivilians(1))
        .draw("c02")
        .asks(
            ADMIRAL,
            "bow",
            "starboard-bow",
            "starboard-quarter",
            "stern",
            "port-quarter",
            "port-bow")
        .choose("bow")
        .shows("bow: raider, c01, c02")
        .andNothingElse();
  }

  @Test
  @Rule("CO-14")
  void everyShipIsDrawnAndPlacedBeforeTheNext() {
    Game.drawn("")
        .play(new Command.PlaceCivilians(2))
        .draw("c02")
        .choose("stern")
        .asksDraw(
            Pool.CIVILIAN,
            "c01",
            "c03",
            "c04",
            "c05",
            "c06",
            "c07",
            "c08",
            "c09",
            "c10",
            "c11",
            "c12")
        .draw("c09")
        .choose("stern")
        .shows("stern: c02, c09")
        .andNothingElse();
  }

  @Test
  @Rule({"CO-14", "AC-2"})
  void withCylonFleetTheCagPicksAnAreaWithoutACivilianShip() {
    Game.with(GameOption.CYLON_FLEET, "bow: c01\nstern: c02, c03")
        .play(new Command.PlaceCivilians(2))
        .draw("c04")
        .asks(CAG, "starboard-bow", "starboard-quarter", "port-quarter", "port-bow")
        .choose("port-bow")
        .draw("c05")
        .asks(CAG, "starboard-bow", "starboard-quarter", "port-quarter")
        .choose("starboard-bow")
        .shows("bow: c01\nstarboard-bow: c05\nstern: c02, c03\nport-bow: c04")
        .andNothingElse();
  }

  @Test
  @Rule("CO-14")
  void theLastFreeAreaIsNotAskedFor() {
    Game.with(GameOption.CYLON_FLEET, SIX)
        .play(new Command.PlaceCivilians(1))
        .draw("c06")
        .shows(SIX + "port-bow: c06")
        .andNothingElse();
  }

  @Test
  @Rule("CO-14")
  void withAShipInEveryAreaTheCagPicksAnyArea() {
    Game.with(GameOption.CYLON_FLEET, SIX + "port-bow: c06, c07")
        .play(new Command.PlaceCivilians(1))
        .draw("c08")
        .asks(CAG, "bow", "starboard-bow", "starboard-quarter", "stern", "port-quarter", "port-bow")
        .choose("port-bow")
        .shows(SIX + "port-bow: c06, c07, c08")
        .andNothingElse();
  }

  @Test
  @Rule({"CO-14", "CO-11"})
  void anEmptyPilePlacesNone() {
    Game game =
        Game.drawn("bow: c12\nlost: c01, c02, c03, c04, c05, c06, c07, c08, c09, c10")
            .play(new Command.PlaceCivilians(3))
            .draw("c11")
            .choose("stern")
            .shows("bow: c12\nstern: c11")
            .andNothingElse();
    assertEquals(List.of(), game.board().civilianPile().list());
  }
}
