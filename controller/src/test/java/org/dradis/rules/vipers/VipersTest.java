package org.dradis.rules.vipers;

import static org.dradis.rules.board.Area.BOW;
import static org.dradis.rules.board.Area.PORT_BOW;
import static org.dradis.rules.board.Area.PORT_QUARTER;
import static org.dradis.rules.board.Area.STARBOARD_BOW;
import static org.dradis.rules.board.Area.STERN;
import static org.dradis.rules.board.Craft.ASSAULT_RAPTOR;
import static org.dradis.rules.board.Craft.MK2;
import static org.dradis.rules.board.Craft.MK7;

import org.dradis.rules.board.Area;
import org.dradis.rules.board.CivilianShip;
import org.dradis.rules.board.Craft;
import org.dradis.rules.board.GameOption;
import org.dradis.rules.board.PieceSet;
import org.dradis.rules.board.Target;
import org.dradis.rules.drawn.Game;
import org.dradis.rules.drawn.Rule;
import org.dradis.rules.event.Event;
import org.dradis.rules.input.Command;
import org.dradis.rules.input.Flyer;
import org.dradis.rules.play.Rejection.Code;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Launch, move and attack. */
class VipersTest {
  private static final PieceSet<GameOption> ALL_CRAFT =
      GameOption.NONE.with(GameOption.CYLON_FLEET).with(GameOption.DAYBREAK);

  @ParameterizedTest
  @EnumSource(
      value = Area.class,
      names = {"PORT_QUARTER", "PORT_BOW"})
  @Rule({"VI-1", "GE-2"})
  void viperLeavesTheReservesIntoLaunchArea(Area area) {
    Game.drawn("reserves: 3 mk2")
        .play(new Command.LaunchViper(MK2, area, null))
        .shows(area.word() + ": mk2")
        .besides("reserves: 2 mk2")
        .told(new Event.ViperLaunched(MK2, area, null));
  }

  @ParameterizedTest
  @EnumSource(
      value = Area.class,
      names = {"PORT_QUARTER", "PORT_BOW"},
      mode = EnumSource.Mode.EXCLUDE)
  @Rule({"VI-1", "GE-2"})
  void viperIsLaunchedNowhereElse(Area area) {
    Game.drawn("reserves: 3 mk2")
        .refuses(new Command.LaunchViper(MK2, area, null), Code.NOT_A_LAUNCH_AREA, "area")
        .shows("")
        .andNothingElse();
  }

  @ParameterizedTest
  @CsvSource({"MK2, mk2", "MK7, mk7", "ASSAULT_RAPTOR, assault raptor"})
  @Rule({"VI-1", "VI-8", "VI-4"})
  void whoeverLaunchesSaysTheKind(Craft craft, String drawn) {
    Game.with(ALL_CRAFT, "reserves: mk2, mk7, assault raptor")
        .play(new Command.LaunchViper(craft, PORT_BOW, null))
        .shows("port-bow: " + drawn)
        .besides(
            "reserves: "
                + "mk2, mk7, assault raptor"
                    .replaceFirst("(, |^)" + drawn, "")
                    .replaceFirst("^, ", ""));
  }

  @ParameterizedTest
  @EnumSource(Craft.class)
  @Rule("VI-1")
  void nothingIsLaunchedThatIsNotInTheReserves(Craft craft) {
    Game.with(ALL_CRAFT, "reserves: none\ndamaged: 2 mk2, 4 mk7")
        .refuses(new Command.LaunchViper(craft, PORT_BOW, null), Code.NO_SUCH_PIECE, "craft")
        .shows("")
        .andNothingElse();
  }

  @Test
  @Rule("VI-1")
  void pilotLaunchesAlone() {
    Game.drawn("port-bow: mk2\nreserves: 2 mk2")
        .play(new Command.LaunchViper(MK2, PORT_BOW, "Starbuck"))
        .shows("port-bow: mk2, Starbuck in mk2")
        .besides("reserves: mk2")
        .told(new Event.ViperLaunched(MK2, PORT_BOW, "Starbuck"));
  }

  @Test
  @Rule("VI-1")
  void pilotWhoIsFlyingIsNotLaunchedAgain() {
    Game.drawn("bow: Starbuck in mk2")
        .refuses(new Command.LaunchViper(MK2, PORT_BOW, "Starbuck"), Code.ALREADY_FLYING, "pilot")
        .shows("bow: Starbuck in mk2")
        .andNothingElse();
  }

