package org.dradis.view;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The window before or after a die (IN-1).
 *
 * @param face what the die shows, 0 until it fell
 * @param modifier what the rules add by themselves
 * @param declared what the table added, with the reasons
 * @param breaks ways to break in
 */
public record RollView(int face, int modifier, List<Declared> declared, List<Break> breaks) {
  /** A modifier that the table declared. */
  public record Declared(int amount, String reason) {}

  /**
   * A way to break in.
   *
   * @param id what it is, such as {@code strategic-planning}
   * @param label as players call it
   * @param refusal why it cannot be done now, or null if it can
   * @param input what to send to do it, as JSON
   */
  public record Break(String id, String label, @Nullable String refusal, String input) {}
}
