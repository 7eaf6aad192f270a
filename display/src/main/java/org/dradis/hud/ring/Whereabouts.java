package org.dradis.hud.ring;

import org.dradis.hud.symbol.Symbol;
import org.jspecify.annotations.Nullable;

/** Where things are on the screen just now. */
interface Whereabouts {
  /** The middle of everything. */
  Point middle();

  /** Where a ship like this is in a place; null if the place is not on the screen. */
  @Nullable Point of(@Nullable String place, @Nullable Symbol ship);

  /** Where something comes from that comes from beside the board. */
  Point beyond(String place);

  /** The way from a place to another. */
  default @Nullable Way way(@Nullable String from, @Nullable String to, @Nullable Symbol ship) {
    Point start = from == null ? null : of(from, ship);
    Point end = to == null ? null : of(to, ship);
    if (start == null && to != null) {
      start = beyond(to);
    }
    if (end == null && from != null) {
      end = beyond(from);
    }
    return start == null || end == null ? null : Way.round(middle(), start, end);
  }
}
