package org.dradis.rules.cards;

import static org.dradis.rules.board.Area.BOW;
import static org.dradis.rules.board.Area.STERN;
import static org.dradis.rules.board.Basestar.B1;
import static org.dradis.rules.board.Basestar.B2;
import static org.dradis.rules.board.Craft.ASSAULT_RAPTOR;
import static org.dradis.rules.board.Craft.MK2;
import static org.dradis.rules.board.Icon.ACTIVATE_HEAVY_RAIDERS;
import static org.dradis.rules.board.Icon.ACTIVATE_RAIDERS;
import static org.dradis.rules.board.Icon.LAUNCH_RAIDERS;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.dradis.rules.board.CardInPlay;
import org.dradis.rules.board.GameOption;
import org.dradis.rules.board.Target;
import org.dradis.rules.drawn.Game;
import org.dradis.rules.drawn.Rule;
import org.dradis.rules.drawn.Table;
import org.dradis.rules.event.Event;
import org.dradis.rules.input.Command;
import org.dradis.rules.input.Flyer;
import org.dradis.rules.question.Decider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Attack cards that are in play and touch the rules of combat. */
class ActiveCardsTest {
  private static final String ONE_FROM_DEATH = "bow: raider, b1\nb1: critical-hit";

  private static Game in(String drawing, CardInPlay... cards) {
    return Game.with(GameOption.PEGASUS, drawing).but(Table.cards(cards));
  }

  private static int modifier(Game game, Command attack) {
    return game.play(attack).die().modifier();
  }

  @Test
  @Rule({"CA-2", "IN-1"})
  void ambushIsForUnmannedCraftOnly() {
    Command attack = new Command.AttackWithViper(Flyer.piloted("Apollo"), Target.RAIDER);
    Game game = in("bow: raider, Apollo in mk2", Table.AMBUSH);
    assertEquals(0, modifier(game, attack));
    game.roll(3).shows("bow: Apollo in mk2").andNothingElse();
  }

  @Test
  @Rule({"CA-2", "IN-1"})
  void ambushIsForAssaultRaptorsToo() {
    Game game =
        Game.with(GameOption.DAYBREAK, "bow: raider, assault raptor")
            .but(Table.cards(Table.AMBUSH));
    assertEquals(
        -2,
        modifier(
            game, new Command.AttackWithViper(Flyer.unmanned(BOW, ASSAULT_RAPTOR), Target.RAIDER)));
    game.roll(4).shows("bow: raider, assault raptor").andNothingElse();
  }

  @Test
  @Rule({"CA-2", "IN-1"})
  void ambushIsNotForGalacticaOrRaiders() {
    Game.drawn("bow: raider, mk2")
        .but(Table.cards(Table.AMBUSH))
        .icon(ACTIVATE_RAIDERS)
        .roll(5)
        .besides("damaged: mk2")
        .play(new Command.AttackWithGalactica(BOW, Target.RAIDER))
        .roll(3)
        .shows("")
        .besides("damaged: mk2");
  }

  @Test
  @Rule({"CA-2", "AT-1"})
  void ambushAndStructuralDamageAddUp() {
    Game game = in("bow: b1, mk2\nb1: structural-damage", Table.AMBUSH);
    Command attack = new Command.AttackWithViper(Flyer.unmanned(BOW, MK2), Target.B1);
    assertEquals(0, modifier(game, attack));
    game.roll(7)
        .andNothingElse()
        .play(attack)
        .roll(8)
        .draw("disabled-hangar")
        .shows("bow: b1, mk2")
        .besides("b1: disabled-hangar, structural-damage");
  }

  @Test
  @Rule({"CA-2", "LA-1"})
  void cylonSwarmAddsOneToTheIcon() {
    in("bow: b1\nstern: b2", Table.CYLON_SWARM)
        .icon(LAUNCH_RAIDERS)
        .shows("bow: 4 raiders, b1\nstern: 4 raiders, b2")
        .andNothingElse();
  }

  @Test
  @Rule({"CA-2", "RA-4"})
  void cylonSwarmAddsOneToTheLaunchInsteadOfRaiders() {
    in("bow: b1", Table.CYLON_SWARM)
        .icon(ACTIVATE_RAIDERS)
        .shows("bow: 3 raiders, b1")
        .andNothingElse();
  }

