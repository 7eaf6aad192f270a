package org.dradis.hud.shell;

import javafx.scene.control.Label;
import javafx.scene.control.skin.LabelSkin;
import org.dradis.hud.Unbroken;

/** Shows words unbroken; the stylesheet gives it to all of them. */
public final class WholeLabelSkin extends LabelSkin {
  public WholeLabelSkin(Label control) {
    super(control);
    Unbroken.in(control);
  }
}
