package org.dradis.rules.vipers;

import static org.dradis.rules.board.Area.BOW;
import static org.dradis.rules.board.Area.PORT_BOW;
import static org.dradis.rules.board.Craft.ASSAULT_RAPTOR;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.dradis.rules.board.Basestar;
import org.dradis.rules.board.GameOption;
import org.dradis.rules.board.PieceSet;
import org.dradis.rules.board.Target;
import org.dradis.rules.drawn.Game;
import org.dradis.rules.drawn.Rule;
import org.dradis.rules.drawn.Table;
import org.dradis.rules.event.Event;
import org.dradis.rules.input.Command;
import org.dradis.rules.input.Flyer;
import org.dradis.rules.play.Rejection.Code;
import org.dradis.rules.question.Decider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Assault raptors, and the kinds of vipers. */
class AssaultRaptorsTest {
  private static final PieceSet<GameOption> ALL_CRAFT =
      GameOption.NONE.with(GameOption.CYLON_FLEET).with(GameOption.DAYBREAK);

  private static Game daybreak(String drawing) {
    return Game.with(GameOption.DAYBREAK, drawing);
  }

  @Test
  @Rule("VI-4")
  void whoeverActsPicksBetweenViperAndAssaultRaptor() {
    daybreak("port-bow: b1\nreserves: mk2, assault raptor")
        .play(new Command.LaunchViper(ASSAULT_RAPTOR, PORT_BOW, null))
        .play(new Command.AttackWithViper(Flyer.unmanned(PORT_BOW, ASSAULT_RAPTOR), Target.B1))
        .roll(7)
        .draw("disabled-hangar")
        .shows("port-bow: b1, assault raptor")
        .besides("reserves: mk2", "b1: disabled-hangar");
  }

  @Test
  @Rule("VI-4")
  void raptorIsLostOutOfTheReserves() {
    daybreak("bow: raider")
        .play(new Command.LoseRaptor())
        .shows("bow: raider")
        .besides("raptors: 3", "raptors lost: 1")
        .told(new Event.RaptorLost(3));
  }

  @Test
  @Rule("VI-4")
  void assaultRaptorsAreNotRiskedAsRaptors() {
    daybreak("bow: assault raptor\nreserves: mk2, 2 assault raptors")
        .but(Table.raptors(0))
        .refuses(new Command.LoseRaptor(), Code.NO_SUCH_PIECE, "")
        .shows("bow: assault raptor")
        .andNothingElse();
  }

  @Test
  @Rule("VI-4")
  void assaultRaptorsAreNotLostAsRaptors() {
    daybreak("bow: b1\nreserves: mk2, 2 assault raptors\nb1: critical-hit")
        .but(Table.raptors(0))
        .but(Table.cards(Table.THE_GUARDIANS))
        .play(new Command.DamageBasestar(Basestar.B1))
        .shows("")
        .besides("b1: none", "morale: 9")
        .never(Event.RaptorLost.class);
  }

  @Test
  @Rule("VI-4")
  void oneGainedGoesToTheReserves() {
    daybreak("bow: mk2\nreserves: 2 mk2, assault raptor")
        .play(new Command.GainAssaultRaptor(false))
        .shows("bow: mk2")
        .besides("reserves: 2 mk2, 2 assault raptors")
        .told(new Event.AssaultRaptorGained(false));
  }

  @Test
  @Rule("VI-4")
  void thePriceOfRaptorComesFromTheReserves() {
    daybreak("reserves: mk2")
        .but(Table.raptors(1))
        .play(new Command.GainAssaultRaptor(true))
        .shows("")
        .besides("reserves: mk2, assault raptor", "raptors: 0", "raptors lost: 4")
        .told(new Event.RaptorLost(0), new Event.AssaultRaptorGained(true));
  }

  @Test
  @Rule("VI-4")
  void withoutRaptorForThePriceNothingIsGained() {
    daybreak("reserves: mk2, assault raptor")
        .but(Table.raptors(0))
        .play(new Command.GainAssaultRaptor(true))
        .shows("")
        .andNothingElse()
        .told(new Event.NothingHappened("VI-4"));
  }

