package org.dradis.hud.shell;

import javafx.collections.ObservableList;
import javafx.scene.control.ListView;
import javafx.scene.control.skin.VirtualFlow;
import javafx.scene.input.MouseEvent;

/** A list of many lines that follows a finger; there is nothing in it to tap. */
public final class TouchList<T> extends ListView<T> {
  private double lastY;

  public TouchList(ObservableList<T> lines) {
    super(lines);
    addEventFilter(MouseEvent.MOUSE_PRESSED, event -> lastY = event.getY());
    addEventFilter(MouseEvent.MOUSE_DRAGGED, this::drag);
  }

  private void drag(MouseEvent event) {
    if (!TouchScroll.isOnBar(event) && lookup(".virtual-flow") instanceof VirtualFlow<?> flow) {
      flow.scrollPixels(lastY - event.getY());
      lastY = event.getY();
      event.consume();
    }
  }
}
