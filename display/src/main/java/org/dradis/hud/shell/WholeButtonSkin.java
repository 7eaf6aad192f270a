package org.dradis.hud.shell;

import javafx.scene.control.Button;
import javafx.scene.control.skin.ButtonSkin;
import org.dradis.hud.Unbroken;

/** Shows words unbroken; the stylesheet gives it to all of them. */
public final class WholeButtonSkin extends ButtonSkin {
  public WholeButtonSkin(Button control) {
    super(control);
    Unbroken.in(control);
  }
}
