package org.dradis.hud.bridge;

import java.util.Optional;
import org.dradis.rules.board.Icon;
import org.dradis.view.ActionView;

/** An activation icon that can be resolved by itself. */
public record Activation(Icon icon, String label, String input) {
  /** What an action activates, if it is an icon. */
  static Optional<Activation> of(ActionView action) {
    Icon icon = Started.icon(action);
    return icon == null
        ? Optional.empty()
        : Optional.of(new Activation(icon, action.label(), action.input()));
  }
}
