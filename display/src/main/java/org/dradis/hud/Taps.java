package org.dradis.hud;

import org.dradis.view.TableView;
import org.jspecify.annotations.Nullable;

/**
 * Lets taps through that mean what is on the screen. Until the table has answered a tap and the
 * screen shows what came of it, another one is the second of a hasty finger: it must not answer
 * what is asked next.
 */
final class Taps {
  private @Nullable Tap last;

  /** A tap that the table hears of. */
  static final class Tap {
    private final String input;
    private final int screen;
    private final int back;
    private final boolean asked;
    private boolean answered;
    private boolean refused;

    private Tap(String input, int screen, @Nullable TableView view) {
      this.input = input;
      this.screen = screen;
      this.back = back(view);
      this.asked = view != null && view.question() != null;
    }

    /** The table took it, and the screen will follow; or it did not, and all stays as it is. */
    void answered(boolean taken) {
      answered = true;
      refused = !taken;
    }

    private boolean holds(String other, int now, @Nullable TableView view) {
      if (answered) {
        return !refused && now == screen && (asked || other.equals(input));
      }
      return back(view) == back;
    }
  }

  private static int back(@Nullable TableView view) {
    return view == null ? 0 : view.back();
  }

  /** Whether this would be the second tap. */
  boolean isHasty(String input, int screen, @Nullable TableView view) {
    Tap before = last;
    return before != null && before.holds(input, screen, view);
  }

  /**
   * Notes a tap that counts.
   *
   * @param screen the number of what is on the screen
   */
  Tap begin(String input, int screen, @Nullable TableView view) {
    Tap tap = new Tap(input, screen, view);
    last = tap;
    return tap;
  }
}
