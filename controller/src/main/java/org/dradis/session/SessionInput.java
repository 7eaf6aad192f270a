package org.dradis.session;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.dradis.port.DiceThrow;
import org.dradis.rules.input.Command;
import org.dradis.rules.input.Interrupt;
import org.dradis.session.board.Move;
import org.dradis.session.board.Piece;
import org.dradis.session.board.Place;

/**
 * Everything that reaches a table: from the screen, the sensors, the dice, the command line. Names
 * and fields are the journal's: docs/session.md.
 */
public sealed interface SessionInput {
  /** Starts something of the game; it waits while the table is not as it should be. */
  record Start(Command command) implements SessionInput {}

  /** The table breaks in (IN). */
  record Declare(Interrupt interrupt) implements SessionInput {}

  /** Chooses one of the offers of the open question, by its word. */
  record Choose(String option) implements SessionInput {}

  /** Tells what was drawn or turned up, by its word. */
  record Draw(String token) implements SessionInput {}

  /** The tower tells of a throw. */
  record Throw(DiceThrow outcome) implements SessionInput {}

  /** Somebody types what a die shows. */
  record TypeDie(int face) implements SessionInput {}

  /** The computer rolled. */
  record RollByComputer(int face) implements SessionInput {}

  /** Nobody breaks in: the die that lies counts (IN-1). */
  record LetStand() implements SessionInput {}

  /** Whether a die lies open to rerolls and modifiers until it is let stand, or counts at once. */
  record HoldRolls(boolean hold) implements SessionInput {}

  /** The table is looked at for the first time: its box, its zones, what lies in them. */
  record ReadTable(Map<String, Piece> pieces, List<Place> zones, Map<String, List<Place>> tags)
      implements SessionInput {
    public ReadTable {
      pieces = ordered(pieces);
      tags = ordered(tags);
    }
  }

  /** The table comes back after a stop or crash, as it stands now. */
  record Return(Map<String, Piece> pieces, List<Place> zones, Map<String, List<Place>> tags)
      implements SessionInput {
    public Return {
      pieces = ordered(pieces);
      tags = ordered(tags);
    }
  }

  /** A tag has come, gone or moved, and stays so. */
  record PlaceTag(String tag, List<Place> in) implements SessionInput {}

  /** A zone senses nothing any more. */
  record LoseZone(Place zone, String sentence) implements SessionInput {}

  /** A zone senses again. */
  record FindZone(Place zone) implements SessionInput {}

  /** A task is done, as somebody says; for places that nobody senses. */
  record Tick(Move move) implements SessionInput {}

  /** What waits is started although the table is not as it should be. */
  record GoOn() implements SessionInput {}

  /** What waits is not started. */
  record CallOff() implements SessionInput {}

  /** Takes steps of the game back. */
  record Undo(int steps) implements SessionInput {}

  /** Takes steps that were taken back forward again. */
  record Redo(int steps) implements SessionInput {}

  /** Puts right what is wrong, by hand. */
  record Correct(Correction correction, String who, String why) implements SessionInput {}

  /** After a return: the game goes on. */
  record Resume() implements SessionInput {}

  /** The game is closed. */
  record Close(String why) implements SessionInput {}

  /** Rows are the same on every machine, so nothing is in hash order. */
  private static <V> Map<String, V> ordered(Map<String, V> entries) {
    return Collections.unmodifiableMap(new TreeMap<>(entries));
  }
}
