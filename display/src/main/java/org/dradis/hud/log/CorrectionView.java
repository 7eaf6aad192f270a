package org.dradis.hud.log;

import javafx.scene.layout.VBox;
import org.dradis.hud.Hud;

/** Puts right what is wrong on the board. */
public final class CorrectionView extends VBox {
  public CorrectionView(Hud hud) {
    setId("correction");
    getStyleClass().add("panel");
  }
}
