package org.dradis.hud.hardware;

import javafx.scene.layout.VBox;
import org.dradis.hud.Hud;

/** What the table's parts say of themselves. */
public final class HardwareView extends VBox {
  public HardwareView(Hud hud) {
    setId("hardware");
    getStyleClass().add("panel");
  }
}
