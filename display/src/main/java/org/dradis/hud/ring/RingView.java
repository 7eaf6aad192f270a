package org.dradis.hud.ring;

import javafx.scene.layout.VBox;
import org.dradis.hud.Hud;

/** The board from above. */
public final class RingView extends VBox {
  public RingView(Hud hud) {
    setId("ring");
    getStyleClass().add("panel");
  }
}
