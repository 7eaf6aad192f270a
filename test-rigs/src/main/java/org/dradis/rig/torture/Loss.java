package org.dradis.rig.torture;

/** Something that was acknowledged is gone, or something half-done is there. */
public final class Loss extends RuntimeException {
  public Loss(String sentence) {
    super(sentence);
  }

  public Loss(String sentence, Throwable cause) {
    super(sentence, cause);
  }
}
