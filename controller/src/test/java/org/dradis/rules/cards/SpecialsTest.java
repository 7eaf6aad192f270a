package org.dradis.rules.cards;

import static org.dradis.rules.board.Area.BOW;
import static org.dradis.rules.board.Area.PORT_BOW;
import static org.dradis.rules.board.Area.STARBOARD_BOW;
import static org.dradis.rules.board.Craft.MK2;
import static org.dradis.rules.question.Decider.CURRENT_PLAYER;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import org.dradis.rules.board.Basestar;
import org.dradis.rules.board.Craft;
import org.dradis.rules.board.GameOption;
import org.dradis.rules.board.Icon;
import org.dradis.rules.board.Target;
import org.dradis.rules.drawn.Game;
import org.dradis.rules.drawn.Rule;
import org.dradis.rules.drawn.Table;
import org.dradis.rules.event.Event;
import org.dradis.rules.input.Command;
import org.dradis.rules.input.Flyer;
import org.dradis.rules.play.Rejection;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The specials that the engine applies (R28-R30). */
class SpecialsTest {
  private static int[] ones(int dice) {
    int[] faces = new int[dice];
    Arrays.fill(faces, 1);
    return faces;
  }

  @Test
  @Rule("CA-2")
  void ambushTakesTwoFromTheRollsOfUnmannedVipersOnly() {
    Game game =
        Game.drawn("bow: mk2, Starbuck in mk2")
            .play(Cards.card("Ambush"))
            .draw("c01", "c02", "c03");
    game.play(new Command.AttackWithViper(Flyer.unmanned(BOW, MK2), Target.RAIDER));
    assertEquals(-2, game.die().modifier());
    game.roll(4);
    game.play(new Command.AttackWithViper(Flyer.unmanned(BOW, MK2), Target.RAIDER)).roll(5);
    game.play(new Command.AttackWithViper(Flyer.piloted("Starbuck"), Target.RAIDER));
    assertEquals(0, game.die().modifier());
    game.roll(2);
    assertEquals(3, game.board().at(BOW).raiders());
  }

  @Test
  @Rule("CA-2")
  void besiegedLetsTheRaidersItPlacedActAtOnce() {
    Game.drawn("")
        .play(Cards.card("Besieged"))
        .draw("c01", "c02", "c03")
        .roll(8, 5)
        .shows(
            """
            bow: raider, c01
            starboard-bow: c02
            stern: heavy raider
            port-quarter: b1
            port-bow: 3 raiders
            """)
        .besides("reserves: 6 mk2", "damaged: mk2", "destroyed: mk2", "lost: c03", "population: 11")
        .rolled(2);
  }

  @Test
  @Rule("CA-2")
  void besiegedDoesNotLetOldRaidersActAgain() {
    Game.drawn("port-bow: 2 raiders")
        .play(Cards.card("Besieged"))
        .roll(1, 1)
        .draw("c01", "c02", "c03")
        .roll(1, 1, 1, 1)
        .shows(
            """
            bow: c01
            starboard-bow: c02
            stern: heavy raider
            port-quarter: b1
            port-bow: 6 raiders, 2 mk2, c03
            """);
  }

  @Test
  @Rule("CA-2")
  void besiegedActsWithAsManyRaidersAsCame() {
    Game.drawn("stern: 15 raiders")
        .play(Cards.card("Besieged"))
        .roll(ones(15))
        .draw("c01", "c02", "c03")
        .asksDie("raider at mk2 in port-bow")
        .roll(1)
        .shows(
            """
            bow: c01
            starboard-bow: c02
            stern: 15 raiders, heavy raider
            port-quarter: b1
            port-bow: raider, 2 mk2, c03
            """);
  }

