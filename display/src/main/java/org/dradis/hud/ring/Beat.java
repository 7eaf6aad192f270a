package org.dradis.hud.ring;

import org.dradis.hud.symbol.Symbol;
import org.dradis.view.BoardView;
import org.jspecify.annotations.Nullable;

/**
 * One thing that is shown of what happened.
 *
 * @param symbol what moves, fires, comes or is lost; null if that is not one thing
 * @param count how many do
 * @param from a place, or null for beside the board
 * @param to a place, or null for beside the board
 * @param target what is fired at
 * @param result what the die came to, 0 without a die
 * @param token the damage, if it has a token
 * @param sentence what happened, in words
 * @param after the board when it is over
 */
record Beat(
    Kind kind,
    @Nullable Symbol symbol,
    int count,
    @Nullable String from,
    @Nullable String to,
    @Nullable Symbol target,
    int result,
    @Nullable Symbol token,
    String sentence,
    BoardView after) {
  /** How it is shown, and how long in beats. */
  enum Kind {
    /** Words alone. */
    SAY(0.8),
    /** Ships go from a place to another. */
    MOVE(1.4),
    /** Ships come out of a ship. */
    LAUNCH(1.4),
    /** Ships come from beside the board. */
    ARRIVE(1),
    /** A shot, and what the die says. */
    ATTACK(1.8),
    /** A shot that does nothing. */
    MISS(2),
    /** Damage. */
    HIT(1.8),
    /** A ship breaks up. */
    LOSS(1.4),
    /** Centurions. */
    BOARDING(1.4),
    /** The fleet is gone. */
    JUMP(3);

    private final double beats;

    Kind(double beats) {
      this.beats = beats;
    }

    double beats() {
      return beats;
    }
  }

  /** Whether it can be shown together with another: the same once more. */
  boolean isLike(Beat other) {
    return kind == other.kind
        && (kind == Kind.MOVE || kind == Kind.LAUNCH || kind == Kind.ARRIVE || kind == Kind.LOSS)
        && symbol == other.symbol
        && equal(from, other.from)
        && equal(to, other.to);
  }

  private static boolean equal(@Nullable String one, @Nullable String other) {
    return one == null ? other == null : one.equals(other);
  }

  /** Both as one. */
  Beat and(Beat later) {
    return new Beat(
        kind,
        symbol,
        count + later.count,
        from,
        to,
        target,
        result,
        token,
        later.sentence,
        later.after);
  }

  /** The same with another board when it is over. */
  Beat endingWith(BoardView board) {
    return new Beat(kind, symbol, count, from, to, target, result, token, sentence, board);
  }

  /** The same shot, which did nothing. */
  Beat missing(String words) {
    return new Beat(Kind.MISS, symbol, count, from, to, target, result, token, words, after);
  }
}
