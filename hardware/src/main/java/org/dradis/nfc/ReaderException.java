package org.dradis.nfc;

/** A reader that does not do its work; the message is one sentence for the maker of the table. */
public class ReaderException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final String sentence;

  public ReaderException(String sentence) {
    super(sentence);
    this.sentence = sentence;
  }

  public String sentence() {
    return sentence;
  }
}
