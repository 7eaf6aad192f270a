package org.dradis.hud.bridge;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.layout.VBox;
import org.dradis.hud.Words;
import org.dradis.view.RollView;

/** Ways to break into a roll (IN-1): first those that are open, then the others and why not. */
final class BreaksPane extends VBox {
  private static final int AMOUNTS = 4;

  BreaksPane(Words words, BridgeModel model, List<RollView.Break> breaks) {
    setId("breaks");
    getStyleClass().add("stack");
    List<Node> named = new ArrayList<>();
    List<Node> amounts = new ArrayList<>();
    List<Node> shut = new ArrayList<>();
    for (RollView.Break each : breaks) {
      if (each.refusal() != null) {
        shut.add(shut(each, each.refusal()));
      } else if (each.id().startsWith("modifier")) {
        amounts.add(target(model, each));
      } else {
        named.add(target(model, each));
      }
    }
    if (!named.isEmpty() || !amounts.isEmpty()) {
      getChildren()
          .add(Targets.label(Targets.capitals(words.of("bridge.breaks"), words.locale()), "caps"));
    }
    if (!named.isEmpty()) {
      getChildren().add(Targets.grid(2, named));
    }
    if (!amounts.isEmpty()) {
      getChildren().add(Targets.grid(AMOUNTS, amounts));
    }
    // Whoever can break in sees it before the throw.
    getChildren().stream().limit(2).forEach(it -> it.getStyleClass().add(Letters.NEEDED));
    if (!shut.isEmpty()) {
      getChildren().add(Targets.grid(2, shut));
    }
  }

  private static Button target(BridgeModel model, RollView.Break way) {
    return Targets.of(id(way), way.label(), () -> model.answer(way.input()), "break");
  }

  private static Button shut(RollView.Break way, String refusal) {
    Button target = Targets.of(id(way), way.label() + "\n" + refusal, () -> {}, "break", "shut");
    target.setDisable(true);
    return target;
  }

  /** Signs are no letters of a name. */
  private static String id(RollView.Break way) {
    return "break-" + way.id().replace("+", "-plus-").replace("modifier--", "modifier-minus-");
  }
}
