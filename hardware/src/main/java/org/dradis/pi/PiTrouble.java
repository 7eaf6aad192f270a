package org.dradis.pi;

/** Something of the Pi cannot be used; the message is one sentence that says what to check. */
public final class PiTrouble extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final String sentence;

  PiTrouble(String sentence) {
    super(sentence);
    this.sentence = sentence;
  }

  PiTrouble(String sentence, Throwable cause) {
    super(sentence, cause);
    this.sentence = sentence;
  }

  String sentence() {
    return sentence;
  }
}
