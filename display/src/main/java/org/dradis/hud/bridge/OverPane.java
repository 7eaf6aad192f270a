package org.dradis.hud.bridge;

import javafx.scene.layout.VBox;
import org.dradis.hud.Hud;
import org.dradis.hud.Panel;
import org.dradis.hud.Words;

/** How the game ended, and the way back if it ended by mistake. */
final class OverPane extends VBox {
  OverPane(Hud hud, BridgeModel model, Matter.Over over) {
    Words words = hud.words();
    setId("over");
    getStyleClass().add("stack");
    getChildren()
        .addAll(
            Targets.label(Targets.capitals(words.of("bridge.over"), words.locale()), "caps"),
            Targets.label(over.ending(), "ending"));
    if (over.canGoBack()) {
      getChildren()
          .addAll(
              Targets.label(words.of("bridge.over.mistake"), "dim"),
              Targets.of("over-undo", words.of("bridge.over.undo"), model::takeBack));
    }
    getChildren()
        .add(
            Targets.of(
                "over-games", words.of("bridge.games"), () -> hud.model().go(Panel.WELCOME)));
  }
}
