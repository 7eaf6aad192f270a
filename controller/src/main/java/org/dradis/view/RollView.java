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
public record RollView(int face, int modifier, List<String> declared, List<Break> breaks) {
  /**
   * A way to break in.
   *
   * @param refusal why it cannot be done now, or null if it can
   */
  public record Break(String name, @Nullable String refusal) {}
}
