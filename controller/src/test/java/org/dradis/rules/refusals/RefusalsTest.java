package org.dradis.rules.refusals;

import static org.dradis.rules.board.Area.BOW;
import static org.dradis.rules.board.Area.PORT_BOW;
import static org.dradis.rules.board.Basestar.B1;
import static org.dradis.rules.board.Craft.MK2;
import static org.dradis.rules.board.Icon.ACTIVATE_RAIDERS;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.Stream;
import org.dradis.cards.AttackDeck;
import org.dradis.rules.board.Area;
import org.dradis.rules.board.CivilianShip;
import org.dradis.rules.board.GalacticaToken;
import org.dradis.rules.board.GameOption;
import org.dradis.rules.board.Hull;
import org.dradis.rules.board.Icon;
import org.dradis.rules.board.JumpIcon;
import org.dradis.rules.board.Outcome;
import org.dradis.rules.board.PegasusToken;
import org.dradis.rules.board.Placement;
import org.dradis.rules.board.Target;
import org.dradis.rules.board.Title;
import org.dradis.rules.drawn.Game;
import org.dradis.rules.drawn.Rule;
import org.dradis.rules.input.Answer;
import org.dradis.rules.input.Command;
import org.dradis.rules.input.Flyer;
import org.dradis.rules.input.Interrupt;
import org.dradis.rules.input.Placed;
import org.dradis.rules.play.Rejection.Code;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the engine refuses at any time; the reasons of each command are tested beside its rule. */
class RefusalsTest {
  static Stream<Command> everyCommand() {
    Flyer viper = Flyer.unmanned(BOW, MK2);
    return Stream.of(
        new Command.ResolveIcon(Icon.ACTIVATE_RAIDERS),
        new Command.ResolveIcons(List.of(Icon.LAUNCH_RAIDERS), JumpIcon.NONE, false),
        new Command.PlayAttackCard(AttackDeck.PRINTED.cards().getFirst()),
        new Command.AdvanceJumpTrack(),
        new Command.ActivateFtl(),
        new Command.Jump(1, List.of()),
        new Command.Travel(1),
        new Command.UseEngineRoom(),
        new Command.UseRaiderBay(BOW, true),
        new Command.BeginNewCaprica(),
        new Command.ActivateOccupation(),
        new Command.UseOccupationAuthority(),
        new Command.UseBreedersCanyon(),
        new Command.PrepareShip(),
        new Command.EvacuateShip(),
        new Command.BuryLockedShip(),
        new Command.Depart(),
        new Command.AttackOccupation(0),
        new Command.Arrest("Apollo", 0),
        new Command.GainNuke(),
        new Command.DestroyColonialOne(),
        new Command.DestroyHub(),
        new Command.EndTurn(),
        new Command.LaunchViper(MK2, PORT_BOW, null),
        new Command.MoveViper(viper, PORT_BOW),
        new Command.AttackWithViper(viper, Target.RAIDER),
        new Command.EscortCivilian(viper, CivilianShip.C01),
        new Command.RecallViper(BOW, MK2),
        new Command.LeaveViper("Apollo"),
        new Command.AttackWithGalactica(BOW, Target.RAIDER),
        new Command.AttackCenturion(0),
        new Command.NukeBasestar(B1),
        new Command.NukeArea(BOW),
        new Command.UsePegasusCic(B1),
        new Command.UseMainBatteries(BOW),
        new Command.DamageGalactica(1),
        new Command.DamageBasestar(B1),
        new Command.UseHumanFleet(),
        new Command.UseCylonFleet(),
        new Command.LoseCivilian(),
        new Command.MoveCivilian(CivilianShip.C01, PORT_BOW),
        new Command.PlaceCivilians(1),
        new Command.Place(BOW, new Placement(0, 1, 0, 0, 0)),
        new Command.RepairGalactica(GalacticaToken.ARMORY),
        new Command.RepairPegasus(PegasusToken.AIRLOCK),
        new Command.RepairCraft(MK2),
        new Command.TurnDials(1, 0, 0, 0),
        new Command.TurnExtremeDial(true, -1),
        new Command.LoseRaptor(),
        new Command.GainAssaultRaptor(false),
        new Command.ManViper(BOW, MK2, "Starbuck"),
        new Command.Brig("Apollo"),
        new Command.Release("Apollo"),
        new Command.LeaveSickbay("Apollo"),
        new Command.Reveal("Apollo"),
        new Command.RevealSympathizer("Apollo"),
        new Command.MakeMutineer("Apollo"),
        new Command.Infiltrate("Apollo"),
        new Command.StopInfiltrating("Apollo"),
        new Command.Execute("Apollo", false, null),
        new Command.GiveTitle(Title.ADMIRAL, "Apollo"));
  }

  private static final String BOARD =
      "bow: raider, b1, mk2, Apollo in mk2, c01\ndamaged: mk2\ncenturions: 0";

