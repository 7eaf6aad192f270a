package org.dradis.session.words;

import java.util.regex.Pattern;

/** The names of characters as players read them, whatever the language. */
public final class Names {
  private static final Pattern VERSION =
      Pattern.compile(" \\((?:Political Leader|Military Leader|Pilot|Support)\\)$");

  private Names() {}

  /** A name without the version of its sheet: no game has two versions of a person (LD-7). */
  public static String plain(String character) {
    return VERSION.matcher(character).replaceAll("");
  }
}
