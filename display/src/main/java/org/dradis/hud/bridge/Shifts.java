package org.dradis.hud.bridge;

import javafx.animation.PauseTransition;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.input.MouseEvent;
import javafx.util.Duration;

/**
 * Keeps a finger from what moved under it: ships that hands move add and remove lines, and whoever
 * was about to tap what is below them means what was there before.
 */
final class Shifts {
  /** How long it takes to see that something moved and to hold back. */
  private static final Duration REACTION = Duration.millis(350);

  private static final PseudoClass MOVED = PseudoClass.getPseudoClass("moved");

  private final Node place;
  private final PauseTransition rest = new PauseTransition(REACTION);
  private boolean resting;
  private boolean stray;

  Shifts(Node place) {
    this.place = place;
    rest.setOnFinished(_ -> rest(false));
    place.addEventFilter(MouseEvent.MOUSE_PRESSED, this::press);
    place.addEventFilter(MouseEvent.MOUSE_RELEASED, this::follow);
    place.addEventFilter(MouseEvent.MOUSE_CLICKED, this::follow);
  }

  /** It stands elsewhere now. */
  void move() {
    rest(true);
    rest.playFromStart();
  }

  private void rest(boolean now) {
    resting = now;
    place.pseudoClassStateChanged(MOVED, now);
  }

  private void press(MouseEvent event) {
    stray = resting;
    follow(event);
  }

  private void follow(MouseEvent event) {
    if (stray) {
      event.consume();
    }
  }
}
