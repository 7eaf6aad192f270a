package org.dradis.hud.settings;

import javafx.scene.layout.VBox;
import org.dradis.hud.Hud;

/** What players set once. */
public final class SettingsView extends VBox {
  public SettingsView(Hud hud) {
    setId("settings");
    getStyleClass().add("panel");
  }
}
