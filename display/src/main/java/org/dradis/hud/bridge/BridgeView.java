package org.dradis.hud.bridge;

import javafx.scene.layout.VBox;
import org.dradis.hud.Hud;

/** The question, the die, the tasks, or what can be started. */
public final class BridgeView extends VBox {
  public BridgeView(Hud hud) {
    setId("bridge");
    getStyleClass().add("panel");
  }
}
