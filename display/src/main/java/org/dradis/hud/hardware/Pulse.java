package org.dradis.hud.hardware;

import javafx.animation.Animation;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.stage.Window;
import javafx.util.Duration;

/** Does something again and again while a node is to be seen in a window. */
public final class Pulse {
  private Pulse() {}

  /**
   * Begins and ends with the node.
   *
   * @param begin when the node comes into a scene, be it only for a picture
   * @param beat while it is in a window
   * @param end when it leaves its scene
   */
  public static void of(Node node, Duration every, Runnable begin, Runnable beat, Runnable end) {
    Timeline timeline = new Timeline(new KeyFrame(every, _ -> beat.run()));
    timeline.setCycleCount(Animation.INDEFINITE);
    node.sceneProperty()
        .addListener(
            (_, before, now) -> {
              if (now == null) {
                end.run();
              } else if (before == null) {
                begin.run();
              }
            });
    ObservableValue<Boolean> seen =
        node.sceneProperty()
            .flatMap(Scene::windowProperty)
            .flatMap(Window::showingProperty)
            .orElse(false);
    seen.addListener(
        (_, _, now) -> {
          if (now) {
            timeline.play();
          } else {
            timeline.stop();
          }
        });
  }
}
