package org.dradis.hud.bridge;

import javafx.scene.layout.VBox;
import org.dradis.hud.Hud;
import org.dradis.hud.Panel;
import org.dradis.hud.Words;

/** A game that was closed is only history. */
final class ClosedPane extends VBox {
  ClosedPane(Hud hud) {
    Words words = hud.words();
    setId("closed");
    getStyleClass().add("stack");
    getChildren()
        .addAll(
            Targets.label(words.of("bridge.closed"), "ending"),
            Targets.of(
                "closed-games",
                words.of("bridge.games"),
                () -> hud.model().go(Panel.WELCOME),
                "primary"));
  }
}
