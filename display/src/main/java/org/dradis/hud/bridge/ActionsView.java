package org.dradis.hud.bridge;

import javafx.scene.layout.VBox;
import org.dradis.hud.Hud;
import org.dradis.hud.Panel;

/** What can be started, of one panel's groups. */
public final class ActionsView extends VBox {
  public ActionsView(Hud hud, Panel panel) {
    setId(panel.word());
    getStyleClass().add("panel");
  }
}
