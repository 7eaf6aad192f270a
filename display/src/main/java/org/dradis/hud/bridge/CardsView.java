package org.dradis.hud.bridge;

import javafx.scene.layout.VBox;
import org.dradis.hud.Hud;

/** Attack cards and crisis cards. */
public final class CardsView extends VBox {
  public CardsView(Hud hud) {
    setId("cards");
    getStyleClass().add("panel");
  }
}
