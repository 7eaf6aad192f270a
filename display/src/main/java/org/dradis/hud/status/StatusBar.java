package org.dradis.hud.status;

import javafx.scene.layout.VBox;
import org.dradis.hud.Hud;

/** Dials and tracks along the top. */
public final class StatusBar extends VBox {
  public StatusBar(Hud hud) {
    setId("status");
    getStyleClass().add("panel");
  }
}
