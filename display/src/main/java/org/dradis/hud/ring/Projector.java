package org.dradis.hud.ring;

import javafx.animation.Animation;
import javafx.animation.Interpolator;
import javafx.animation.Transition;
import javafx.util.Duration;

/**
 * Shows films, one beat after the other; a film that is on ends at once when another begins. Where
 * the machine is slow it leaves frames out and is over in time nevertheless.
 */
final class Projector extends Transition {
  /** What films are shown on. */
  interface Screen {
    void begin(Beat beat);

    /** Draws a part of a beat, 0 to 1. */
    void draw(Beat beat, double part);

    void end(Beat beat);

    /** The film is over, or was ended. */
    void rest();
  }

  /** Enough for the eye, and half the work of the usual rate. */
  private static final double FRAMES_A_SECOND = 30;

  private final Screen screen;
  private Film film = Film.NONE;
  private int at;

  /** When the beat that is on began, in beats. */
  private double began;

  Projector(Screen screen) {
    super(FRAMES_A_SECOND);
    this.screen = screen;
    setInterpolator(Interpolator.LINEAR);
    setOnFinished(_ -> finish());
  }

  boolean isOn() {
    return !film.beats().isEmpty();
  }

  /** Shows a film from its beginning. */
  void show(Film next) {
    stop();
    film = next;
    at = 0;
    began = 0;
    screen.begin(film.beats().getFirst());
    setCycleDuration(Duration.millis(film.millis()));
    playFromStart();
  }

  /** Ends the film that is on, if any. */
  void finish() {
    if (isOn()) {
      stop();
      film = Film.NONE;
      screen.rest();
    }
  }

  /** Stands still after so many beats of a film. */
  void freeze(Film shown, double beats) {
    show(shown);
    stop();
    moveTo(beats);
  }

  private void moveTo(double beats) {
    Beat beat = film.beats().get(at);
    while (beats >= began + beat.kind().beats() && at < film.beats().size() - 1) {
      screen.end(beat);
      began += beat.kind().beats();
      at++;
      beat = film.beats().get(at);
      screen.begin(beat);
    }
    screen.draw(beat, Math.clamp((beats - began) / beat.kind().beats(), 0, 1));
  }

  @Override
  protected void interpolate(double part) {
    if (isOn() && getStatus() == Animation.Status.RUNNING) {
      moveTo(part * film.millis() / film.beatMillis());
    }
  }
}
