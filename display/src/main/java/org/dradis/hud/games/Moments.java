package org.dradis.hud.games;

import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.Locale;

/** Says when something was, as players of a language write it. */
final class Moments {
  /** Narrow spaces that not every font has. */
  private static final char NARROW = '\u202F';

  private final DateTimeFormatter format;

  Moments(Locale locale, ZoneId zone) {
    format =
        DateTimeFormatter.ofLocalizedDateTime(FormatStyle.MEDIUM, FormatStyle.SHORT)
            .withLocale(locale)
            .withZone(zone);
  }

  String of(Instant moment) {
    return format.format(moment).replace(NARROW, ' ');
  }
}
