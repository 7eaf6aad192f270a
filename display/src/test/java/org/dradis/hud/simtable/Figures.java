package org.dradis.hud.simtable;

import java.util.ArrayList;
import java.util.List;
import org.dradis.box.Kind;
import org.dradis.rig.world.Coupling;
import org.dradis.rig.world.Spot;

/** Miniatures that stand in parts of the table, in rows. */
final class Figures {
  private final List<Figure> all = new ArrayList<>();

  /** So many more, numbered on from those of their kind. */
  Figures with(int count, Kind kind, String part) {
    FreeSpots room =
        new FreeSpots(
            TablePart.named(part).orElseThrow(), all.stream().map(Figure::taken).toList());
    for (int i = 0; i < count; i++) {
      Figure figure = at(next(kind), kind, new Spot(0, 0));
      all.add(at(figure.name(), kind, room.take(figure.radius())));
    }
    return this;
  }

  private String next(Kind kind) {
    return kind.noun() + " " + (1 + all.stream().filter(it -> it.kind() == kind).count());
  }

  Figures with(Figure figure) {
    all.add(figure);
    return this;
  }

  List<Figure> all() {
    return all;
  }

  Figure get(String name) {
    return all.stream().filter(it -> it.name().equals(name)).findFirst().orElseThrow();
  }

  static Figure at(String name, Kind kind, Spot spot) {
    return new Figure(name, kind, spot, 0, false, false, null, Coupling.GOOD, List.of());
  }

  static Figure fallen(String name, Kind kind, Spot spot) {
    return new Figure(name, kind, spot, 0, true, false, null, Coupling.GOOD, List.of());
  }

  static Figure held(String name, Kind kind, Spot spot) {
    return new Figure(name, kind, spot, 150, false, true, null, Coupling.GOOD, List.of());
  }

  Tabletop tabletop(long deeds) {
    return new Tabletop(deeds, List.copyOf(all), List.of(), Tabletop.Die.NONE, false);
  }
}
