package org.dradis.hud.ring;

import java.util.List;
import javafx.animation.Animation;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.scene.Node;
import javafx.util.Duration;

/** Lets things breathe; in few steps, since every step is drawn by the processor. */
final class Pulse {
  private static final Duration STEP = Duration.millis(110);
  private static final int STEPS = 12;
  private static final double FAINT = 0.35;

  private final Timeline clock = new Timeline(new KeyFrame(STEP, _ -> step()));
  private List<? extends Node> beating = List.of();
  private int step;

  Pulse() {
    clock.setCycleCount(Animation.INDEFINITE);
  }

  /** Lets these breathe and all others stand still. */
  void beat(List<? extends Node> nodes) {
    beating.forEach(node -> node.setOpacity(1));
    beating = List.copyOf(nodes);
    if (nodes.isEmpty()) {
      clock.stop();
    } else {
      clock.play();
    }
  }

  boolean isBeating() {
    return clock.getStatus() == Animation.Status.RUNNING;
  }

  private void step() {
    step = (step + 1) % STEPS;
    double wave = (1 + Math.cos(2 * Math.PI * step / STEPS)) / 2;
    beating.forEach(node -> node.setOpacity(FAINT + (1 - FAINT) * wave));
  }
}
