package org.dradis.hud.games;

import javafx.scene.layout.VBox;
import org.dradis.hud.Hud;

/** The games of the journal. */
public final class GamesView extends VBox {
  public GamesView(Hud hud) {
    setId("games");
    getStyleClass().add("panel");
  }
}
