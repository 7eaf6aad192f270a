package org.dradis.rules.jump;

import static org.dradis.rules.board.Area.BOW;
import static org.dradis.rules.board.Area.PORT_BOW;
import static org.dradis.rules.board.Area.STERN;
import static org.dradis.rules.board.CivilianShip.C01;
import static org.dradis.rules.board.CivilianShip.C02;
import static org.dradis.rules.board.Craft.ASSAULT_RAPTOR;
import static org.dradis.rules.board.Craft.MK2;
import static org.dradis.rules.question.Decider.CURRENT_PLAYER;
import static org.dradis.rules.question.Decider.PILOT;

import java.util.List;
import org.dradis.rules.board.CivilianShip;
import org.dradis.rules.board.Craft;
import org.dradis.rules.board.GameOption;
import org.dradis.rules.board.PieceSet;
import org.dradis.rules.board.Placement;
import org.dradis.rules.board.Player;
import org.dradis.rules.board.PlayerState;
import org.dradis.rules.drawn.Game;
import org.dradis.rules.drawn.Rule;
import org.dradis.rules.drawn.Table;
import org.dradis.rules.event.Event;
import org.dradis.rules.input.Command;
import org.dradis.rules.input.Placed;
import org.dradis.rules.play.Rejection;
import org.dradis.rules.question.Decider;
import org.dradis.rules.question.Pool;
import org.junit.jupiter.api.Test;

/** What a jump does to the board. */
class JumpTest {
  private static final PieceSet<GameOption> FLEET_AND_DAYBREAK =
      GameOption.NONE.with(GameOption.CYLON_FLEET).with(GameOption.DAYBREAK);

  private static Command jump(int distance, Placed... destination) {
    return new Command.Jump(distance, List.of(destination));
  }

  @Test
  @Rule("JP-2")
  void spaceIsClearedAndCenturionsStay() {
    Game.with(
            GameOption.PEGASUS,
            """
            bow: 3 raiders, scar, heavy raider, b1, 2 mk2, Starbuck in mk2, c01
            stern: b2, c02
            centurions: 0, 3
            b1: disabled-hangar, structural-damage
            b2: critical-hit
            damaged: mk2
            jump: 3
            """)
        .play(jump(2))
        .shows("")
        .besides("reserves: 8 mk2", "b1: none", "b2: none", "jump: 0", "distance: 2")
        .told(
            new Event.CylonsLeftBehind(BOW, 4, 1, 1, false),
            new Event.CylonsLeftBehind(STERN, 0, 0, 1, false))
        .told(new Event.CivilianRegrouped(C01, BOW), new Event.CivilianRegrouped(C02, STERN));
  }

  @Test
  @Rule({"JP-2", "VI-3"})
  void pilotsLeaveTheirVipersAndNobodyIsWounded() {
    Game.drawn("port-bow: Apollo in mk2, Starbuck in mk2")
        .but(Table.players(new Player("Apollo", PlayerState.HUMAN, false)))
        .play(jump(1))
        .shows("")
        .besides("reserves: 8 mk2", "distance: 1")
        .told(
            new Event.ViperReturned(MK2, PORT_BOW, "Apollo"),
            new Event.ViperReturned(MK2, PORT_BOW, "Starbuck"));
  }

  @Test
  @Rule("JP-2")
  void civilianShipsAreInThePileAgain() {
    Game.drawn("stern: c01\nlost: " + Table.allBut("c01", "c02"))
        .play(jump(1))
        .play(new Command.LoseCivilian())
        .asksDraw(Pool.CIVILIAN, "c01", "c02");
  }

  @Test
  @Rule("CF-3")
  void withCylonFleetTheCylonsFollow() {
    Game.with(
            GameOption.CYLON_FLEET,
            """
            bow: 3 raiders, b2
            stern: heavy raider, 2 mk2, mk7, Starbuck in mk7, c01
            port-bow: raider, c02
            fleet bow: 2 raiders, heavy raider, b1
            b2: critical-hit
            centurions: 1
            pursuit: 2
            """)
        .play(jump(2))
        .shows(
            """
            stern: c01
            port-bow: c02
            fleet bow: 5 raiders, heavy raider, b1, b2
            fleet stern: heavy raider
            fleet port-bow: raider
            """)
        .besides("reserves: 6 mk2, 2 mk7", "b2: none", "distance: 2")
        .told(
            new Event.CylonsLeftBehind(BOW, 3, 0, 1, true),
            new Event.CylonsLeftBehind(STERN, 0, 1, 0, true),
            new Event.CylonsLeftBehind(PORT_BOW, 1, 0, 0, true))
        .told(
            new Event.ViperReturned(MK2, STERN, null),
            new Event.ViperReturned(MK2, STERN, null),
            new Event.ViperReturned(Craft.MK7, STERN, null),
            new Event.ViperReturned(Craft.MK7, STERN, "Starbuck"))
        .never(Event.CivilianRegrouped.class);
  }

