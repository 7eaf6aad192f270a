package org.dradis.hud.simtable;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import org.dradis.rig.world.Spot;

/** Finds room for pieces within a part of the table, none on top of another while there is room. */
final class FreeSpots {
  private static final double STEP = 3;
  private static final double PITCH = 27;
  private static final double HEAD = 46;

  private static final double ROOMY = 100;

  /** The name of an area stands in its upper part. */
  private static final double LOWER = 14;

  /** Further within, no antenna but its own reads a piece. */
  private static final double MARGIN = 14;

  /**
   * Something that stands in the way.
   *
   * @param radius how much room it takes
   */
  record Taken(Spot spot, double radius) {}

  private final TablePart part;
  private final List<Taken> taken;

  FreeSpots(TablePart part, Collection<Taken> taken) {
    this.part = part;
    this.taken = new ArrayList<>(taken);
  }

  /** Takes room where the eye looks first: in the middle of an area, in rows elsewhere. */
  Spot take(double radius) {
    if (!part.isArea()) {
      return take(radius, inRows(radius));
    }
    Room room = new Room(part);
    Spot centre = part.outline().middle();
    double lower = room.height() > ROOMY ? LOWER : 0;
    Spot middle = new Spot(centre.x(), centre.y() + lower);
    double flatness = room.width() / room.height();
    return take(
        radius,
        sorted(
            radius,
            Comparator.comparingDouble(
                it -> Math.hypot(it.x() - middle.x(), (it.y() - middle.y()) * flatness))));
  }

  /** Takes the room that is nearest to a spot. */
  Spot take(double radius, Spot near) {
    return take(radius, sorted(radius, Comparator.comparingDouble(near::distanceTo)));
  }

  private Spot take(double radius, List<Spot> candidates) {
    Spot best = part.outline().middle();
    double widest = Double.NEGATIVE_INFINITY;
    for (Spot spot : candidates) {
      double room = room(spot, radius);
      if (room > widest) {
        widest = room;
        best = spot;
      }
      if (room >= 0) {
        break;
      }
    }
    taken.add(new Taken(best, radius));
    return best;
  }

  private double room(Spot spot, double radius) {
    double room = Double.MAX_VALUE;
    for (Taken each : taken) {
      room = Math.min(room, each.spot.distanceTo(spot) - each.radius - radius);
    }
    return room;
  }

  private List<Spot> sorted(double radius, Comparator<Spot> order) {
    List<Spot> spots = grid(radius, STEP);
    spots.sort(order);
    return spots;
  }

  /** Rows that are straight as long as there is room, and any gap then. */
  private List<Spot> inRows(double radius) {
    List<Spot> spots = grid(radius, PITCH);
    spots.addAll(grid(radius, STEP));
    return spots;
  }

  private List<Spot> grid(double radius, double step) {
    Room room = new Room(part);
    // What a box is called stands above its rows.
    double top = part.isArea() ? part.outline().top() + room.margin(radius) : room.top();
    List<Spot> spots = new ArrayList<>();
    for (double y = top; y <= room.bottom(radius); y += step) {
      for (double x = room.left(radius); x <= room.right(radius); x += step) {
        spots.add(new Spot(x, y));
      }
    }
    return spots;
  }

  /** How near to the edges of a part the middle of a piece may be. */
  record Room(TablePart part) {
    double margin(double radius) {
      return Math.min(Math.max(MARGIN, radius), Math.min(width(), height()) / 2);
    }

    double left(double radius) {
      return part.outline().left() + margin(radius);
    }

    double right(double radius) {
      return part.outline().right() - margin(radius);
    }

    double bottom(double radius) {
      return part.outline().bottom() - margin(radius);
    }

    /** Of the first row, below what a box is called. */
    double top() {
      return part.outline().top() + Math.min(HEAD, height() / 2);
    }

    double width() {
      return part.outline().right() - part.outline().left();
    }

    double height() {
      return part.outline().bottom() - part.outline().top();
    }
  }
}
