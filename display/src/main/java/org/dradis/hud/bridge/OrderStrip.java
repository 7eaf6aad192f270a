package org.dradis.hud.bridge;

import java.util.List;
import java.util.stream.Collectors;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import org.dradis.hud.Hud;
import org.dradis.hud.Shown;
import org.dradis.hud.symbol.Symbol;

/** Tells which areas come next by the players' standing order, and calls it off. */
final class OrderStrip extends HBox {
  private static final double SIZE = 16;

  private final Hud hud;
  private final Label areas = Targets.label("", "small");

  OrderStrip(Hud hud) {
    this.hud = hud;
    setId("order-strip");
    getStyleClass().add("order-strip");
    setMinHeight(USE_PREF_SIZE);
    StandingOrder order = hud.model().order();
    HBox.setHgrow(areas, Priority.ALWAYS);
    areas.setMaxWidth(Double.MAX_VALUE);
    getChildren()
        .addAll(
            areas,
            Targets.bare(
                "order-off",
                Symbol.CLOSE,
                SIZE,
                hud.words().of("bridge.order.off"),
                order::callOff));
    Shown.follow(this, order.left(), _ -> show());
  }

  private void show() {
    List<String> left = hud.model().order().left().get();
    areas.setText(
        hud.words()
            .of(
                "bridge.order.left",
                left.stream()
                    .map(area -> hud.words().of("bridge.area." + area))
                    .collect(Collectors.joining(" › "))));
    setVisible(!left.isEmpty());
    setManaged(!left.isEmpty());
  }
}
