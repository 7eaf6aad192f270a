package org.dradis.scenario;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** The steps of the format that the engine cannot play yet; a line goes when its rules come. */
enum StepsToCome {
  ATTACK_CARDS("attack cards come", "attackCard"),
  JUMPS("jumps come", "jumpIcon", "ftl", "jump", "distance"),
  PEOPLE(
      "brig, executions and titles come",
      "brig",
      "release",
      "reveal",
      "mutineer",
      "execute",
      "title"),
  NEW_CAPRICA("New Caprica comes", "newCaprica"),
  END_OF_TURN("the end of the turn comes", "endTurn");

  private final String what;
  private final List<String> steps;

  StepsToCome(String what, String... steps) {
    this.what = what;
    this.steps = List.of(steps);
  }

  /** Why this step cannot be played yet, or null if it is not one of these. */
  static @Nullable String reason(String step) {
    for (StepsToCome group : values()) {
      if (group.steps.contains(step)) {
        return "not yet, " + group.what + " with the next release";
      }
    }
    return null;
  }

  static List<String> all() {
    return List.of(values()).stream().flatMap(group -> group.steps.stream()).toList();
  }
}
