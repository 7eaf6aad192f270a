package org.dradis.hud.shell;

import javafx.scene.control.ToggleButton;
import javafx.scene.control.skin.ToggleButtonSkin;
import org.dradis.hud.Unbroken;

/** Shows words unbroken; the stylesheet gives it to all of them. */
public final class WholeToggleButtonSkin extends ToggleButtonSkin {
  public WholeToggleButtonSkin(ToggleButton control) {
    super(control);
    Unbroken.in(control);
  }
}
