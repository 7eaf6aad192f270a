package org.dradis.hud.simtable;

import java.util.ArrayList;
import java.util.List;
import javafx.scene.layout.Pane;
import javafx.scene.paint.Color;
import javafx.scene.paint.CycleMethod;
import javafx.scene.paint.RadialGradient;
import javafx.scene.paint.Stop;
import javafx.scene.shape.Circle;
import org.dradis.port.LedMap;
import org.dradis.rig.chip.Shine;

/** The strip's LEDs where they lie, shining as they do. */
final class LedLayer extends Pane {
  private static final double CORE = 3;
  private static final double GLOW = 21;
  private static final double FULL = 255;

  private final List<Circle> glows = new ArrayList<>();
  private final List<Circle> cores = new ArrayList<>();
  private List<Shine> shown = List.of();

  LedLayer(LedMap map) {
    setMouseTransparent(true);
    setManaged(false);
    for (LedMap.Led led : map.leds()) {
      Circle glow = new Circle(led.x(), led.y(), GLOW);
      glow.setVisible(false);
      glows.add(glow);
      Circle dome = new Circle(led.x(), led.y(), CORE);
      dome.getStyleClass().add("led");
      getChildren().add(dome);
      Circle core = new Circle(led.x(), led.y(), CORE);
      core.setId("led-" + led.number());
      core.setVisible(false);
      cores.add(core);
    }
    getChildren().addAll(glows);
    getChildren().addAll(cores);
  }

  void show(List<Shine> shines) {
    for (int i = 0; i < Math.min(shines.size(), cores.size()); i++) {
      Shine shine = shines.get(i);
      if (i >= shown.size() || !shine.equals(shown.get(i))) {
        show(i, shine);
      }
    }
    shown = shines;
  }

  private void show(int led, Shine shine) {
    int most = Math.max(shine.red(), Math.max(shine.green(), shine.blue()));
    double power = most / FULL * shine.brightness() / Shine.FULL;
    Circle glow = glows.get(led);
    Circle core = cores.get(led);
    glow.setVisible(power > 0);
    core.setVisible(power > 0);
    if (power > 0) {
      // Eyes see the root of the light, about.
      double seen = Math.sqrt(power);
      Color colour =
          Color.color(
              (double) shine.red() / most,
              (double) shine.green() / most,
              (double) shine.blue() / most);
      glow.setFill(
          new RadialGradient(
              0,
              0,
              0.5,
              0.5,
              0.5,
              true,
              CycleMethod.NO_CYCLE,
              new Stop(0, colour.deriveColor(0, 1, 1, 0.85 * seen)),
              new Stop(0.35, colour.deriveColor(0, 1, 1, 0.4 * seen)),
              new Stop(1, colour.deriveColor(0, 1, 1, 0))));
      core.setFill(
          colour.interpolate(Color.WHITE, 0.55 * seen).deriveColor(0, 1, 1, 0.35 + 0.65 * seen));
    }
  }
}
