package org.dradis.rules.basestars;

import static org.dradis.rules.board.Icon.LAUNCH_RAIDERS;
import static org.dradis.rules.question.Decider.CURRENT_PLAYER;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.dradis.rules.board.Area;
import org.dradis.rules.board.Basestar;
import org.dradis.rules.board.CylonShip;
import org.dradis.rules.board.GameOption;
import org.dradis.rules.drawn.Game;
import org.dradis.rules.drawn.Rule;
import org.dradis.rules.event.Event;
import org.dradis.rules.input.Command;
import org.junit.jupiter.api.Test;

/** The Cylon Fleet location. */
class CylonFleetLocationTest {
  private static final Command LAUNCH = new Command.UseCylonFleet();

  @Test
  @Rule("LA-5")
  void eachBasestarLaunchesTwoRaidersAndAHeavyRaider() {
    Game.drawn("bow: b1\nstern: raider, b2")
        .play(LAUNCH)
        .shows("bow: 2 raiders, heavy raider, b1\nstern: 3 raiders, heavy raider, b2")
        .andNothingElse();
  }

  @Test
  @Rule("LA-5")
  void raidersComeFirst() {
    Game.drawn("port-bow: b2")
        .play(LAUNCH)
        .shows("port-bow: 2 raiders, heavy raider, b2")
        .told(
            new Event.ShipLaunched(Basestar.B2, CylonShip.RAIDER, Area.PORT_BOW, null),
            new Event.ShipLaunched(Basestar.B2, CylonShip.RAIDER, Area.PORT_BOW, null),
            new Event.ShipLaunched(Basestar.B2, CylonShip.HEAVY_RAIDER, Area.PORT_BOW, null));
  }

  @Test
  @Rule("LA-5")
  void shipsThatAreThereNeitherActNorKeepTheBasestarsFromLaunching() {
    Game.drawn("bow: 2 raiders, heavy raider, b1, mk2\nport-bow: heavy raider\ncenturions: 1")
        .play(LAUNCH)
        .shows("bow: 4 raiders, 2 heavy raiders, b1, mk2\nport-bow: heavy raider")
        .andNothingElse()
        .rolled(0);
  }

  @Test
  @Rule({"LA-2", "LA-5"})
  void aDisabledHangarLaunchesNeither() {
    Game.drawn("bow: b1\nstern: b2\nb1: disabled-hangar")
        .play(LAUNCH)
        .shows("bow: b1\nstern: 2 raiders, heavy raider, b2")
        .andNothingElse();
  }

  @Test
  @Rule({"LA-3", "LA-5"})
  void shortagesAreAskedForByType() {
    Game.drawn("bow: 13 raiders, b1\nstern: 3 heavy raiders, b2")
        .play(LAUNCH)
        .asks(CURRENT_PLAYER, "b1", "b2")
        .choose("b2", "b2")
        .asks(CURRENT_PLAYER, "b1", "b2")
        .choose("b1")
        .shows("bow: 14 raiders, heavy raider, b1\nstern: 2 raiders, 3 heavy raiders, b2")
        .andNothingElse();
  }

  @Test
  @Rule("LA-5")
  void withoutABasestarNothingIsLaunchedAndPursuitStays() {
    Game game =
        Game.with(GameOption.CYLON_FLEET, "bow: raider\nfleet bow: b1\npursuit: 3")
            .play(LAUNCH)
            .shows("bow: raider\nfleet bow: b1")
            .andNothingElse();
    assertEquals(List.of(), game.events());
  }

  @Test
  @Rule({"LA-5", "CO-12"})
  void withCylonFleetShipsMayComeFromTheFleetBoardWithoutPursuit() {
    Game.with(
            GameOption.CYLON_FLEET,
            "bow: b1, 18 raiders\nfleet stern: 2 raiders, heavy raider\nfleet bow: 3 heavy raiders")
        .play(LAUNCH)
        .shows("bow: 20 raiders, heavy raider, b1\nfleet bow: 3 heavy raiders")
        .andNothingElse()
        .never(Event.PursuitAdvanced.class);
  }

  @Test
  @Rule({"LA-4", "LA-5"})
  void theOtherChoiceIsAnActivationLikeAnIconAndDoesBringPursuit() {
    Game.with(GameOption.CYLON_FLEET, "bow: raider\npursuit: 1")
        .icon(LAUNCH_RAIDERS)
        .roll(1)
        .shows("bow: raider\nfleet stern: b1")
        .besides("pursuit: 2");
  }
}