  @Test
  @Rule("VI-4")
  void withoutPriceNoRaptorIsNeeded() {
    daybreak("reserves: mk2")
        .but(Table.raptors(0))
        .play(new Command.GainAssaultRaptor(false))
        .shows("")
        .besides("reserves: mk2, assault raptor");
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  @Rule("VI-4")
  void theFifthDoesNotExistAndCostsNothing(boolean forRaptor) {
    daybreak(
            """
            bow: assault raptor, Boomer in assault raptor
            reserves: assault raptor
            destroyed: assault raptor
            """)
        .play(new Command.GainAssaultRaptor(forRaptor))
        .shows("bow: assault raptor, Boomer in assault raptor")
        .andNothingElse()
        .told(new Event.NothingHappened("VI-4"));
  }

  @Test
  @Rule("VI-4")
  void theFourthIsGainedAsLongAsItIsBesideTheBoard() {
    daybreak(
            """
            bow: assault raptor
            reserves: assault raptor
            destroyed: assault raptor
            """)
        .play(new Command.GainAssaultRaptor(false))
        .shows("bow: assault raptor")
        .besides("reserves: 2 assault raptors");
  }

  @Test
  @Rule("VI-4")
  void notInPlayYetIsNotDestroyed() {
    Game game = daybreak("");
    assertEquals(0, game.board().hangar().destroyed().assaultRaptors());
    assertEquals(3, GainAssaultRaptor.besideTheBoard(game.board()));
    game.refuses(new Command.RepairCraft(ASSAULT_RAPTOR), Code.NOT_DAMAGED, "craft");
    game.play(new Command.GainAssaultRaptor(false))
        .play(new Command.GainAssaultRaptor(false))
        .play(new Command.GainAssaultRaptor(false))
        .shows("")
        .besides("reserves: 8 mk2, 4 assault raptors");
  }

  @Test
  @Rule("VI-4")
  void withoutDaybreakThereAreNone() {
    Game.drawn("bow: mk2")
        .refuses(new Command.GainAssaultRaptor(false), Code.OPTION_OFF, "")
        .shows("bow: mk2")
        .andNothingElse();
  }

  @Test
  @Rule("VI-8")
  void kindOfEachPlacedViperIsTheCurrentPlayersWhenNobodyActs() {
    Game.with(ALL_CRAFT, "reserves: mk2, mk7, assault raptor")
        .place("port-bow: 3 vipers")
        .asks(Decider.CURRENT_PLAYER, "mk2", "mk7", "assaultRaptor")
        .choose("mk7")
        .asks(Decider.CURRENT_PLAYER, "mk2", "assaultRaptor")
        .choose("assaultRaptor")
        .shows("port-bow: mk2, mk7, assault raptor")
        .besides("reserves: none");
  }

  @Test
  @Rule("VI-8")
  void withOneKindNothingIsAsked() {
    Game.with(ALL_CRAFT, "reserves: 3 mk2")
        .place("port-bow: 2 vipers")
        .shows("port-bow: 2 mk2")
        .besides("reserves: mk2");
  }

  @ParameterizedTest
  @CsvSource({
    "mk2, 'damaged: mk2'",
    "mk7, 'damaged: mk7'",
    "assaultRaptor, 'destroyed: assault raptor'"
  })
  @Rule({"VI-8", "DM-10"})
  void whoeverActsPicksTheKindThatIsDamaged(String kind, String loss) {
    Game game =
        Game.with(
                ALL_CRAFT.with(GameOption.PEGASUS), "bow: mk2, mk7, assault raptor\ndamaged: none")
            .play(new Command.UseMainBatteries(BOW))
            .roll(2)
            .asks(Decider.ACTING_PLAYER, "mk2", "mk7", "assaultRaptor")
            .choose(kind)
            .besides(loss);
    assertEquals(2, game.board().at(BOW).vipers().total());
    assertEquals(true, game.isAtRest());
  }
}
