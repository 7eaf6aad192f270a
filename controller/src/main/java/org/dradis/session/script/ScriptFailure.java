package org.dradis.session.script;

/** A script that cannot be read, or went otherwise than it expects; the sentence names the line. */
public final class ScriptFailure extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public ScriptFailure(String sentence) {
    super(sentence, null, false, false);
  }
}
