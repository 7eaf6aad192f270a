package org.dradis.rules.cards;

import static org.dradis.rules.question.Decider.CURRENT_PLAYER;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.dradis.cards.AttackDeck;
import org.dradis.rules.board.AttackCard;
import org.dradis.rules.board.GameOption;
import org.dradis.rules.board.Icon;
import org.dradis.rules.board.Outcome;
import org.dradis.rules.board.PieceSet;
import org.dradis.rules.drawn.Game;
import org.dradis.rules.drawn.Rule;
import org.dradis.rules.drawn.Table;
import org.dradis.rules.event.Event;
import org.dradis.rules.play.Rejection;
import org.junit.jupiter.api.Test;

/** The three steps of an attack card: activate, place, special. */
class AttackCardTest {
  @Test
  @Rule("CA-1")
  void shipsComeByTypeAndThenClockwiseFromTheBow() {
    Game.drawn("")
        .play(Cards.card("Ambush"))
        .draw("c03", "c07", "c11")
        .shows(
            """
            bow: 4 raiders
            starboard-quarter: c03
            stern: 4 raiders, b1
            port-quarter: 2 mk2, c07
            port-bow: c11
            """)
        .besides("reserves: 6 mk2", "cards: Ambush")
        .told(new Event.AttackCardPlayed("Ambush"));
  }

  @Test
  @Rule("CA-1")
  void theIconsAreResolvedBeforeTheShipsCome() {
    // With the civilian ships of the card already there the raider would move instead.
    Game.drawn("bow: raider")
        .play(Cards.card("Raiding Party"))
        .asksDie("raider at galactica in bow")
        .roll(8)
        .draw("armory")
        .draw("c01", "c02", "c03")
        .shows(
            """
            bow: raider
            starboard-quarter: 3 raiders, b1
            stern: 2 raiders, 2 heavy raiders
            port-quarter: c01
            port-bow: 2 mk2, c02, c03
            """)
        .besides("reserves: 6 mk2", "galactica: armory")
        .rolled(1);
  }

  @Test
  @Rule("CA-1")
  void severalIconsAreResolvedLeftToRight() {
    Game.drawn("bow: b1")
        .play(Cards.card("Massive Assault"))
        .asksDie("b1 at galactica in bow")
        .roll(1)
        .asks(CURRENT_PLAYER, "starboard-bow", "starboard-quarter")
        .told(
            new Event.IconResolved(Icon.ACTIVATE_HEAVY_RAIDERS),
            new Event.IconResolved(Icon.ACTIVATE_BASESTARS))
        .choose("starboard-quarter")
        .draw("c01", "c02", "c03", "c04")
        .shows(
            """
            bow: heavy raider, b1
            starboard-bow: 4 raiders
            starboard-quarter: 2 raiders, heavy raider, b2
            port-quarter: mk2, c01, c02
            port-bow: mk2, c03, c04
            """);
  }

  @Test
  @Rule("CA-1")
  void shipsAlreadyThereStay() {
    Game.drawn("stern: 2 raiders, b2, c12\nport-quarter: mk2")
        .play(Cards.card("Ambush"))
        .roll(3)
        .draw("c03", "c07", "c11")
        .shows(
            """
            bow: 4 raiders
            starboard-quarter: c03
            stern: 6 raiders, b1, b2, c12
            port-quarter: 3 mk2, c07
            port-bow: c11
            """);
  }

  @Test
  @Rule({"CA-1", "CO-11"})
  void withTooFewRaidersTheCurrentPlayerDecidesForEach() {
    Game.drawn("port-bow: 13 raiders")
        .play(Cards.card("Ambush"))
        .asks(CURRENT_PLAYER, "bow", "stern")
        .choose("bow", "stern", "bow")
        .draw("c03", "c07", "c11")
        .shows(
            """
            bow: 2 raiders
            starboard-quarter: c03
            stern: raider, b1
            port-quarter: 2 mk2, c07
            port-bow: 13 raiders, c11
            """);
  }

  @Test
  @Rule({"CA-1", "CO-11"})
  void noQuestionOnceOnlyOneAreaIsStillWaiting() {
    Game.drawn("port-bow: 11 raiders")
        .play(Cards.card("Ambush"))
        .choose("stern", "stern", "stern", "stern")
        .draw("c03", "c07", "c11")
        .shows(
            """
            bow: raider
            starboard-quarter: c03
            stern: 4 raiders, b1
            port-quarter: 2 mk2, c07
            port-bow: 11 raiders, c11
            """);
  }

