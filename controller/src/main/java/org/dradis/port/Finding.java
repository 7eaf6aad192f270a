package org.dradis.port;

/**
 * One thing seen while a part was examined, as a sentence. A warning or fault also says what to
 * check.
 */
public record Finding(Grade grade, String sentence) {

  /** How bad it is. */
  public enum Grade {
    GOOD,
    /** It works, but not as it should. */
    WARNING,
    FAULT
  }

  public static Finding good(String sentence) {
    return new Finding(Grade.GOOD, sentence);
  }

  public static Finding warning(String sentence) {
    return new Finding(Grade.WARNING, sentence);
  }

  public static Finding fault(String sentence) {
    return new Finding(Grade.FAULT, sentence);
  }
}
