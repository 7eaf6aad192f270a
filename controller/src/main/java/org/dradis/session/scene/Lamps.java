package org.dradis.session.scene;

import java.time.Clock;
import java.util.List;
import org.dradis.port.LedBoard;

/**
 * Shows scenes on the lights of a board; for one thread, which calls {@link #show} some twenty
 * times a second. A scene begins when it is first shown.
 */
public final class Lamps {
  private static final long REFRESH_MILLIS = 1000;

  private final LedBoard board;
  private final LedSpots spots;
  private final Clock clock;
  private Scene scene = new Scene(List.of());
  private long began;
  private long refreshed;

  public Lamps(LedBoard board, LedSpots spots, Clock clock) {
    if (board.size() != spots.size()) {
      throw new IllegalArgumentException(
          "The map of the lights is for %d LEDs, but the board has %d."
              .formatted(spots.size(), board.size()));
    }
    this.board = board;
    this.spots = spots;
    this.clock = clock;
  }

  /** Shows what a scene shines now. */
  public void show(Scene now) {
    long millis = clock.millis();
    if (!now.equals(scene)) {
      scene = now;
      began = millis;
    }
    board.show(Lighting.frame(scene, spots, millis - began));
    if (millis - refreshed >= REFRESH_MILLIS) {
      refreshed = millis;
      board.refresh();
    }
  }
}
