package org.dradis.session;

import org.dradis.rules.board.Hyphenated;
import org.dradis.rules.board.Resource;
import org.dradis.session.board.PieceKind;
import org.dradis.session.board.Place;

/** What a player puts right by hand. */
public sealed interface Correction {
  /** The last die was misread; what came after it is taken back. */
  record Die(int face) implements Correction {}

  /** Ships stand elsewhere than the game thinks. */
  record Ships(PieceKind kind, int count, Place from, Place to) implements Correction {}

  /** A dial shows something else. */
  record Dial(Resource dial, int to) implements Correction {}

  /** A marker or a supply of tokens is elsewhere. */
  record Marker(Track track, int to) implements Correction {}

  /** What a {@link Marker} is on. */
  enum Track implements Hyphenated {
    JUMP,
    DISTANCE,
    NUKES,
    PURSUIT
  }
}