  @Test
  @Rule("CA-2")
  void cylonSwarmMakesEveryLaunchOneLarger() {
    Game.drawn("")
        .play(Cards.card("Cylon Swarm"))
        .draw("c01", "c02", "c03")
        .icon(Icon.LAUNCH_RAIDERS)
        .shows(
            """
            bow: 9 raiders, b1
            starboard-bow: heavy raider
            stern: c01
            port-quarter: mk2, c02
            port-bow: mk2, c03
            """);
    Game.drawn("bow: b1")
        .but(Table.cards(Table.CYLON_SWARM))
        .icon(Icon.ACTIVATE_RAIDERS)
        .shows("bow: 3 raiders, b1")
        .icon(Icon.ACTIVATE_HEAVY_RAIDERS)
        .shows("bow: 3 raiders, 2 heavy raiders, b1")
        .play(new Command.UseCylonFleet())
        .shows("bow: 6 raiders, 4 heavy raiders, b1");
  }

  @Test
  @Rule("CA-2")
  void heavyAssaultLetsEveryBasestarAttackOldOnesToo() {
    Game.drawn("stern: raider, b1")
        .play(Cards.card("Heavy Assault"))
        .roll(1)
        .asks(CURRENT_PLAYER, "bow", "starboard-bow")
        .choose("starboard-bow")
        .draw("c01", "c02", "c03")
        .asksDie("b1 at galactica in stern")
        .roll(4)
        .draw("armory")
        .asksDie("b2 at galactica in starboard-bow")
        .roll(3)
        .shows(
            """
            starboard-bow: b2
            stern: raider, b1, c01
            port-quarter: c02
            port-bow: mk2, c03
            """)
        .besides("reserves: 7 mk2", "galactica: armory");
  }

  @Test
  @Rule({"CA-2", "BA-1"})
  void heavyAssaultPassesOverDisabledWeapons() {
    Game.drawn("stern: raider, b1\nb1: disabled-weapons")
        .play(Cards.card("Heavy Assault"))
        .roll(1)
        .choose("bow")
        .draw("c01", "c02", "c03")
        .asksDie("b2 at galactica in bow")
        .roll(1)
        .rolled(2);
  }

  @ParameterizedTest
  @CsvSource({
    "Raiding Party, 4, 3", "Raiding Party, 1, 0", "Raiding Party, 0, 0",
    "Massive Assault, 4, 2", "Massive Assault, 2, 0", "Massive Assault, 1, 0",
    "Massive Assault, 0, 0"
  })
  @Rule("CA-2")
  void theJumpTrackGoesBackButNotBelowItsStart(String card, int before, int after) {
    Game game = Game.drawn("jump: " + before).play(Cards.card(card)).draw("c01", "c02", "c03");
    if (!game.isAtRest()) {
      game.draw("c04");
    }
    assertEquals(after, game.board().voyage().jump());
    if (before == after) {
      game.never(Event.JumpTrackMoved.class);
    } else {
      game.told(new Event.JumpTrackMoved(before, after));
    }
  }

  @Test
  @Rule("CA-2")
  void tacticalStrikeDamagesTwoVipersInTheReserves() {
    Game.drawn("")
        .play(Cards.card("Tactical Strike"))
        .draw("c01", "c02", "c03")
        .shows(
            """
            bow: heavy raider
            starboard-quarter: c01
            stern: c02
            port-quarter: 2 mk2, c03
            port-bow: 5 raiders, b1
            """)
        .besides("reserves: 4 mk2", "damaged: 2 mk2")
        .told(new Event.ViperDamaged(MK2, null, null), new Event.ViperDamaged(MK2, null, null));
  }

  @Test
  @Rule({"CA-2", "DM-10", "VI-8"})
  void tacticalStrikeAsksForTheKindAndDestroysAnAssaultRaptor() {
    Game.with(GameOption.DAYBREAK, "")
        .play(Cards.card("Tactical Strike"))
        .asks(CURRENT_PLAYER, "mk2", "assaultRaptor")
        .choose("mk2", "mk2")
        .draw("c01", "c02", "c03")
        .asks(CURRENT_PLAYER, "mk2", "assaultRaptor")
        .choose("assaultRaptor")
        .besides("reserves: 5 mk2", "damaged: mk2", "destroyed: assault raptor")
        .told(new Event.ViperDestroyed(Craft.ASSAULT_RAPTOR, null, null));
  }

  @Test
  @Rule("CA-2")
  void tacticalStrikeTakesWhatIsThere() {
    Game.drawn("reserves: 3 mk2")
        .play(Cards.card("Tactical Strike"))
        .draw("c01", "c02", "c03")
        .besides("reserves: none", "damaged: mk2");
  }

