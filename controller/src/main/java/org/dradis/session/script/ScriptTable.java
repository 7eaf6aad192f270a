package org.dradis.session.script;

import org.dradis.session.Reply;
import org.dradis.session.SessionInput;
import org.dradis.session.SessionState;

/** A table that a script plays on. */
public interface ScriptTable {
  Hands hands();

  SessionState state();

  /** Says something by touch. */
  Reply say(SessionInput input);

  /** The answer to the last input, also to one that the hands caused. */
  Reply last();

  /** Everything stops at once; the game is taken up from its journal, and the table looks again. */
  void crash();
}
