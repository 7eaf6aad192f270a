package org.dradis.hud.ring;

import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;

/** Lets something that is drawn be pressed like a button: by finger, mouse and keys. */
final class Touch {
  private Touch() {}

  static void on(Node node, Runnable press) {
    node.setOnMouseClicked(
        event -> {
          if (event.getButton() == MouseButton.PRIMARY && event.isStillSincePress()) {
            node.requestFocus();
            press.run();
          }
        });
    node.setOnKeyPressed(
        event -> {
          if (event.getCode() == KeyCode.ENTER || event.getCode() == KeyCode.SPACE) {
            press.run();
            event.consume();
          }
        });
  }
}