  @Test
  @Rule("CA-2")
  void scarIsTheRaiderThatTheCardPlaces() {
    Game.with(GameOption.PEGASUS, "starboard-bow: raider")
        .play(Cards.card("Scar"))
        .roll(1)
        .draw("c01", "c02")
        .shows(
            """
            starboard-bow: raider, scar
            stern: c01, c02
            port-quarter: mk2
            port-bow: mk2
            """)
        .besides("reserves: 6 mk2", "cards: Scar")
        .told(new Event.ScarAppeared(STARBOARD_BOW));
  }

  @Test
  @Rule("CA-2")
  void withNoRaiderLeftThereIsNoScarAndTheCardDoesNotStay() {
    Game.with(GameOption.PEGASUS, "starboard-bow: 16 raiders")
        .play(Cards.card("Scar"))
        .roll(ones(16))
        .draw("c01", "c02")
        .besides("reserves: 6 mk2")
        .never(Event.ScarAppeared.class)
        .never(Event.CardStayed.class);
  }

  @Test
  @Rule("CA-2")
  void thereIsOnlyOneScar() {
    Game.with(GameOption.PEGASUS, "bow: scar")
        .play(Cards.card("Scar"))
        .roll(1, 1)
        .draw("c01", "c02")
        .shows(
            """
            bow: scar
            starboard-bow: raider
            stern: c01, c02
            port-quarter: mk2
            port-bow: mk2
            """)
        .besides("reserves: 6 mk2")
        .never(Event.CardStayed.class);
  }

  @Test
  @Rule("CA-2")
  void theGuardiansMakeABasestarsEndCostMoraleAndARaptor() {
    Game.with(GameOption.PEGASUS, "port-bow: b2\nb2: critical-hit")
        .play(Cards.card("The Guardians"))
        .roll(1)
        .draw("c01")
        .play(new Command.DamageBasestar(Basestar.B2))
        .besides(
            "reserves: 6 mk2",
            "raptors: 3",
            "raptors lost: 1",
            "b2: none",
            "morale: 9",
            "cards: The Guardians")
        .play(new Command.DamageBasestar(Basestar.B1))
        .draw("critical-hit")
        .play(new Command.DamageBasestar(Basestar.B1))
        .besides(
            "reserves: 6 mk2",
            "raptors: 2",
            "raptors lost: 2",
            "b2: none",
            "morale: 8",
            "cards: The Guardians");
  }

  @Test
  @Rule("CA-2")
  void theGuardiansWithoutARaptorStillCostMorale() {
    Game.with(GameOption.PEGASUS, "bow: b1\nb1: critical-hit")
        .but(Table.raptors(0))
        .but(Table.cards(Table.THE_GUARDIANS))
        .play(new Command.DamageBasestar(Basestar.B1))
        .shows("")
        .besides("b1: none", "morale: 9");
  }

  @Test
  @Rule("CA-2")
  void blindsidedDestroysARaptor() {
    Game game = Game.with(GameOption.DAYBREAK, "reserves: 8 mk2").play(Cards.card("Blindsided"));
    game.draw("c01", "c02", "c03")
        .besides("reserves: 7 mk2", "raptors: 3", "raptors lost: 1")
        .told(new Event.RaptorLost(3));
    Game.with(GameOption.DAYBREAK, "reserves: 8 mk2")
        .but(Table.raptors(0))
        .play(Cards.card("Blindsided"))
        .draw("c01", "c02", "c03")
        .besides("reserves: 7 mk2")
        .never(Event.RaptorLost.class);
  }

  @Test
  @Rule({"CA-2", "VI-4"})
  void trialByFireBringsAnAssaultRaptorFromBesideTheBoard() {
    Game.with(GameOption.DAYBREAK, "")
        .play(Cards.card("Trial by Fire"))
        .choose("mk2")
        .draw("c01")
        .asks(CURRENT_PLAYER, "port-quarter", "port-bow")
        .choose("port-bow")
        .shows(
            """
            bow: 3 raiders, 2 heavy raiders
            starboard-bow: mk2
            stern: b1
            port-bow: assault raptor, c01
            """)
        .besides("reserves: 7 mk2, assault raptor")
        .told(
            new Event.ViperPlaced(MK2, STARBOARD_BOW),
            new Event.ViperPlaced(Craft.ASSAULT_RAPTOR, PORT_BOW));
  }

