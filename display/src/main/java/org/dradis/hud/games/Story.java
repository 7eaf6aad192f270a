package org.dradis.hud.games;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** Lines of a story: what players said is marked, all else came of it. */
final class Story {
  private static final String SAID = ">";

  private Story() {}

  static boolean isSaid(String line) {
    return line.startsWith(SAID);
  }

  /** A line without its mark. */
  static String text(String line) {
    return (isSaid(line) ? line.substring(SAID.length()) : line).strip();
  }

  /** The last thing that happened, or null before anything did. */
  static @Nullable String last(List<String> lines) {
    for (String line : lines.reversed()) {
      if (!isSaid(line) && !line.isBlank()) {
        return text(line);
      }
    }
    return null;
  }
}