  @ParameterizedTest
  @CsvSource({
    "BOW, STARBOARD_BOW",
    "STARBOARD_BOW, STARBOARD_QUARTER",
    "STARBOARD_QUARTER, STERN",
    "STERN, PORT_QUARTER",
    "PORT_QUARTER, PORT_BOW",
    "PORT_BOW, BOW"
  })
  @Rule({"VI-1", "GE-1"})
  void viperMovesToNeighbourEitherWay(Area from, Area to) {
    Game.drawn(from.word() + ": 2 mk2")
        .play(new Command.MoveViper(Flyer.unmanned(from, MK2), to))
        .told(new Event.ViperMoved(MK2, from, to, null))
        .andNothingElse()
        .play(new Command.MoveViper(Flyer.unmanned(to, MK2), from))
        .shows(from.word() + ": 2 mk2")
        .andNothingElse();
  }

  @ParameterizedTest
  @EnumSource(
      value = Area.class,
      names = {"STARBOARD_BOW", "PORT_BOW"},
      mode = EnumSource.Mode.EXCLUDE)
  @Rule({"VI-1", "GE-1"})
  void viperMovesNowhereElse(Area to) {
    Game.drawn("bow: mk2, Apollo in mk2")
        .refuses(new Command.MoveViper(Flyer.unmanned(BOW, MK2), to), Code.NOT_ADJACENT, "to")
        .refuses(new Command.MoveViper(Flyer.piloted("Apollo"), to), Code.NOT_ADJACENT, "to")
        .shows("bow: mk2, Apollo in mk2")
        .andNothingElse();
  }

  @Test
  @Rule("VI-1")
  void attackIsOnCylonShipInItsArea() {
    Game.drawn("bow: raider, mk2\nstern: raider")
        .play(new Command.AttackWithViper(Flyer.unmanned(BOW, MK2), Target.RAIDER))
        .roll(3)
        .shows("bow: mk2\nstern: raider")
        .andNothingElse();
  }

  @ParameterizedTest
  @EnumSource(Target.class)
  @Rule("VI-1")
  void thereIsNoAttackOnWhatStandsElsewhere(Target target) {
    Game.with(GameOption.PEGASUS, "bow: mk2\nstarboard-bow: raider, scar, heavy raider, b1, b2")
        .refuses(
            new Command.AttackWithViper(Flyer.unmanned(BOW, MK2), target),
            Code.NO_SUCH_PIECE,
            "target")
        .shows("bow: mk2\nstarboard-bow: raider, scar, heavy raider, b1, b2")
        .andNothingElse();
  }

  @Test
  @Rule("VI-1")
  void theSameUnmannedViperMayActAgain() {
    Command attack = new Command.AttackWithViper(Flyer.unmanned(BOW, MK2), Target.RAIDER);
    Game.drawn("bow: 3 raiders, mk2")
        .play(attack)
        .roll(2)
        .play(attack)
        .roll(8)
        .play(attack)
        .roll(8)
        .shows("bow: raider, mk2")
        .andNothingElse();
  }

  @Test
  @Rule("VI-1")
  void pilotedViperActsOnlyByItsPilot() {
    Flyer nobody = Flyer.unmanned(BOW, MK2);
    Game.with(GameOption.CYLON_FLEET, "bow: raider, Starbuck in mk2, c01")
        .refuses(new Command.MoveViper(nobody, PORT_BOW), Code.NO_SUCH_PIECE, "craft")
        .refuses(new Command.AttackWithViper(nobody, Target.RAIDER), Code.NO_SUCH_PIECE, "craft")
        .refuses(new Command.RecallViper(BOW, MK2), Code.NO_SUCH_PIECE, "craft")
        .refuses(new Command.EscortCivilian(nobody, CivilianShip.C01), Code.NO_SUCH_PIECE, "craft")
        .play(new Command.MoveViper(Flyer.piloted("Starbuck"), PORT_BOW))
        .shows("bow: raider, c01\nport-bow: Starbuck in mk2")
        .andNothingElse()
        .told(new Event.ViperMoved(MK2, BOW, PORT_BOW, "Starbuck"));
  }

  @Test
  @Rule("VI-1")
  void unmannedViperActsWithoutThePilotBesideIt() {
    Game.drawn("bow: mk2, Starbuck in mk2")
        .play(new Command.MoveViper(Flyer.unmanned(BOW, MK2), PORT_BOW))
        .shows("bow: Starbuck in mk2\nport-bow: mk2")
        .andNothingElse();
  }

