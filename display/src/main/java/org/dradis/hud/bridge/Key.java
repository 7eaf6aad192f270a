package org.dradis.hud.bridge;

import java.util.Objects;
import org.dradis.view.ActionView;

/** What actions can have in common, in the order in which players are asked. */
public enum Key {
  /** Who or what acts, and where it stands. */
  WHO,
  /** Where one looks for it. */
  GROUP,
  /** What it does. */
  WHAT,
  /** Where it is aimed. */
  WHERE;

  /** The same for two actions that have this in common. */
  String of(ActionView action) {
    return switch (this) {
      case WHO -> action.group() + "|" + action.subject() + "|" + Objects.toString(action.at(), "");
      case GROUP -> action.group();
      case WHAT -> action.id();
      case WHERE -> Objects.toString(action.to(), "");
    };
  }
}
