package org.dradis.session.board;

import java.util.List;

/** Something on the table that hands did and the rules did not ask for; named, never guessed. */
public sealed interface Trouble {
  /**
   * A tag of no ship that the game follows: a stranger, or a piece without a place on the board.
   */
  record UnknownTag(String tag, List<Place> in) implements Trouble {}

  /** A piece that no zone sees: in a hand, or fallen over. */
  record Gone(PieceKind kind, String label, Place from) implements Trouble {}

  /** A piece on the border of several zones, or two tags of one number. */
  record Unsure(PieceKind kind, String label, List<Place> in) implements Trouble {}

  /** A piece stands where another one should. */
  record WrongShip(PieceKind stands, PieceKind wanted, Place in) implements Trouble {}

  /** More pieces than ever belonged here. */
  record TooMany(PieceKind kind, int count, Place in) implements Trouble {}

  /** Fewer pieces than always belonged here. */
  record Missing(PieceKind kind, int count, Place in) implements Trouble {}

  /** A zone that senses nothing; the sentence of its driver is for the log, not for players. */
  record ZoneLost(Place zone, String sentence) implements Trouble {}
}
