package org.dradis.hud.bridge;

import java.util.List;
import org.dradis.view.ActionView;

/** A target on a panel of actions. */
public sealed interface Entry {
  /** The name of its node. */
  String id();

  /** Starts something. */
  record Start(String id, ActionView action) implements Entry {}

  /**
   * Opens the actions that have this in common.
   *
   * @param by what it is that they have in common
   */
  record Open(String id, Key by, List<ActionView> actions) implements Entry {
    public Open {
      actions = List.copyOf(actions);
    }

    /** Any of them shows what all of them have in common. */
    public ActionView first() {
      return actions.getFirst();
    }
  }

  /** Turns to the next page. */
  record More(String id, int page, int pages) implements Entry {}
}
