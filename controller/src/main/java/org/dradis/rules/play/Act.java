package org.dradis.rules.play;

/** Something the rules do without asking. */
public non-sealed interface Act extends Task {
  void play(Play play);
}
