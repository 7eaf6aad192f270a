package org.dradis.hud.bridge;

import javafx.scene.control.Label;
import org.dradis.hud.Shown;

/** What just happened, for somebody who looked away. */
final class StoryLine extends Label {
  private final BridgeModel model;

  StoryLine(BridgeModel model) {
    this.model = model;
    setId("story");
    getStyleClass().add("story");
    setWrapText(true);
    setMinHeight(USE_PREF_SIZE);
    setMaxWidth(Double.MAX_VALUE);
    Shown.follow(this, model.story(), _ -> tell());
  }

  private void tell() {
    setText(model.story().get());
    setVisible(!getText().isEmpty());
    setManaged(isVisible());
  }
}
