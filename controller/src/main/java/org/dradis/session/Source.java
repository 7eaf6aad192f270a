package org.dradis.session;

import org.dradis.rules.board.Hyphenated;

/** Where an input comes from. */
public enum Source implements Hyphenated {
  TOUCH,
  TAGS,
  DIE,
  COMMAND_LINE,
  /** The program itself. */
  TABLE
}
