package org.dradis.session.action;

import org.dradis.rules.board.Hyphenated;

/** Where a player looks for something to start. */
public enum Group implements Hyphenated {
  CYLONS,
  VIPERS,
  GALACTICA,
  PEGASUS,
  CIVILIANS,
  JUMP,
  NEW_CAPRICA,
  CREW,
  DIALS,
  PLACE,
  TURN
}
