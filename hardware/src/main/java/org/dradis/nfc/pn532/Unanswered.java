package org.dradis.nfc.pn532;

/** A command that got no good answer, however often it was sent. */
final class Unanswered extends Exception {

  enum Why {
    SILENT("does not answer"),
    BUSY("takes commands but does not finish them"),
    GARBLED("answers with damaged frames"),
    REFUSED("refuses a command");

    private final String words;

    Why(String words) {
      this.words = words;
    }

    String words() {
      return words;
    }
  }

  private final Why why;

  Unanswered(Why why) {
    super(why.words());
    this.why = why;
  }

  Why why() {
    return why;
  }
}
