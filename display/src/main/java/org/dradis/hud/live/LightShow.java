package org.dradis.hud.live;

import java.time.Clock;
import java.util.List;
import org.dradis.hud.Spotlight;
import org.dradis.port.LedBoard;
import org.dradis.port.LedFrame;
import org.dradis.session.SessionState;
import org.dradis.session.scene.Lamps;
import org.dradis.session.scene.LedSpots;
import org.dradis.session.scene.Mark;
import org.dradis.session.scene.Scene;
import org.dradis.session.scene.Signal;
import org.jspecify.annotations.Nullable;

/** What the board's lights show: the game, or a place that somebody asks for; for any thread. */
final class LightShow implements Spotlight {
  private static final int FULL = 1 << 16;
  private static final int PERCENT = 100;
  private static final Scene DARK = new Scene(List.of());

  private final Lamps lamps;
  private volatile int scale = FULL;
  private volatile Scene game = DARK;
  private volatile @Nullable Scene asked;

  LightShow(LedBoard board, LedSpots spots, Clock clock) {
    this.lamps = new Lamps(new Dimmed(board), spots, clock);
  }

  void follow(@Nullable SessionState state) {
    game = state == null ? DARK : Scene.of(state);
  }

  @Override
  public void shine(@Nullable String spot) {
    asked = spot == null ? null : new Scene(List.of(new Mark(spot, Signal.OFFER, 0)));
  }

  void brightness(int percent) {
    scale = FULL * percent / PERCENT;
  }

  /** Shows what shines now; some twenty times a second, always by the same thread. */
  void frame() {
    Scene wanted = asked;
    lamps.show(wanted == null ? game : wanted);
  }

  /** Players set how bright their table is. */
  private final class Dimmed implements LedBoard {
    private final LedBoard board;

    Dimmed(LedBoard board) {
      this.board = board;
    }

    @Override
    public int size() {
      return board.size();
    }

    @Override
    public boolean show(LedFrame frame) {
      int now = scale;
      return board.show(now == FULL ? frame : frame.scaled(now));
    }

    @Override
    public void refresh() {
      board.refresh();
    }
  }
}
