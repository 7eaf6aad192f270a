package org.dradis.hud.ring;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Where everything is on the screen of the DRADIS. As on the printed board the bow points left, so
 * that the areas are left, upper left, upper right, right, lower right, lower left (GE-1).
 */
final class Scope {
  /** The six areas, clockwise (GE-1). */
  static final List<String> AREAS =
      List.of("bow", "starboard-bow", "starboard-quarter", "stern", "port-quarter", "port-bow");

  /** The two in which vipers are launched (GE-2). */
  static final List<String> LAUNCH = List.of("port-quarter", "port-bow");

  static final String FLEET = "cylon-fleet-";

  private static final double CUT = 30;
  private static final double FLEET_ACROSS = 38;
  private static final double FLEET_DOWN = 25;
  private static final double GAP = 2.5;
  private static final double NAME_HEIGHT = 17;
  private static final double NAME_MARGIN = 8;

  /** What stays free along the sides of an area. */
  private static final double EMPTY = 7;

  private static final double HULL_WIDTH = 200;
  private static final double HULL_HEIGHT = 62;
  private static final double TRACK_HEIGHT = 26;
  private static final double ESCORTED_HEIGHT = 54;
  private static final double PEGASUS_HEIGHT = 48;
  private static final double LEAST_TARGET = 48;
  private static final double MARGIN = 4;
  private static final double DESIGNED_WIDTH = 464;
  private static final double DESIGNED_HEIGHT = 326;

  private final Box all;
  private final Box space;
  private final boolean fleet;
  private final double letters;
  private final Box core;
  private final double zoom;
  private final double slope;
  private final double hull;
  private final double escort;
  private final double flank;
  private final double belt;
  private final boolean escorted;
  private final Map<String, Plot> plots = new LinkedHashMap<>();

  /**
   * @param fleet whether the Cylon Fleet board is played with
   * @param escorted whether Pegasus is
   * @param letters how large letters are, 1 as designed
   */
  Scope(Box all, boolean fleet, boolean escorted, double letters) {
    this.all = all;
    this.fleet = fleet;
    this.escorted = escorted;
    this.letters = letters;
    zoom =
        Math.clamp(
            Math.min(all.width() / DESIGNED_WIDTH, all.height() / DESIGNED_HEIGHT), 0.75, 1.8);
    space = fleet ? all.inset(FLEET_ACROSS, FLEET_DOWN) : all;
    hull = Math.max(LEAST_TARGET, (escorted ? ESCORTED_HEIGHT : HULL_HEIGHT) * zoom);
    escort = escorted ? Math.max(LEAST_TARGET, PEGASUS_HEIGHT * zoom) : 0;
    double height = hull + escort + TRACK_HEIGHT * zoom + 2 * MARGIN;
    slope = 6 * zoom;
    core = Box.centred(space.centre(), (HULL_WIDTH + 14) * zoom, height + 2 * slope);
    flank = core.height() / 2 - slope;
    belt = Math.max(flank + 14, Math.min(space.height() * 0.27, flank + 46));
    AREAS.forEach(area -> plots.put(area, plot(area)));
  }

  boolean hasFleet() {
    return fleet;
  }

  /** Whether everything is where it is on another screen. */
  boolean isLike(Scope other) {
    return all.equals(other.all)
        && fleet == other.fleet
        && escorted == other.escorted
        && letters == other.letters;
  }

  /** The whole screen. */
  Outline frame() {
    return octagon(all);
  }

  /** What is inside the Cylon Fleet board. */
  Outline edge() {
    return octagon(space);
  }

  private static Outline octagon(Box box) {
    return Outline.of(
        new Point(box.x() + CUT, box.y()),
        new Point(box.right() - CUT, box.y()),
        new Point(box.right(), box.y() + CUT),
        new Point(box.right(), box.bottom() - CUT),
        new Point(box.right() - CUT, box.bottom()),
        new Point(box.x() + CUT, box.bottom()),
        new Point(box.x(), box.bottom() - CUT),
        new Point(box.x(), box.y() + CUT));
  }

  Plot plot(String area) {
    Plot known = plots.get(area);
    return known == null ? make(area) : known;
  }

  private Plot make(String area) {
    Outline outline = outline(area).inset(GAP);
    boolean left = area.equals("bow") || area.endsWith("-bow");
    return area.equals("bow") || area.equals("stern")
        ? besideGalactica(outline, left)
        : aboveOrBelow(outline, left, area.startsWith("starboard"));
  }

  private Plot besideGalactica(Outline outline, boolean left) {
    double middle = space.centre().y();
    double tall = NAME_HEIGHT * letters;
    Span span = outline.span(middle - flank, middle + flank);
    double x = left ? span.left() + NAME_MARGIN : span.left() - NAME_MARGIN;
    double far = (flank + belt) / 2;
    Box name = new Box(x, middle - far + 4, span.width(), tall);
    Box tasks = new Box(x, middle + far - tall - 4, span.width(), tall);
    return new Plot(
        outline, name, tasks, left, zoom, outline.inset(EMPTY), name.bottom() + 2, tasks.y() - 1);
  }

  private Plot aboveOrBelow(Outline outline, boolean left, boolean above) {
    double tall = NAME_HEIGHT * letters;
    double wide = space.width() / 2 - CUT - 2 * NAME_MARGIN;
    double x = left ? space.x() + CUT + 4 : space.right() - CUT - 4 - wide;
    double y = above ? space.y() + NAME_MARGIN : space.bottom() - NAME_MARGIN - tall;
    Box name = new Box(x, y, wide, tall);
    return new Plot(
        outline,
        name,
        name,
        left,
        zoom,
        outline.inset(EMPTY),
        above ? name.bottom() + 1 : core.bottom() + GAP + 2,
        above ? core.y() - GAP : y - 1);
  }