  @Test
  @Rule("IN-3")
  void theListAboveHasEveryCommand() {
    assertEquals(
        List.of(Command.class.getPermittedSubclasses()),
        everyCommand().<Class<?>>map(Object::getClass).toList());
  }

  @ParameterizedTest
  @MethodSource("everyCommand")
  @Rule("IN-3")
  void noCommandWhileDieIsOpen(Command command) {
    Game.drawn(BOARD)
        .icon(ACTIVATE_RAIDERS)
        .refuses(command, Code.QUESTION_OPEN, "")
        .asksDie("raider at mk2 in bow")
        .roll(1)
        .shows("bow: raider, b1, mk2, Apollo in mk2, c01")
        .andNothingElse();
  }

  @ParameterizedTest
  @MethodSource("everyCommand")
  @Rule("VC-1")
  void noCommandAfterTheEnd(Command command) {
    Game.drawn(BOARD)
        .but(board -> board.with(Outcome.CYLONS_GALACTICA))
        .refuses(command, Code.GAME_OVER, "")
        .shows("bow: raider, b1, mk2, Apollo in mk2, c01")
        .andNothingElse();
  }

  @Test
  @Rule("IN-3")
  void noAnswerWithoutQuestion() {
    Game.drawn("bow: raider")
        .refuses(new Answer.Rolled(4), Code.NO_QUESTION_OPEN, "")
        .refuses(new Answer.Fell(4), Code.NO_QUESTION_OPEN, "")
        .refuses(new Answer.Stands(), Code.NO_QUESTION_OPEN, "")
        .refuses(new Answer.Drew(GalacticaToken.ARMORY), Code.NO_QUESTION_OPEN, "")
        .refuses(new Answer.Chose(BOW), Code.NO_QUESTION_OPEN, "")
        .shows("bow: raider")
        .andNothingElse();
  }

  @Test
  @Rule("IN-3")
  void dieIsAnsweredByDieOnly() {
    Game.drawn("bow: raider, mk2")
        .icon(ACTIVATE_RAIDERS)
        .refuses(new Answer.Drew(GalacticaToken.ARMORY), Code.NOT_AN_ANSWER, "")
        .refuses(new Answer.Chose(MK2), Code.NOT_AN_ANSWER, "")
        .refuses(new Answer.Stands(), Code.NOT_AN_ANSWER, "")
        .roll(4)
        .shows("bow: raider, mk2")
        .andNothingElse();
  }

  @Test
  @Rule("IN-3")
  void drawIsAnsweredByPieceOfItsPoolOnly() {
    Game.drawn("galactica: armory")
        .play(new Command.DamageGalactica(1))
        .refuses(new Answer.Rolled(4), Code.NOT_AN_ANSWER, "")
        .refuses(new Answer.Fell(4), Code.NOT_AN_ANSWER, "")
        .refuses(new Answer.Chose(GalacticaToken.COMMAND), Code.NOT_AN_ANSWER, "")
        .refuses(new Answer.Drew(GalacticaToken.ARMORY), Code.NOT_AN_OPTION, "token")
        .refuses(new Answer.Drew(PegasusToken.AIRLOCK), Code.NOT_AN_OPTION, "token")
        .draw("command")
        .shows("")
        .besides("galactica: command, armory");
  }

  @Test
  @Rule("IN-3")
  void choiceIsAnsweredByOneOfItsOptionsOnly() {
    Game.with(GameOption.PEGASUS, "bow: raider\nstern: raider")
        .icon(ACTIVATE_RAIDERS)
        .refuses(new Answer.Rolled(4), Code.NOT_AN_ANSWER, "")
        .refuses(new Answer.Drew(BOW), Code.NOT_AN_ANSWER, "")
        .refuses(new Answer.Chose(Area.PORT_BOW), Code.NOT_AN_OPTION, "option")
        .refuses(new Answer.Chose(Hull.PEGASUS), Code.NOT_AN_OPTION, "option")
        .choose("bow")
        .roll(1, 1)
        .shows("bow: raider\nstern: raider")
        .andNothingElse();
  }

  @Test
  @Rule("IN-3")
  void refusedCommandKeepsWhatWasDeclared() {
    Game.drawn("bow: raider, mk2")
        .play(new Interrupt.RunInterference(BOW))
        .refuses(new Command.AttackCenturion(0), Code.NO_SUCH_PIECE, "")
        .icon(ACTIVATE_RAIDERS)
        .shows("bow: raider, mk2")
        .andNothingElse()
        .rolled(0);
  }

  @Test
  void numbersBelowNoneAreRefused() {
    Game game = Game.drawn("bow: raider");
    for (Command command :
        List.of(
            new Command.DamageGalactica(-1),
            new Command.PlaceCivilians(-1),
            new Command.Jump(1, List.of(new Placed(BOW, new Placement(0, -1, 0, 0, 0)))),
            new Command.Place(BOW, new Placement(0, 0, 0, -1, 0)))) {
      assertEquals(Code.OUT_OF_RANGE, game.refused(command).code(), command::toString);
    }
    game.shows("bow: raider").andNothingElse();
  }
}
