package org.dradis.hud.games;

import javafx.scene.layout.VBox;
import org.dradis.hud.Hud;

/** Where a HUD begins. */
public final class WelcomeView extends VBox {
  public WelcomeView(Hud hud) {
    setId("welcome");
    getStyleClass().add("panel");
  }
}