  @Test
  @Rule({"CA-2", "HR-4"})
  void cylonSwarmAddsOneToTheLaunchInsteadOfHeavyRaiders() {
    in("bow: b1", Table.CYLON_SWARM)
        .icon(ACTIVATE_HEAVY_RAIDERS)
        .shows("bow: 2 heavy raiders, b1")
        .andNothingElse();
  }

  @Test
  @Rule({"CA-2", "LA-5"})
  void cylonSwarmAddsToBothTypesOfTheCylonFleetLocation() {
    in("bow: b1", Table.CYLON_SWARM)
        .play(new Command.UseCylonFleet())
        .shows("bow: 3 raiders, 2 heavy raiders, b1")
        .andNothingElse();
  }

  @Test
  @Rule({"CA-2", "LA-2"})
  void cylonSwarmDoesNotOpenDisabledHangar() {
    in("bow: b1\nb1: disabled-hangar", Table.CYLON_SWARM)
        .icon(LAUNCH_RAIDERS)
        .shows("bow: b1")
        .andNothingElse();
  }

  @Test
  @Rule({"CA-2", "CO-11"})
  void cylonSwarmMakesShortagesSooner() {
    in("bow: b1\nport-bow: 3 heavy raiders\nstern: b2", Table.CYLON_SWARM)
        .play(new Command.UseCylonFleet())
        .asks(Decider.CURRENT_PLAYER, "b1", "b2")
        .choose("b2")
        .shows(
            """
            bow: 3 raiders, b1
            stern: 3 raiders, heavy raider, b2
            port-bow: 3 heavy raiders
            """)
        .andNothingElse();
  }

  @Test
  @Rule("CA-2")
  void dogfightLaunchesTwoAfterRaidersActedAndTheNewOnesDoNotAct() {
    in("bow: raider, b1, mk2\nstern: b2", Table.DOGFIGHT)
        .icon(ACTIVATE_RAIDERS)
        .roll(1)
        .shows("bow: 3 raiders, b1, mk2\nstern: 2 raiders, b2")
        .andNothingElse()
        .rolled(1);
  }

  @Test
  @Rule("CA-2")
  void dogfightAndCylonSwarmLaunchThree() {
    in("bow: raider, b1, mk2", Table.CYLON_SWARM, Table.DOGFIGHT)
        .icon(ACTIVATE_RAIDERS)
        .roll(1)
        .shows("bow: 4 raiders, b1, mk2")
        .andNothingElse();
  }

  @Test
  @Rule({"CA-2", "RA-4"})
  void dogfightAddsNothingWhenNoRaiderActed() {
    in("bow: b1", Table.DOGFIGHT)
        .icon(ACTIVATE_RAIDERS)
        .shows("bow: 2 raiders, b1")
        .andNothingElse();
  }

  @Test
  @Rule("CA-2")
  void dogfightAddsNothingToOtherIcons() {
    in("bow: raider, b1", Table.DOGFIGHT)
        .icon(LAUNCH_RAIDERS)
        .shows("bow: 4 raiders, b1")
        .andNothingElse();
  }

  @Test
  @Rule({"CA-2", "RA-5"})
  void dogfightLeavesAfterCommandThatEndsWithoutRaider() {
    in("bow: heavy raider", Table.DOGFIGHT)
        .icon(ACTIVATE_RAIDERS)
        .shows("bow: heavy raider")
        .besides("cards: none")
        .told(new Event.CardLeft("Dogfight"));
  }

  @Test
  @Rule("CA-2")
  void dogfightLeavesWithTheLastRaider() {
    in("bow: raider, b1, mk2\nstern: raider", Table.AMBUSH, Table.DOGFIGHT)
        .play(new Command.AttackWithGalactica(BOW, Target.RAIDER))
        .roll(8)
        .andNothingElse()
        .play(new Command.AttackWithGalactica(STERN, Target.RAIDER))
        .roll(8)
        .shows("bow: b1, mk2")
        .besides("cards: Ambush")
        .told(new Event.CardLeft("Dogfight"));
  }

