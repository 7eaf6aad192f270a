package org.dradis.hud.shell;

import javafx.scene.control.Label;
import javafx.scene.input.MouseEvent;
import org.dradis.hud.HudModel;
import org.dradis.hud.Unbroken;

/**
 * What the model says to the players. It lies over what is there, so that no target moves under a
 * finger; a tap takes it away.
 */
public final class Message extends Label {
  public Message(HudModel model) {
    setId("message");
    getStyleClass().addAll("message", "over");
    setWrapText(true);
    setMinHeight(USE_PREF_SIZE);
    textProperty().bind(model.message().map(Unbroken::of));
    visibleProperty().bind(textProperty().isNotEmpty());
    addEventHandler(MouseEvent.MOUSE_CLICKED, _ -> model.tell(""));
  }
}
