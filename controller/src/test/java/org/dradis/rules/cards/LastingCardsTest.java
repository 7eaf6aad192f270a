package org.dradis.rules.cards;

import static org.dradis.rules.board.Area.BOW;
import static org.dradis.rules.board.Until.NEXT_JUMP;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.Stream;
import org.dradis.cards.AttackDeck;
import org.dradis.rules.board.AttackCard;
import org.dradis.rules.board.Basestar;
import org.dradis.rules.board.CardInPlay;
import org.dradis.rules.board.GameOption;
import org.dradis.rules.board.PieceSet;
import org.dradis.rules.board.Special;
import org.dradis.rules.board.Target;
import org.dradis.rules.board.Until;
import org.dradis.rules.drawn.Game;
import org.dradis.rules.drawn.Rule;
import org.dradis.rules.event.Event;
import org.dradis.rules.input.Command;
import org.dradis.rules.question.Question;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Cards that stay in play, the moments at which they leave, and the reminders. */
class LastingCardsTest {
  private static final PieceSet<GameOption> BOTH =
      GameOption.NONE.with(GameOption.PEGASUS).with(GameOption.DAYBREAK);

  private static final List<CardInPlay> LASTING =
      AttackDeck.PRINTED.cards().stream()
          .filter(card -> card.until() != Until.NOW)
          .map(AttackCard::inPlay)
          .toList();

  private static String names(Until... moments) {
    List<Until> leaving = List.of(moments);
    return String.join(
        ", ",
        LASTING.stream()
            .filter(card -> !leaving.contains(card.until()))
            .map(CardInPlay::name)
            .toList());
  }

  private static Game all(String drawing) {
    return Game.with(BOTH, drawing).but(board -> board.withCards(LASTING));
  }

  @Test
  @Rule("CA-2")
  void elevenOfTheCardsLast() {
    assertEquals(
        "Ambush, Cylon Swarm, Jammed Assault, Thirty-Three, Dogfight, Scar, The Guardians,"
            + " Lured into a Trap, Event Horizon, Hornet's Nest, Lockdown",
        names());
  }

  static Stream<AttackCard> printed() {
    return AttackDeck.PRINTED.cards().stream();
  }

  @ParameterizedTest
  @MethodSource("printed")
  @Rule("CA-2")
  void aCardStaysExactlyIfItsSpecialOutlivesIt(AttackCard card) {
    Game game = Game.with(BOTH, "reserves: 8 mk2").play(new Command.PlayAttackCard(card));
    answerAll(game);
    List<String> stayed = game.board().cards().stream().map(CardInPlay::name).toList();
    if (card.until() == Until.NOW) {
      assertEquals(List.of(), stayed);
      game.never(Event.CardStayed.class);
    } else {
      assertEquals(List.of(card.name()), stayed);
      game.told(new Event.CardStayed(card.name(), card.until()));
    }
  }

  @ParameterizedTest
  @MethodSource("printed")
  @Rule("CA-2")
  void theTableIsRemindedOfWhatTheEngineCannotApply(AttackCard card) {
    Game game = Game.with(BOTH, "reserves: 8 mk2").play(new Command.PlayAttackCard(card));
    answerAll(game);
    String text = card.text();
    if (card.special() == Special.REMINDER && text != null) {
      game.told(new Event.SpecialReminded(card.name(), text, card.until()));
    } else {
      game.never(Event.SpecialReminded.class);
    }
  }

  private static void answerAll(Game game) {
    while (!game.isAtRest()) {
      switch (game.question()) {
        case Question.RollDie _ -> game.roll(1);
        case Question.DrawToken _ -> game.draw(game.options().getFirst());
        case Question.Choose _ -> game.choose(game.options().getFirst());
      }
    }
  }

  @Test
  @Rule("CA-2")
  void surroundedRemindsOfTheDiscardAndIsOver() {
    Game game = Game.drawn("").play(Cards.card("Surrounded")).draw("c01", "c02", "c03");
    game.told(
        new Event.SpecialReminded(
            "Surrounded", "The current player discards 3 skill cards.", Until.NOW));
    game.never(Event.CardStayed.class);
  }

  @Test
  @Rule("CA-2")
  void cardsInPlayKeepTheOrderOfTheListAndAreThereOnce() {
    Game game = Game.drawn("");
    for (String name : List.of("Jammed Assault", "Ambush", "Jammed Assault")) {
      game.play(Cards.card(name));
      answerAll(game);
    }
    game.told(
        new Event.CardStayed("Jammed Assault", NEXT_JUMP),
        new Event.CardStayed("Ambush", NEXT_JUMP));
    assertEquals(
        List.of("Ambush", "Jammed Assault"),
        game.board().cards().stream().map(CardInPlay::name).toList());
  }