  @Test
  @Rule("VI-1")
  void pilotMustBeFlyingWhereAndWhatIsSaid() {
    Game.drawn("bow: Apollo in mk2")
        .refuses(
            new Command.MoveViper(Flyer.piloted("Starbuck"), PORT_BOW), Code.NO_SUCH_PIECE, "pilot")
        .refuses(
            new Command.MoveViper(new Flyer(STERN, null, "Apollo"), PORT_BOW),
            Code.NO_SUCH_PIECE,
            "area")
        .refuses(
            new Command.MoveViper(new Flyer(null, MK7, "Apollo"), PORT_BOW),
            Code.NO_SUCH_PIECE,
            "craft")
        .andNothingElse()
        .play(new Command.MoveViper(new Flyer(BOW, MK2, "Apollo"), PORT_BOW))
        .shows("port-bow: Apollo in mk2")
        .andNothingElse();
  }

  @Test
  @Rule("VI-1")
  void unmannedViperNeedsItsAreaAndKind() {
    Game.drawn("bow: mk2")
        .refuses(
            new Command.MoveViper(new Flyer(null, MK2, null), PORT_BOW), Code.NO_SUCH_PIECE, "area")
        .refuses(
            new Command.MoveViper(new Flyer(BOW, null, null), PORT_BOW),
            Code.NO_SUCH_PIECE,
            "craft")
        .refuses(
            new Command.MoveViper(Flyer.unmanned(STERN, MK2), PORT_QUARTER),
            Code.NO_SUCH_PIECE,
            "craft")
        .shows("bow: mk2")
        .andNothingElse();
  }

  @Test
  @Rule("VI-7")
  void commandMayLaunchAndThenActWithTheSameViper() {
    Game.drawn("port-bow: raider\nreserves: mk2")
        .play(new Command.LaunchViper(MK2, PORT_BOW, null))
        .play(new Command.AttackWithViper(Flyer.unmanned(PORT_BOW, MK2), Target.RAIDER))
        .roll(3)
        .shows("port-bow: mk2")
        .besides("reserves: none");
  }

  @Test
  @Rule("VI-7")
  void commandMayActTwiceWithTheSameViper() {
    Game.drawn("bow: mk2\nstarboard-bow: raider")
        .play(new Command.MoveViper(Flyer.unmanned(BOW, MK2), STARBOARD_BOW))
        .play(new Command.AttackWithViper(Flyer.unmanned(STARBOARD_BOW, MK2), Target.RAIDER))
        .roll(8)
        .shows("starboard-bow: mk2")
        .andNothingElse();
  }

  @Test
  @Rule("VI-7")
  void pilotMayMoveInTheMoveStepAndStillAct() {
    Game.drawn("bow: Apollo in mk2\nport-bow: raider")
        .play(new Command.MoveViper(Flyer.piloted("Apollo"), PORT_BOW))
        .play(new Command.AttackWithViper(Flyer.piloted("Apollo"), Target.RAIDER))
        .roll(4)
        .shows("port-bow: Apollo in mk2")
        .andNothingElse();
  }

  @Test
  @Rule("CF-5")
  void unmannedMkSevenMovesTwice() {
    Game.with(GameOption.CYLON_FLEET, "bow: mk7, mk2")
        .play(new Command.MoveViper(Flyer.unmanned(BOW, MK7), PORT_BOW))
        .play(new Command.MoveViper(Flyer.unmanned(PORT_BOW, MK7), PORT_QUARTER))
        .shows("bow: mk2\nport-quarter: mk7")
        .andNothingElse()
        .told(
            new Event.ViperMoved(MK7, BOW, PORT_BOW, null),
            new Event.ViperMoved(MK7, PORT_BOW, PORT_QUARTER, null));
  }

  @Test
  @Rule("CF-5")
  void mannedMkSevenMovesTwice() {
    Game.with(GameOption.CYLON_FLEET, "bow: Kat in mk7")
        .play(new Command.MoveViper(Flyer.piloted("Kat"), STARBOARD_BOW))
        .play(new Command.MoveViper(Flyer.piloted("Kat"), BOW))
        .shows("bow: Kat in mk7")
        .andNothingElse();
  }

  @Test
  @Rule("CF-5")
  void eachOfTheTwoMovesIsToNeighbour() {
    Game.with(GameOption.CYLON_FLEET, "bow: mk7")
        .refuses(
            new Command.MoveViper(Flyer.unmanned(BOW, MK7), PORT_QUARTER), Code.NOT_ADJACENT, "to")
        .shows("bow: mk7")
        .andNothingElse();
  }

  @Test
  @Rule("VI-1")
  void assaultRaptorMovesLikeViper() {
    Game.with(ALL_CRAFT, "bow: assault raptor, mk2")
        .play(new Command.MoveViper(Flyer.unmanned(BOW, ASSAULT_RAPTOR), PORT_BOW))
        .shows("bow: mk2\nport-bow: assault raptor")
        .andNothingElse();
  }
}