  @Test
  @Rule("JP-2")
  void assaultRaptorsMayStayAndEachIsAskedFor() {
    Game.with(
            GameOption.DAYBREAK,
            """
            stern: assault raptor, mk2
            port-bow: assault raptor, Apollo in assault raptor, Helo in assault raptor, raider
            """)
        .play(jump(1))
        .asks(CURRENT_PLAYER, "reserves", "stay")
        .choose("stay")
        .asks(CURRENT_PLAYER, "reserves", "stay")
        .choose("reserves")
        .asks(PILOT, "reserves", "stay")
        .choose("reserves")
        .asks(PILOT, "reserves", "stay")
        .choose("stay")
        .shows("stern: assault raptor\nport-bow: Helo in assault raptor")
        .besides("reserves: 8 mk2, 2 assault raptors", "distance: 1")
        .told(
            new Event.ViperReturned(ASSAULT_RAPTOR, PORT_BOW, null),
            new Event.ViperReturned(ASSAULT_RAPTOR, PORT_BOW, "Apollo"),
            new Event.ViperReturned(MK2, STERN, null));
  }

  @Test
  @Rule("JP-2")
  void twoUnmannedAssaultRaptorsInOneAreaAreTwoQuestions() {
    Game.with(GameOption.DAYBREAK, "bow: 2 assault raptors")
        .play(jump(1))
        .choose("stay", "reserves")
        .shows("bow: assault raptor")
        .besides("reserves: 8 mk2, assault raptor", "distance: 1");
  }

  @Test
  @Rule("JP-2")
  void theQuestionComesBeforeTheDistance() {
    Game.with(GameOption.DAYBREAK, "bow: assault raptor\njump: 4")
        .play(new Command.AdvanceJumpTrack())
        .asks(CURRENT_PLAYER, "reserves", "stay")
        .choose("stay")
        .asks(Decider.ADMIRAL, "1", "2", "3", "0")
        .choose("1")
        .shows("bow: assault raptor");
  }

  @Test
  @Rule({"JP-2", "CF-3"})
  void assaultRaptorsMayStayWithCylonFleetToo() {
    Game.with(FLEET_AND_DAYBREAK, "bow: assault raptor, mk7, raider")
        .play(jump(1))
        .choose("stay")
        .shows("bow: assault raptor\nfleet bow: raider");
  }

  @Test
  @Rule("JP-2")
  void theDestinationPlacesItsShipsIntoTheClearedSpace() {
    Game.drawn("bow: 14 raiders, b1\nstern: c01")
        .play(
            jump(
                2,
                new Placed(BOW, new Placement(1, 3, 0, 0, 0)),
                new Placed(STERN, new Placement(0, 0, 0, 1, 1))))
        .draw("c01")
        .shows("bow: 3 raiders, b1\nstern: mk2, c01")
        .besides("reserves: 7 mk2", "distance: 2");
  }

  @Test
  @Rule({"JP-2", "CO-12"})
  void withCylonFleetADestinationMayTakeBackWhatJustFollowed() {
    Game.with(GameOption.CYLON_FLEET, "bow: b1\nstern: b2")
        .play(jump(1, new Placed(PORT_BOW, new Placement(1, 0, 0, 0, 0))))
        .shows("port-bow: b2\nfleet bow: b1");
  }

  @Test
  @Rule({"JP-2", "JP-3"})
  void theDestinationIsCarriedOutBeforeItsDistanceCounts() {
    Game.drawn("objective: new-caprica\ndistance: 6")
        .play(jump(1, new Placed(BOW, new Placement(1, 2, 0, 0, 1))))
        .draw("c05")
        .shows("bow: 2 raiders, b1")
        .told(new Event.CivilianPlaced(CivilianShip.C05, BOW), new Event.NewCapricaBegan(12));
  }

  @Test
  @Rule("JP-2")
  void aJumpGoesFromAnySpaceOfTheTrack() {
    for (int space = 0; space <= 4; space++) {
      Game game = Game.drawn("distance: 3\njump: " + space).play(jump(0));
      if (space == 0) {
        game.andNothingElse();
      } else {
        game.besides("jump: 0");
      }
      game.told(new Event.FleetJumped(0), new Event.DistanceTravelled(0, 3));
    }
  }

  @Test
  @Rule("JP-2")
  void noDestinationIsBehindTheFleet() {
    Game.drawn("distance: 3").refuses(jump(-1), Rejection.Code.OUT_OF_RANGE, "").shows("");
  }
}
