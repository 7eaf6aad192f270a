package org.dradis.hud.setup;

import javafx.scene.layout.VBox;
import org.dradis.hud.Hud;

/** Sets up a game step by step. */
public final class SetupView extends VBox {
  public SetupView(Hud hud) {
    setId("setup");
    getStyleClass().add("panel");
  }
}
