package org.dradis.hud.ring;

import java.util.function.Supplier;
import org.dradis.hud.symbol.Symbol;
import org.jspecify.annotations.Nullable;

/** Finds places on the ring and beside it. */
final class RingWhereabouts implements Whereabouts {
  private final Supplier<@Nullable Scope> scope;
  private final RingNodes nodes;
  private final Beside beside;

  RingWhereabouts(Supplier<@Nullable Scope> scope, RingNodes nodes, Beside beside) {
    this.scope = scope;
    this.nodes = nodes;
    this.beside = beside;
  }

  @Override
  public Point middle() {
    Scope now = scope.get();
    return now == null ? new Point(0, 0) : now.galactica().centre();
  }

  @Override
  public @Nullable Point of(@Nullable String place, @Nullable Symbol ship) {
    Scope now = scope.get();
    if (place == null || now == null) {
      return null;
    }
    AreaNode area = nodes.areas().get(place);
    if (area != null) {
      return area.point(ship);
    }
    Point stocked = beside.point(place);
    return stocked == null ? now.point(place) : stocked;
  }

  @Override
  public Point beyond(String place) {
    Scope now = scope.get();
    return now != null && Scope.AREAS.contains(place) ? now.beyond(place) : middle();
  }
}
