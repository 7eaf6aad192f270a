package org.dradis.hud.shell;

import javafx.scene.layout.VBox;
import org.dradis.hud.Hud;

/** The ways out of the game: log, undo, menu. */
public final class NavBar extends VBox {
  public NavBar(Hud hud) {
    setId("nav");
    getStyleClass().add("panel");
  }
}
