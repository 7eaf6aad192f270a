package org.dradis.hud;

import org.dradis.view.TableView;
import org.jspecify.annotations.Nullable;

/**
 * Lets taps through that mean what is on the screen. Until the screen shows what came of a tap,
 * another one is the second of a hasty finger: it must not answer what is asked next.
 */
final class Taps {
  private @Nullable Tap last;

  /** A tap that the table hears of. */
  static final class Tap {
    private final int back;
    private boolean answered;

    private Tap(@Nullable TableView view) {
      this.back = back(view);
    }

    /** What came of it is on the screen, or it was refused and all stays as it is. */
    void answered() {
      answered = true;
    }
  }

  private static int back(@Nullable TableView view) {
    return view == null ? 0 : view.back();
  }

  /** Whether one more would be the second tap. */
  boolean isHasty(@Nullable TableView view) {
    Tap before = last;
    return before != null && !before.answered && back(view) == before.back;
  }

  /** Notes a tap that counts. */
  Tap begin(@Nullable TableView view) {
    Tap tap = new Tap(view);
    last = tap;
    return tap;
  }
}
