package org.dradis.hud.ring;

import org.dradis.view.TableView;
import org.jspecify.annotations.Nullable;

/** What the ring shows, from one snapshot to the next. */
final class RingModel {
  private @Nullable TableView shown;
  private @Nullable RingPicture picture;
  private Film film = Film.NONE;
  private boolean stepped;

  /** Takes a snapshot; the film is new if it shows something that happened just now. */
  Film show(@Nullable TableView table) {
    Film news = table == null ? Film.NONE : Film.between(shown, table);
    stepped = table == null || shown == null || table.back() != shown.back();
    if (stepped) {
      film = news;
    }
    shown = table;
    picture = table == null ? null : RingPicture.of(table);
    return news;
  }

  /** Whether the last snapshot came with a step of the game, forward or back. */
  boolean hasStepped() {
    return stepped;
  }

  /** What it shows when nothing moves; null without a game. */
  @Nullable RingPicture picture() {
    return picture;
  }

  /** The last step, whose trails stay until the next. */
  Film film() {
    return film;
  }
}