  private Outline outline(String area) {
    Point middle = space.centre();
    double x = space.x();
    double right = space.right();
    return switch (area) {
      case "bow" ->
          Outline.of(
              new Point(x, middle.y() - belt),
              new Point(core.x(), middle.y() - flank),
              new Point(core.x(), middle.y() + flank),
              new Point(x, middle.y() + belt));
      case "starboard-bow" ->
          Outline.of(
              new Point(x + CUT, space.y()),
              new Point(middle.x(), space.y()),
              new Point(middle.x(), core.y()),
              new Point(core.x(), middle.y() - flank),
              new Point(x, middle.y() - belt),
              new Point(x, space.y() + CUT));
      case "starboard-quarter" ->
          Outline.of(
              new Point(middle.x(), space.y()),
              new Point(right - CUT, space.y()),
              new Point(right, space.y() + CUT),
              new Point(right, middle.y() - belt),
              new Point(core.right(), middle.y() - flank),
              new Point(middle.x(), core.y()));
      case "stern" ->
          Outline.of(
              new Point(right, middle.y() - belt),
              new Point(right, middle.y() + belt),
              new Point(core.right(), middle.y() + flank),
              new Point(core.right(), middle.y() - flank));
      case "port-quarter" ->
          Outline.of(
              new Point(middle.x(), core.bottom()),
              new Point(core.right(), middle.y() + flank),
              new Point(right, middle.y() + belt),
              new Point(right, space.bottom() - CUT),
              new Point(right - CUT, space.bottom()),
              new Point(middle.x(), space.bottom()));
      case "port-bow" ->
          Outline.of(
              new Point(x, middle.y() + belt),
              new Point(core.x(), middle.y() + flank),
              new Point(middle.x(), core.bottom()),
              new Point(middle.x(), space.bottom()),
              new Point(x + CUT, space.bottom()),
              new Point(x, space.bottom() - CUT));
      default -> throw new IllegalArgumentException("no area " + area);
    };
  }

  /** The ground of Galactica and what belongs to her. */
  Outline core() {
    Point middle = core.centre();
    return Outline.of(
        new Point(core.x(), middle.y() - flank),
        new Point(middle.x(), core.y()),
        new Point(core.right(), middle.y() - flank),
        new Point(core.right(), middle.y() + flank),
        new Point(middle.x(), core.bottom()),
        new Point(core.x(), middle.y() + flank));
  }

  Box galactica() {
    double width = HULL_WIDTH * zoom;
    return new Box(core.centre().x() - width / 2, core.y() + slope + MARGIN + escort, width, hull);
  }

  Box pegasus() {
    Box below = galactica();
    return new Box(below.x(), below.y() - escort, below.width(), escort);
  }

  /** The Boarding Party track. */
  Box boarding() {
    Box above = galactica();
    return new Box(above.x(), above.bottom() + MARGIN, above.width(), (TRACK_HEIGHT - 2) * zoom);
  }

  /** A cell of the Cylon Fleet board, and where its ships stand. */
  Box fleetShips(String area) {
    double half = all.width() / 2;
    return switch (area) {
      case "bow" -> new Box(all.x(), all.centre().y() - belt, FLEET_ACROSS, 2 * belt);
      case "stern" -> new Box(space.right(), all.centre().y() - belt, FLEET_ACROSS, 2 * belt);
      case "starboard-bow" -> new Box(all.x() + CUT, all.y(), half - CUT, FLEET_DOWN);
      case "starboard-quarter" -> new Box(all.centre().x(), all.y(), half - CUT, FLEET_DOWN);
      case "port-quarter" -> new Box(all.centre().x(), space.bottom(), half - CUT, FLEET_DOWN);
      case "port-bow" -> new Box(all.x() + CUT, space.bottom(), half - CUT, FLEET_DOWN);
      default -> throw new IllegalArgumentException("no area " + area);
    };
  }

  /** The lines between the areas of the Cylon Fleet board. */
  List<List<Point>> fleetBorders() {
    Point middle = all.centre();
    return List.of(
        List.of(new Point(middle.x(), all.y()), new Point(middle.x(), space.y())),
        List.of(new Point(middle.x(), space.bottom()), new Point(middle.x(), all.bottom())),
        List.of(new Point(all.x(), middle.y() - belt), new Point(space.x(), middle.y() - belt)),
        List.of(new Point(all.x(), middle.y() + belt), new Point(space.x(), middle.y() + belt)),
        List.of(
            new Point(space.right(), middle.y() - belt), new Point(all.right(), middle.y() - belt)),
        List.of(
            new Point(space.right(), middle.y() + belt),
            new Point(all.right(), middle.y() + belt)));
  }

  /** The middle of a place by its word, or null if it is not on this screen. */
  @Nullable Point point(String place) {
    if (plots.containsKey(place)) {
      return plot(place).centre();
    }
    return switch (place) {
      case "galactica" -> galactica().centre();
      case "pegasus" -> escorted ? pegasus().centre() : galactica().centre();
      case "boarding" -> boarding().centre();
      default ->
          fleet && place.startsWith(FLEET)
              ? fleetShips(place.substring(FLEET.length())).centre()
              : null;
    };
  }

  /** A point beyond the edge, from which ships of the supply come into an area. */
  Point beyond(String area) {
    Point from = all.centre();
    Point to = plot(area).outline().centre();
    double far = Math.max(all.width(), all.height()) / from.distance(to);
    Point out = from.towards(to, far);
    return new Point(
        Math.clamp(out.x(), all.x() + 4, all.right() - 4),
        Math.clamp(out.y(), all.y() + 4, all.bottom() - 4));
  }
}