  @Test
  @Rule({"CA-2", "VI-4"})
  void theGuardiansTakeMoraleAndRaptorForEveryBasestar() {
    in("bow: b1, b2\nb1: critical-hit\nb2: disabled-hangar, disabled-weapons", Table.THE_GUARDIANS)
        .play(new Command.DamageBasestar(B1))
        .shows("bow: b2")
        .besides("raptors: 3", "raptors lost: 1", "b1: none", "morale: 9")
        .play(new Command.DamageBasestar(B2))
        .shows("")
        .besides("raptors: 2", "raptors lost: 2", "b1: none", "b2: none", "morale: 8")
        .told(new Event.RaptorLost(3), new Event.RaptorLost(2));
  }

  @Test
  @Rule("CA-2")
  void theGuardiansTakeNothingForDamageAlone() {
    in("bow: b1", Table.THE_GUARDIANS)
        .play(new Command.DamageBasestar(B1))
        .draw("critical-hit")
        .shows("bow: b1")
        .besides("b1: critical-hit");
  }

  @Test
  @Rule({"CA-2", "AT-3"})
  void theGuardiansAvengeNukedBasestar() {
    in("bow: b1\nmorale: 0", Table.THE_GUARDIANS)
        .but(Table.raptors(0))
        .play(new Command.NukeBasestar(B1))
        .roll(3)
        .shows("")
        .besides("nukes: 1")
        .never(Event.RaptorLost.class)
        .never(Event.DialTurned.class);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 8})
  @Rule("CA-2")
  void basestarThatFallsTakesTheCardsThatWaitForIt(int roll) {
    // 1: by damage without a draw, 8: by the nuke itself
    in(
            ONE_FROM_DEATH,
            Table.AMBUSH,
            Table.THIRTY_THREE,
            Table.SCAR,
            Table.THE_GUARDIANS,
            Table.HORNETS_NEST,
            Table.LOCKDOWN)
        .play(new Command.NukeBasestar(B1))
        .roll(roll)
        .shows(roll == 1 ? "bow: raider" : "")
        .besides(
            "raptors: 3",
            "raptors lost: 1",
            "b1: none",
            "morale: 9",
            "nukes: 1",
            "cards: Ambush, Scar, The Guardians")
        .told(
            new Event.CardLeft("Thirty-Three"),
            new Event.CardLeft("Hornet's Nest"),
            new Event.CardLeft("Lockdown"));
  }

  @Test
  @Rule({"CA-2", "VI-2"})
  void theArmoryWorksAgainWhenLockdownHasLeft() {
    in(ONE_FROM_DEATH + "\ncenturions: 2", Table.LOCKDOWN)
        .play(new Command.DamageBasestar(B1))
        .play(new Command.AttackCenturion(2))
        .roll(7)
        .shows("bow: raider")
        .besides("centurions: none", "b1: none", "cards: none");
  }

  @Test
  @Rule({"CA-2", "DM-8"})
  void thirtyThreeLeavesWithCivilianShip() {
    in("bow: raider, c11", Table.THIRTY_THREE, Table.LOCKDOWN)
        .icon(ACTIVATE_RAIDERS)
        .shows("bow: raider")
        .besides("lost: c11", "cards: Lockdown")
        .told(new Event.CardLeft("Thirty-Three"));
  }

  @Test
  @Rule({"CA-2", "DM-9"})
  void thirtyThreeLeavesWithShipOfThePileToo() {
    in("", Table.THIRTY_THREE)
        .but(Table.faceDown())
        .play(new Command.LoseCivilian())
        .draw("c05")
        .draw("nothing")
        .shows("")
        .besides("lost: c05", "cards: none");
  }

  @Test
  @Rule("CA-2")
  void thirtyThreeChangesNothingElse() {
    in("bow: raider, b1, mk2", Table.THIRTY_THREE)
        .icon(ACTIVATE_RAIDERS)
        .roll(5)
        .shows("bow: raider, b1")
        .besides("damaged: mk2");
  }

  @Test
  @Rule({"CA-2", "AT-6"})
  void theScarCardLeavesWithScarOnly() {
    in("bow: raider, scar, mk2", Table.SCAR)
        .play(new Command.AttackWithViper(Flyer.unmanned(BOW, MK2), Target.RAIDER))
        .roll(8)
        .shows("bow: scar, mk2")
        .andNothingElse()
        .play(new Command.AttackWithViper(Flyer.unmanned(BOW, MK2), Target.SCAR))
        .roll(7)
        .shows("bow: mk2")
        .besides("cards: none")
        .told(new Event.CardLeft("Scar"));
  }
}
