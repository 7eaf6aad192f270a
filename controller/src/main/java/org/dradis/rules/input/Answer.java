package org.dradis.rules.input;

import org.dradis.rules.board.Option;

/** What the table answers to the open question. */
public sealed interface Answer extends Input {
  /** The die, and nobody breaks in. */
  record Rolled(int face) implements Answer {}

  /** The die as it fell; the table may still break in before it counts (IN-1). */
  record Fell(int face) implements Answer {}

  /** Nobody breaks in: the die that fell counts. */
  record Stands() implements Answer {}

  /** A token or face-down ship drawn at random. */
  record Drew(Option token) implements Answer {}

  /** One of the offered options. */
  record Chose(Option option) implements Answer {}
}
