package org.dradis.hud.log;

import javafx.scene.layout.VBox;
import org.dradis.hud.Hud;

/** What happened so far. */
public final class LogView extends VBox {
  public LogView(Hud hud) {
    setId("log");
    getStyleClass().add("panel");
  }
}