  @Test
  @Rule({"CA-2", "VI-4"})
  void trialByFireBringsNoneWhenAllAreInTheGame() {
    Game.with(
            GameOption.DAYBREAK,
            "stern: 2 assault raptors\nreserves: 8 mk2\ndestroyed: 2 assault raptors")
        .play(Cards.card("Trial by Fire"))
        .draw("c01")
        .shows(
            """
            bow: 3 raiders, 2 heavy raiders
            starboard-bow: mk2
            stern: b1, 2 assault raptors
            port-bow: c01
            """)
        .besides("reserves: 7 mk2");
  }

  @Test
  @Rule({"CA-2", "VI-2"})
  void lockdownClosesTheArmoryUntilABasestarIsDestroyed() {
    Game.with(GameOption.DAYBREAK, "centurions: 1\nreserves: 8 mk2")
        .play(Cards.card("Lockdown"))
        .draw("c01", "c02")
        .refuses(new Command.AttackCenturion(2), Rejection.Code.UNUSABLE, "")
        .play(new Command.DamageBasestar(Basestar.B1))
        .draw("critical-hit")
        .refuses(new Command.AttackCenturion(2), Rejection.Code.UNUSABLE, "")
        .play(new Command.DamageBasestar(Basestar.B1))
        .play(new Command.AttackCenturion(2))
        .roll(7)
        .besides("reserves: 7 mk2", "centurions: none");
  }

  @Test
  @Rule("CA-2")
  void dogfightLaunchesTwoRaidersAfterRaidersActed() {
    Game.with(GameOption.PEGASUS, "bow: b1")
        .but(Table.cards(Table.DOGFIGHT))
        .icon(Icon.ACTIVATE_RAIDERS)
        .shows("bow: 2 raiders, b1") // RA-4: no raider acted
        .icon(Icon.ACTIVATE_RAIDERS)
        .roll(1, 1)
        .shows("bow: 4 raiders, b1")
        .rolled(2)
        .icon(Icon.LAUNCH_RAIDERS)
        .shows("bow: 7 raiders, b1");
  }

  @Test
  @Rule("CA-2")
  void dogfightIsNotYetInPlayWhenItsOwnIconIsResolved() {
    Game.with(GameOption.PEGASUS, "bow: raider, b1")
        .play(Cards.card("Dogfight"))
        .roll(1)
        .draw("c01")
        .shows(
            """
            bow: raider, b1
            starboard-quarter: 2 raiders, b2
            stern: 2 raiders
            port-quarter: mk2
            port-bow: mk2, c01
            """)
        .besides("reserves: 6 mk2", "cards: Dogfight");
  }

  @Test
  @Rule("CA-2")
  void dogfightLeavesAfterWhateverEndsWithNoRaider() {
    Game game = Game.with(GameOption.PEGASUS, "bow: raider, mk2").but(Table.cards(Table.DOGFIGHT));
    game.play(new Command.AttackWithViper(Flyer.unmanned(BOW, MK2), Target.RAIDER))
        .roll(2)
        .andNothingElse()
        .play(new Command.AttackWithViper(Flyer.unmanned(BOW, MK2), Target.RAIDER))
        .roll(3)
        .shows("bow: mk2")
        .besides("cards: none")
        .told(new Event.CardLeft("Dogfight"));
  }

  @Test
  @Rule("CA-2")
  void dogfightLaunchesNothingAfterBesieged() {
    Game.with(GameOption.PEGASUS, "stern: b1")
        .but(Table.cards(Table.DOGFIGHT))
        .play(Cards.card("Besieged"))
        .draw("c01", "c02", "c03")
        .roll(1, 1, 1, 1)
        .shows(
            """
            bow: c01
            starboard-bow: c02
            stern: 2 raiders, heavy raider, b1
            port-quarter: b2
            port-bow: 4 raiders, 2 mk2, c03
            """);
  }
}
