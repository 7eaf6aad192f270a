package org.dradis.rules.properties;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;
import org.dradis.rules.Engine;
import org.dradis.rules.Result;
import org.dradis.rules.State;
import org.dradis.rules.board.Area;
import org.dradis.rules.board.Board;
import org.dradis.rules.event.Event;
import org.dradis.rules.input.Answer;
import org.dradis.rules.input.Command;
import org.dradis.rules.input.Input;
import org.dradis.rules.input.Interrupt;
import org.dradis.rules.play.Rejection;

/** Commands come to rest, and games to an end. */
@Domain(Games.class)
class EndingProperties {
  /**
   * The longest icon is activate-raiders. Five times an area is chosen, the sixth is what is left.
   * Each of 20 raiders asks at most three times: the die, Galactica or Pegasus, the token. (An
   * attack on a viper asks for the kind and the die, a civilian ship for the ship and its contents;
   * Scar acts twice, but then there are 16.) With Dogfight and Cylon Swarm two basestars then
   * launch three raiders each, and each may be asked for. Every other icon or command stays below:
   * 12 civilian ships are drawn, placed, or turned up with two questions each, a hit on Galactica
   * has two and takes one of 12 tokens away, and there are 14 craft to be placed by kind.
   */
  private static final int ANSWERS_PER_ICON = 5 + 20 * 3 + 2 * 3;

  @Property(tries = Games.TRIES, edgeCases = EdgeCasesMode.NONE)
  void aCommandComesToRestWithinTheBound(@ForAll Game game) {
    int left = 0;
    for (Game.Turn turn : game.turns()) {
      if (turn.played() && turn.input() instanceof Command command) {
        left = bound(command);
      } else if (turn.played() && settles(turn.input())) {
        left--;
      }
      assertTrue(left >= 0, () -> "too many answers before " + turn.input());
    }
    assertNull(game.state().agenda(), "every command came to rest");
  }

  private static int bound(Command command) {
    return switch (command) {
      case Command.ResolveIcons(var icons, _, _) -> ANSWERS_PER_ICON * (icons.size() + 1);
      // two icons, the ships, and a special in which raiders or basestars act again
      case Command.PlayAttackCard _ -> ANSWERS_PER_ICON * 4;
      default -> ANSWERS_PER_ICON;
    };
  }

  /** A die that only fell may be rolled again, but only as often as the table has a reason. */
  private static boolean settles(Input input) {
    return input instanceof Answer && !(input instanceof Answer.Fell);
  }

  @Property(tries = Games.TRIES, edgeCases = EdgeCasesMode.NONE)
  void theGameEndsAtOnceAtAnOutcome(@ForAll Game game) {
    boolean over = game.start().outcome() != null;
    for (Game.Turn turn : game.turns()) {
      List<Event> events = turn.events();
      long ends = events.stream().filter(Event.GameEnded.class::isInstance).count();
      Board board = turn.after().board();
      if (ends > 0) {
        assertEquals(1, ends);
        assertEquals(new Event.GameEnded(board.outcome()), events.getLast());
        assertNull(turn.after().agenda(), "nothing is left to do");
        over = true;
      }
      assertEquals(over, board.outcome() != null);
    }
  }

  @Property(tries = Games.TRIES, edgeCases = EdgeCasesMode.NONE)
  void afterTheEndEveryCommandIsRefused(@ForAll Game game) {
    for (Game.Turn turn : game.turns()) {
      if (turn.after().board().outcome() != null) {
        for (Game.Turn other : game.turns()) {
          if (other.input() instanceof Command) {
            assertEquals(Rejection.Code.GAME_OVER, refusal(turn.after(), other.input()).code());
          }
        }
      }
    }
  }

  /** R10: nothing happens any more, so nobody can answer or break in either. */
  @Property(tries = Games.TRIES, edgeCases = EdgeCasesMode.NONE)
  void afterTheEndNobodyAnswersOrBreaksIn(@ForAll Game game) {
    for (Game.Turn turn : game.turns()) {
      if (turn.after().board().outcome() != null) {
        Answers.every().forEach(answer -> refusal(turn.after(), answer));
        for (Area area : Area.RING) {
          refusal(turn.after(), new Interrupt.RunInterference(area));
        }
      }
    }
  }

  private static Rejection refusal(State state, Input input) {
    Result result = Engine.play(state, input);
    return assertInstanceOf(Result.Refused.class, result, input::toString).rejection();
  }

  @Property(tries = Games.TRIES, edgeCases = EdgeCasesMode.NONE)
  void replayingTheInputsGivesEqualStatesAndEvents(@ForAll Game game) {
    State state = State.of(Copies.of(game.start()));
    for (Game.Turn turn : game.turns()) {
      assertEquals(turn.before(), state);
      assertEquals(turn.before().hashCode(), state.hashCode());
      Result result = Engine.play(state, turn.input());
      assertEquals(turn.result(), result);
      assertEquals(turn.result().hashCode(), result.hashCode());
      state = result instanceof Result.Played played ? played.state() : state;
    }
  }
}
