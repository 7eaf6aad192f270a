package org.dradis.session.script;

import org.dradis.port.DiceThrow;
import org.dradis.session.board.Place;

/** What hands do at a table. Pieces go by the labels of the box, such as "raider 3". */
public interface Hands {
  /** Takes a piece off the table. */
  void lift(String piece);

  /** Puts a piece down. */
  void put(String piece, Place place);

  /** Pushes a piece over the border of two zones, without lifting it. */
  void slide(String piece, Place place);

  /** Leaves a piece on the border of two zones. */
  void straddle(String piece, Place one, Place other);

  /** Puts down something with a tag that is not of the box. */
  void putStranger(String tag, Place place);

  /** Takes it away again. */
  void takeStranger(String tag);

  /** A reader stops working. */
  void loseZone(Place zone);

  /** It works again. */
  void findZone(Place zone);

  /** Drops a die into the tower. */
  void throwDie(DiceThrow outcome);

  /** Where a piece is; {@link Place#HAND} and {@link Place#BORDER} are answers too. */
  Place whereIs(String piece);

  default void move(String piece, Place to) {
    lift(piece);
    put(piece, to);
  }
}
