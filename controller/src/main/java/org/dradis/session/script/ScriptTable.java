package org.dradis.session.script;

import org.dradis.session.Reply;
import org.dradis.session.SessionInput;
import org.dradis.session.SessionState;
import org.jspecify.annotations.Nullable;

/** A table that a script plays on. */
public interface ScriptTable extends AutoCloseable {
  Hands hands();

  SessionState state();

  /** Says something by touch. */
  Reply say(SessionInput input);

  /**
   * Why the first input since the last time this was asked was refused, also one that the hands
   * caused; null if none was.
   */
  @Nullable String refusal();

  /** Everything stops at once; the game is taken up from its journal, and the table looks again. */
  void crash();

  @Override
  void close();
}
