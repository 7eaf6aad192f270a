package org.dradis.rules.titles;

import org.dradis.rules.board.Board;
import org.dradis.rules.board.Player;
import org.dradis.rules.board.PlayerState;
import org.dradis.rules.event.Event;
import org.dradis.rules.event.Reminder;
import org.dradis.rules.play.Play;
import org.dradis.rules.play.Rejection;
import org.dradis.rules.vipers.ReturnViper;
import org.jspecify.annotations.Nullable;

/** What happens to a player's character, whatever the reason. */
public final class AtTheTable {
  private AtTheTable() {}

  /** Why a command cannot be about this character, who must be in one of these states. */
  public static @Nullable Rejection refusal(Board board, String character, PlayerState... states) {
    Player player = board.crew().find(character);
    if (player == null) {
      return new Rejection(
          Rejection.Code.NOT_AT_THE_TABLE, "character", character + " is not among the players");
    }
    for (PlayerState state : states) {
      if (player.state() == state) {
        return null;
      }
    }
    return new Rejection(
        Rejection.Code.NOT_IN_THIS_STATE,
        "character",
        character + " is " + phrase(player.state()) + ", not " + phrases(states));
  }

  /** Why a command cannot be about this character, who must pass for a human. */
  public static @Nullable Rejection refusalUnlessHuman(Board board, String character) {
    return refusal(board, character, PlayerState.HUMAN, PlayerState.BRIG, PlayerState.SICKBAY);
  }

  private static String phrases(PlayerState... states) {
    StringBuilder phrases = new StringBuilder();
    for (PlayerState state : states) {
      phrases.append(phrases.isEmpty() ? "" : " or ").append(phrase(state));
    }
    return phrases.toString();
  }

  /** What a sentence says that someone is. */
  static String phrase(PlayerState state) {
    return switch (state) {
      case HUMAN -> "human";
      case CYLON -> "a revealed Cylon";
      case BRIG -> "in the Brig";
      case SICKBAY -> "in Sickbay";
      case INFILTRATING -> "infiltrating";
      case LEADER -> "a Cylon leader";
      case EXECUTED -> "executed";
    };
  }

  /** The player with a character that was not refused. */
  public static Player find(Board board, String character) {
    Player player = board.crew().find(character);
    if (player == null) {
      throw new IllegalArgumentException(character + " is not at the table");
    }
    return player;
  }

  public static void change(Play play, String character, PlayerState state) {
    Player now = find(play.board(), character).in(state);
    play.set(play.board().with(play.board().crew().with(now)));
    play.tell(new Event.PlayerChanged(character, state));
  }

  /** Gets a pilot out of the craft, which goes to the reserves, also on New Caprica (VI-3). */
  public static void leaveCraft(Play play, String character) {
    if (play.board().areaOf(character) != null) {
      ReturnViper.leave(character).play(play);
    }
  }

  public static void remind(Play play, Reminder reminder, String character) {
    play.tell(new Event.TableReminded(reminder, character));
  }
}
