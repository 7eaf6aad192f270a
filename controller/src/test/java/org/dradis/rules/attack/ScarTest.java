package org.dradis.rules.attack;

import static org.dradis.rules.board.Area.BOW;
import static org.dradis.rules.board.Basestar.B1;
import static org.dradis.rules.board.Craft.MK2;

import org.dradis.rules.board.GameOption;
import org.dradis.rules.board.PieceSet;
import org.dradis.rules.board.Target;
import org.dradis.rules.drawn.Game;
import org.dradis.rules.drawn.Rule;
import org.dradis.rules.drawn.Table;
import org.dradis.rules.event.Event;
import org.dradis.rules.input.Command;
import org.dradis.rules.input.Flyer;
import org.dradis.rules.input.Interrupt;
import org.dradis.rules.input.Modifier;
import org.dradis.rules.play.Rejection.Code;
import org.dradis.rules.question.Decider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Scar falls only to a roll of 7-8. */
class ScarTest {
  private static final PieceSet<GameOption> NEBULA =
      GameOption.NONE.with(GameOption.PEGASUS).with(GameOption.IONIAN_NEBULA);

  private static Game scar(String drawing) {
    return Game.with(NEBULA, drawing).but(Table.cards(Table.SCAR));
  }

  @Test
  @Rule("AT-6")
  void ownRollCountsWithItsModifiers() {
    scar("bow: scar, mk2")
        .play(new Command.AttackWithViper(Flyer.unmanned(BOW, MK2), Target.SCAR))
        .play(new Interrupt.Modify(Modifier.strategicPlanning()))
        .roll(5)
        .shows("bow: mk2")
        .besides("cards: none")
        .told(new Event.RaiderDestroyed(BOW, true), new Event.CardLeft("Scar"));
  }

  @Test
  @Rule("AT-6")
  void shotAtRaiderNeverTakesScar() {
    scar("bow: raider, scar, mk2")
        .play(new Command.AttackWithViper(Flyer.unmanned(BOW, MK2), Target.RAIDER))
        .roll(8)
        .shows("bow: scar, mk2")
        .andNothingElse();
  }

  @Test
  @Rule("AT-6")
  void scarAloneIsNoTargetForShotAtRaider() {
    scar("bow: scar, mk2")
        .refuses(
            new Command.AttackWithViper(Flyer.unmanned(BOW, MK2), Target.RAIDER),
            Code.NO_SUCH_PIECE,
            "target")
        .refuses(new Command.AttackWithGalactica(BOW, Target.RAIDER), Code.NO_SUCH_PIECE, "target")
        .shows("bow: scar, mk2")
        .andNothingElse();
  }

  @ParameterizedTest
  @ValueSource(ints = {7, 8})
  @Rule({"AT-6", "AT-3"})
  void nukeTakesScarWithTheOthersIfAllFall(int face) {
    scar("bow: 2 raiders, scar, b1")
        .play(new Command.NukeBasestar(B1))
        .roll(face)
        .shows("")
        .besides("nukes: 1", "cards: none")
        .told(new Event.CardLeft("Scar"));
  }

  @Test
  @Rule({"AT-6", "AT-3"})
  void withMoreRaidersThanTheNukeTakesScarMayStay() {
    scar("bow: 3 raiders, scar, b1")
        .play(new Command.NukeBasestar(B1))
        .roll(7)
        .asks(Decider.ACTING_PLAYER, "raider", "scar")
        .choose("raider")
        .shows("bow: scar")
        .besides("nukes: 1");
  }

  @Test
  @Rule({"AT-6", "AT-3"})
  void withMoreRaidersThanTheNukeTakesScarMayFall() {
    scar("bow: 3 raiders, scar, b1")
        .play(new Command.NukeBasestar(B1))
        .roll(8)
        .choose("scar")
        .shows("bow: raider")
        .besides("nukes: 1", "cards: none");
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 3, 6})
  @Rule({"AT-6", "AT-3"})
  void nukeBelowSevenLeavesScar(int face) {
    Game game = scar("bow: scar, b1").play(new Command.NukeBasestar(B1)).roll(face);
    if (face == 1) {
      game.draw("disabled-hangar", "disabled-weapons")
          .shows("bow: scar, b1")
          .besides("b1: disabled-hangar, disabled-weapons", "nukes: 1");
    } else {
      game.shows("bow: scar").besides("nukes: 1");
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {7, 8})
  @Rule({"AT-6", "AT-5"})
  void mainBatteriesTakeScarWithTheOthersIfAllFall(int face) {
    scar("bow: 3 raiders, scar")
        .play(new Command.UseMainBatteries(BOW))
        .roll(face)
        .shows("")
        .besides("cards: none");
  }

  @Test
  @Rule({"AT-6", "AT-5"})
  void withMoreRaidersThanTheBatteriesTakeItIsAsked() {
    scar("bow: 4 raiders, scar")
        .play(new Command.UseMainBatteries(BOW))
        .roll(7)
        .asks(Decider.ACTING_PLAYER, "raider", "scar")
        .choose("scar")
        .shows("bow: raider")
        .besides("cards: none");
  }

  @ParameterizedTest
  @ValueSource(ints = {4, 5, 6})
  @Rule({"AT-6", "AT-5"})
  void mainBatteriesBelowSevenNeverTakeScar(int face) {
    scar("bow: raider, scar")
        .play(new Command.UseMainBatteries(BOW))
        .roll(face)
        .shows("bow: scar")
        .andNothingElse();
  }

  @Test
  @Rule({"AT-6", "DM-5"})
  void collateralDamageNeverTakesScar() {
    scar("bow: 2 raiders, scar, b1")
        .play(new Command.DamageBasestar(B1))
        .draw("collateral-damage")
        .shows("bow: scar, b1")
        .besides("b1: collateral-damage");
  }
}
