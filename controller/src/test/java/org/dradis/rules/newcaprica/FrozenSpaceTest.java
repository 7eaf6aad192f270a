package org.dradis.rules.newcaprica;

import static org.dradis.rules.board.Area.BOW;
import static org.dradis.rules.board.Area.PORT_BOW;
import static org.dradis.rules.board.Basestar.B1;
import static org.dradis.rules.board.Craft.MK2;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.Stream;
import org.dradis.rules.board.CivilianShip;
import org.dradis.rules.board.GalacticaToken;
import org.dradis.rules.board.GameOption;
import org.dradis.rules.board.Icon;
import org.dradis.rules.board.JumpIcon;
import org.dradis.rules.board.PegasusToken;
import org.dradis.rules.board.PieceSet;
import org.dradis.rules.board.Placement;
import org.dradis.rules.board.Target;
import org.dradis.rules.drawn.Game;
import org.dradis.rules.drawn.Rule;
import org.dradis.rules.drawn.Table;
import org.dradis.rules.event.Event;
import org.dradis.rules.input.Command;
import org.dradis.rules.input.Flyer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Until Galactica returns, no ship in space acts and nothing in space changes. */
class FrozenSpaceTest {
  private static final PieceSet<GameOption> PEGASUS = GameOption.NONE.with(GameOption.PEGASUS);

  private static final String BOARD =
      """
      bow: 3 raiders, scar, heavy raider, b1, mk2, Apollo in mk2, c01
      damaged: mk2
      centurions: 1
      galactica: command
      pegasus: airlock
      """;

  private static final String SPACE = BOARD.lines().findFirst().orElseThrow();

  static Stream<Command> commandsOfSpace() {
    Flyer viper = Flyer.unmanned(BOW, MK2);
    return Stream.of(
        new Command.ResolveIcon(Icon.ACTIVATE_RAIDERS),
        new Command.ResolveIcon(Icon.ACTIVATE_HEAVY_RAIDERS),
        new Command.ResolveIcon(Icon.LAUNCH_RAIDERS),
        new Command.ResolveIcon(Icon.ACTIVATE_BASESTARS),
        new Command.ResolveIcons(
            List.of(Icon.ACTIVATE_RAIDERS, Icon.LAUNCH_RAIDERS), JumpIcon.NONE, false),
        new Command.LaunchViper(MK2, PORT_BOW, null),
        new Command.MoveViper(viper, PORT_BOW),
        new Command.AttackWithViper(viper, Target.RAIDER),
        new Command.AttackWithViper(Flyer.piloted("Apollo"), Target.SCAR),
        new Command.RecallViper(BOW, MK2),
        new Command.AttackWithGalactica(BOW, Target.RAIDER),
        new Command.AttackCenturion(1),
        new Command.NukeBasestar(B1),
        new Command.UsePegasusCic(B1),
        new Command.UseMainBatteries(BOW),
        new Command.DamageGalactica(2),
        new Command.DamageBasestar(B1),
        new Command.UseHumanFleet(),
        new Command.UseCylonFleet(),
        new Command.MoveCivilian(CivilianShip.C01, PORT_BOW),
        new Command.PlaceCivilians(1),
        new Command.Place(BOW, new Placement(1, 1, 1, 1, 1)),
        new Command.RepairGalactica(GalacticaToken.COMMAND),
        new Command.RepairPegasus(PegasusToken.AIRLOCK),
        new Command.RepairCraft(MK2));
  }

  private static Game onNewCaprica(boolean returned) {
    return Game.with(PEGASUS, BOARD).but(Table.newCaprica(returned, List.of("c05"), List.of()));
  }

  @ParameterizedTest
  @MethodSource("commandsOfSpace")
  @Rule("NC-4")
  void nothingHappensBeforeTheReturn(Command command) {
    Game game = onNewCaprica(false).play(command).shows(SPACE).andNothingElse();
    assertEquals(
        List.of(new Event.NothingHappened("NC-4")), game.events().stream().distinct().toList());
  }

  @ParameterizedTest
  @MethodSource("commandsOfSpace")
  @Rule("NC-4")
  void theSameWorksAgainAfterTheReturn(Command command) {
    Game game = onNewCaprica(true);
    Object before = game.state();
    game.play(command).never(Event.NothingHappened.class);
    assertEquals(false, before.equals(game.state()));
  }

  @Test
  @Rule("NC-4")
  void impossibleCommandDoesNothingEither() {
    onNewCaprica(false)
        .play(new Command.AttackCenturion(3))
        .play(new Command.NukeArea(BOW))
        .play(new Command.RepairGalactica(GalacticaToken.ARMORY))
        .shows(SPACE)
        .andNothingElse();
  }

  @Test
  @Rule("NC-4")
  void theCylonFleetBoardIsFrozenToo() {
    Game.with(GameOption.CYLON_FLEET, "bow: mk2, c01\nfleet bow: b1\nfleet stern: b2")
        .but(Table.newCaprica(false, List.of(), List.of()))
        .icon(Icon.ACTIVATE_BASESTARS)
        .play(new Command.NukeArea(BOW))
        .play(new Command.EscortCivilian(Flyer.unmanned(BOW, MK2), CivilianShip.C01))
        .shows("bow: mk2, c01\nfleet bow: b1\nfleet stern: b2")
        .andNothingElse();
  }

  @Test
  @Rule({"NC-4", "VI-4"})
  void raptorsMayStillBeRisked() {
    onNewCaprica(false)
        .play(new Command.LoseRaptor())
        .shows(SPACE)
        .besides("raptors: 3", "raptors lost: 1");
  }

  @Test
  @Rule("NC-4")
  void dialsStillTurn() {
    onNewCaprica(false)
        .play(new Command.TurnDials(-1, 0, 1, 0))
        .shows(SPACE)
        .besides("fuel: 7", "morale: 11");
  }
}
