package org.dradis.session;

/** A correction that cannot be made, with its reason. */
final class NotByHand extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient Reason reason;

  NotByHand(Reason reason, String sentence) {
    super(sentence, null, false, false);
    this.reason = reason;
  }

  Reason reason() {
    return reason;
  }

  /** The same for programs and logs. */
  String sentence() {
    return String.valueOf(getMessage());
  }
}