  @Test
  @Rule({"CA-2", "JP-2"})
  void everyCardLeavesAtAJump() {
    all("bow: scar, b1\nstern: c01")
        .play(new Command.Jump(1, List.of()))
        .shows("")
        .besides("distance: 1", "cards: none")
        .told(LASTING.stream().map(card -> new Event.CardLeft(card.name())).toArray(Event[]::new));
  }

  @Test
  @Rule("CA-2")
  void cardsThatNameABasestarLeaveWhenOneIsDestroyed() {
    all("bow: scar, b1\nb1: critical-hit")
        .play(new Command.DamageBasestar(Basestar.B1))
        .besides(
            "raptors: 3",
            "raptors lost: 1",
            "b1: none",
            "morale: 9",
            "cards: "
                + names(
                    Until.NEXT_JUMP_OR_BASESTAR_DESTROYED, Until.CIVILIAN_OR_BASESTAR_DESTROYED));
  }

  @Test
  @Rule("CA-2")
  void aDamagedBasestarIsNotADestroyedOne() {
    all("bow: scar, b1")
        .play(new Command.DamageBasestar(Basestar.B1))
        .draw("disabled-weapons")
        .besides("b1: disabled-weapons");
  }

  @Test
  @Rule("CA-2")
  void cardsThatNameACivilianShipLeaveWhenOneIsDestroyed() {
    all("bow: scar\nstern: c11")
        .play(new Command.LoseCivilian())
        .draw("c12")
        .besides("lost: c12", "cards: " + names(Until.CIVILIAN_OR_BASESTAR_DESTROYED))
        .told(new Event.CardLeft("Thirty-Three"))
        .never(Event.CardShuffledBack.class);
  }

  @Test
  @Rule("CA-2")
  void theCardScarLeavesWhenScarIsDestroyed() {
    all("bow: raider, scar")
        .play(new Command.AttackWithGalactica(BOW, Target.SCAR))
        .roll(7)
        .shows("bow: raider")
        .besides("cards: " + names(Until.NEXT_JUMP_OR_SCAR_DESTROYED))
        .told(new Event.CardLeft("Scar"));
  }

  @Test
  @Rule("CA-2")
  void anotherRaidersEndIsNotScars() {
    all("bow: raider, scar")
        .play(new Command.AttackWithGalactica(BOW, Target.RAIDER))
        .roll(8)
        .shows("bow: scar")
        .andNothingElse();
  }

  @ParameterizedTest
  @EnumSource(Until.class)
  @Rule("CA-2")
  void cardsLeaveAtNoOtherMoment(Until until) {
    CardInPlay card = new CardInPlay(0, "A card", until, Special.REMINDER);
    Game.with(BOTH, "bow: raider, heavy raider\nstern: c01")
        .but(board -> board.withCards(List.of(card)))
        .play(new Command.AttackWithGalactica(BOW, Target.HEAVY_RAIDER))
        .roll(8)
        .play(new Command.AdvanceJumpTrack())
        .play(new Command.EndTurn())
        .shows("bow: raider\nstern: c01")
        .besides("jump: 1");
  }

  @Test
  @Rule("CA-2")
  void thirtyThreeIsShuffledBackIfItIsInPlayAtAJump() {
    Game.drawn("")
        .play(Cards.card("Thirty-Three"))
        .draw("c01", "c02", "c03", "c04")
        .play(new Command.Jump(2, List.of()))
        .told(new Event.CardLeft("Thirty-Three"), new Event.CardShuffledBack("Thirty-Three"));
  }

  @Test
  @Rule("CA-2")
  void theTrapIsSprungAfterTheJump() {
    Game game = Game.with(GameOption.PEGASUS, "").play(Cards.card("Lured into a Trap"));
    game.draw("c01", "c02")
        .play(new Command.Jump(2, List.of()))
        .told(
            new Event.CardLeft("Lured into a Trap"),
            new Event.FleetJumped(2),
            new Event.DistanceTravelled(2, 2),
            new Event.TrapSprung("Lured into a Trap"));
    game.play(new Command.Jump(1, List.of()));
    assertEquals(1, game.events(Event.TrapSprung.class).size());
  }

  @Test
  @Rule({"CA-2", "JP-4"})
  void theWinningJumpLeavesCardsWhereTheyAre() {
    all("bow: scar\nobjective: kobol\ndistance: 8")
        .play(new Command.Jump(1, List.of()))
        .shows("bow: scar")
        .besides("outcome: humans")
        .never(Event.TrapSprung.class)
        .never(Event.CardLeft.class);
  }
}
