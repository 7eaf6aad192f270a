package org.dradis.journal;

import org.jspecify.annotations.Nullable;

/** A journal cannot be opened, read or written. The message is a sentence for users. */
public final class JournalTrouble extends RuntimeException {
  /** Reasons that call for different cures. */
  public enum Reason {
    /** The file is damaged; see {@link SqliteJournal#setAside}. */
    BROKEN,
    /** Something else has that name. */
    NOT_A_JOURNAL,
    /** A later version of the program wrote it. */
    NEWER,
    /** The disk, folder or file does not take changes from anybody. */
    READ_ONLY,
    /** This user may not read or write there. */
    NO_PERMISSION,
    /** There is no room left. */
    DISK_FULL,
    /** Another running program has it open. */
    IN_USE,
    /** The disk failed in some other way. */
    DISK_FAILED
  }

  private final Reason reason;
  private final String sentence;

  JournalTrouble(Reason reason, String sentence, @Nullable Throwable cause) {
    super(sentence, cause);
    this.reason = reason;
    this.sentence = sentence;
  }

  @Override
  public String getMessage() {
    return sentence;
  }

  public Reason reason() {
    return reason;
  }
}
