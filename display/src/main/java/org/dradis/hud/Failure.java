package org.dradis.hud;

import java.util.Locale;
import java.util.concurrent.CompletionException;
import org.dradis.journal.JournalTrouble;
import org.dradis.session.Objection;
import org.dradis.session.Reason;
import org.dradis.session.words.Texts;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** What players are told of something that failed. What it was in detail stands in the log file. */
public final class Failure {
  private static final Logger LOG = LoggerFactory.getLogger(Failure.class);

  private Failure() {}

  /** Says in the language of the players what went wrong, and in the log file what it was. */
  public static String sentence(Throwable fault, Locale locale) {
    Throwable cause = fault.getCause();
    if (fault instanceof CompletionException && cause != null) {
      return sentence(cause, locale);
    }
    LOG.warn("told to the players: {}", fault.toString());
    Texts texts = Texts.in(locale);
    return fault instanceof JournalTrouble trouble
        ? texts.trouble(trouble.reason())
        : texts.reason(Reason.of(Objection.FAULT));
  }
}
