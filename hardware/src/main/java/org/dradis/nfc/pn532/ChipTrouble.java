package org.dradis.nfc.pn532;

/** The chip could not be used; the message is one sentence that says what to check. */
public final class ChipTrouble extends RuntimeException {

  ChipTrouble(String sentence) {
    super(sentence);
  }
}
