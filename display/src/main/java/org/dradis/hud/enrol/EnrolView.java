package org.dradis.hud.enrol;

import javafx.scene.layout.VBox;
import org.dradis.hud.Hud;

/** Tells which tag is which piece. */
public final class EnrolView extends VBox {
  public EnrolView(Hud hud) {
    setId("enrol");
    getStyleClass().add("panel");
  }
}
