package org.dradis.scenario;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The steps of the format that the engine cannot play yet; a line goes when its rules come. */
final class StepsToCome {
  private static final Map<String, String> REASONS = new LinkedHashMap<>();

  static {
    add("attack cards come", "attackCard");
    add("jumps come", "jumpIcon", "ftl", "jump", "distance");
    add("New Caprica comes", "newCaprica");
    add("the end of the turn comes", "endTurn");
  }

  private StepsToCome() {}

  private static void add(String what, String... steps) {
    for (String step : steps) {
      REASONS.put(step, "not yet, " + what + " with the next release");
    }
  }

  /** Why this step cannot be played yet, or null if it is not one of these. */
  static @Nullable String reason(String step) {
    return REASONS.get(step);
  }

  static List<String> all() {
    return List.copyOf(REASONS.keySet());
  }
}
