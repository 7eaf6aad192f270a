package org.dradis.file;

import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Names out of a file may hold anything; a complaint is one line all the same. */
public final class OneLine {
  private static final Pattern CONTROLS = Pattern.compile("[\\p{Cntrl}\\u2028\\u2029]+");

  private OneLine() {}

  public static String of(@Nullable String sentence) {
    return CONTROLS.matcher(String.valueOf(sentence)).replaceAll(" ").strip();
  }
}