  @Test
  @Rule({"CA-1", "CO-11"})
  void withTooFewVipersTheCurrentPlayerDecides() {
    Game.drawn("reserves: mk2")
        .play(Cards.card("Cylon Swarm"))
        .asks(CURRENT_PLAYER, "port-quarter", "port-bow")
        .choose("port-bow")
        .draw("c01", "c02", "c03")
        .shows(
            """
            bow: 5 raiders, b1
            starboard-bow: heavy raider
            stern: c01
            port-quarter: c02
            port-bow: mk2, c03
            """)
        .besides("reserves: none", "cards: Cylon Swarm");
  }

  @Test
  @Rule({"CA-1", "CO-11"})
  void withTooFewCivilianShipsTheCurrentPlayerDecides() {
    Game.drawn("lost: " + Table.allBut("c05"))
        .play(Cards.card("Ambush"))
        .asks(CURRENT_PLAYER, "starboard-quarter", "port-quarter", "port-bow")
        .choose("port-bow")
        .draw("c05")
        .shows(
            """
            bow: 4 raiders
            stern: 4 raiders, b1
            port-quarter: 2 mk2
            port-bow: c05
            """);
  }

  @Test
  @Rule({"CA-1", "CO-11"})
  void withTooFewHeavyRaidersTheCurrentPlayerDecides() {
    Game.drawn("stern: 3 heavy raiders")
        .play(Cards.card("Boarding Parties"))
        .asks(CURRENT_PLAYER, "bow", "starboard-quarter")
        .choose("starboard-quarter")
        .draw("c01", "c02", "c03")
        .shows(
            """
            starboard-bow: 4 raiders, b1
            starboard-quarter: heavy raider
            stern: c01
            port-quarter: 3 heavy raiders, c02, c03
            """);
  }

  @Test
  @Rule({"CA-1", "CO-11"})
  void withNoBasestarLeftNoneComes() {
    Game.drawn("bow: b1\nstern: b2")
        .play(Cards.card("Surrounded"))
        .roll(1, 1)
        .draw("c01", "c02", "c03")
        .shows(
            """
            bow: 4 raiders, b1
            starboard-quarter: 3 raiders, heavy raider
            stern: b2, c01
            port-quarter: mk2, c02
            port-bow: mk2, c03
            """);
  }

  @Test
  @Rule({"CA-1", "HR-1"})
  void theEndOfTheGameEndsTheCardToo() {
    Game.drawn("centurions: 3")
        .play(Cards.card("Boarding Parties"))
        .endedWith(Outcome.CYLONS_BOARDING, "");
  }

  @Test
  @Rule("CA-3")
  void withCylonFleetThereAreNoAttackCards() {
    PieceSet<GameOption> all = GameOption.NONE.all();
    for (AttackCard card : AttackDeck.PRINTED.cards()) {
      Game.with(all, "bow: raider")
          .refuses(Cards.card(card.name()), Rejection.Code.OPTION_OFF, "")
          .shows("bow: raider")
          .andNothingElse();
    }
  }

  @Test
  @Rule("CA-1")
  void aCardNeedsItsExpansion() {
    int needing = 0;
    for (AttackCard card : AttackDeck.PRINTED.cards()) {
      for (GameOption option : GameOption.values()) {
        boolean needed = option.word().equals(card.expansion());
        needing += needed ? 1 : 0;
        PieceSet<GameOption> options =
            GameOption.NONE.all().without(option).without(GameOption.CYLON_FLEET);
        Game game = Game.with(options, "");
        if (needed) {
          game.refuses(Cards.card(card.name()), Rejection.Code.OPTION_OFF, "");
        } else {
          game.play(Cards.card(card.name()));
          game.told(new Event.AttackCardPlayed(card.name()));
        }
      }
    }
    assertEquals(10, needing);
  }

  @Test
  @Rule("CA-4")
  void aFreePlacementServesWhatOtherCardsPlace() {
    Game.drawn("bow: raider")
        .place("bow: basestar, 2 raiders, heavy raider")
        .place("stern: 2 civilians")
        .draw("c07", "c09")
        .place("port-quarter: 2 vipers")
        .shows(
            """
            bow: 3 raiders, heavy raider, b1
            stern: c07, c09
            port-quarter: 2 mk2
            """)
        .besides("reserves: 6 mk2");
  }

  @Test
  @Rule({"CA-4", "CO-12"})
  void aFreePlacementTakesFromTheCylonFleetBoardToo() {
    Game.with(
            GameOption.CYLON_FLEET,
            "port-bow: 17 raiders\nfleet bow: raider\nfleet stern: 2 raiders")
        .place("bow: 2 raiders")
        .shows("bow: 2 raiders\nport-bow: 17 raiders\nfleet bow: raider")
        .andNothingElse();
  }
}
