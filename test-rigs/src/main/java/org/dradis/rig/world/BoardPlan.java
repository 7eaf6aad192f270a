package org.dradis.rig.world;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.dradis.port.Zone;

/**
 * Which antenna is where on the table, in the measures of the reference table (docs/led-map.md):
 * six space areas round Galactica, the Cylon Fleet board to their right, boxes below.
 */
public record BoardPlan(List<Reach> reaches) {
  /** The board, the Cylon Fleet board and all boxes. */
  public static final Outline TABLE = Outline.rectangle(0, 0, 880, 640);

  public static final Outline TOWER = Outline.rectangle(612, 300, 116, 160);
  public static final Outline TAP_PAD = Outline.rectangle(745, 310, 120, 140);

  /** The tray of the box: no antenna is near. */
  public static final Outline TRAY = Outline.rectangle(612, 490, 253, 130);

  /** The lid of the box, beside the table. */
  public static final Outline LID = Outline.rectangle(960, 490, 253, 130);

  private static final Map<String, Outline> LOOPS = loops();
  private static final int SPACE_AREAS = 6;

  public BoardPlan {
    reaches = List.copyOf(reaches);
  }

  /** The six space areas. */
  public static BoardPlan reference() {
    return of(names().subList(0, SPACE_AREAS));
  }

  /** The six space areas and the six of the Cylon Fleet board. */
  public static BoardPlan twelve() {
    return of(names().subList(0, 2 * SPACE_AREAS));
  }

  /** These zones, in this order. */
  public static BoardPlan of(Collection<String> zones) {
    var reaches = new ArrayList<Reach>();
    for (var name : zones) {
      var loop = LOOPS.get(name);
      if (loop == null) {
        throw new IllegalArgumentException(
            "The simulated table has no zone " + name + "; it has " + String.join(", ", names()));
      }
      reaches.add(new Reach(new Zone(name), loop));
    }
    return new BoardPlan(reaches);
  }

  /** All zones that a simulated table can have, the space areas first. */
  public static List<String> names() {
    return List.copyOf(LOOPS.keySet());
  }

  private static Map<String, Outline> loops() {
    Map<String, Outline> loops = new LinkedHashMap<>();
    loops.put("bow", Outline.rectangle(30, 180, 120, 140));
    loops.put("starboard-bow", Outline.rectangle(30, 50, 265, 120));
    loops.put("starboard-quarter", Outline.rectangle(305, 50, 265, 120));
    loops.put("stern", Outline.rectangle(450, 180, 120, 140));
    loops.put("port-quarter", Outline.rectangle(305, 330, 265, 120));
    loops.put("port-bow", Outline.rectangle(30, 330, 265, 120));
    loops.put("cylon-fleet-bow", Outline.rectangle(613, 83, 74, 62));
    loops.put("cylon-fleet-starboard-bow", Outline.rectangle(693, 83, 74, 62));
    loops.put("cylon-fleet-starboard-quarter", Outline.rectangle(773, 83, 74, 62));
    loops.put("cylon-fleet-stern", Outline.rectangle(773, 161, 74, 62));
    loops.put("cylon-fleet-port-quarter", Outline.rectangle(693, 161, 74, 62));
    loops.put("cylon-fleet-port-bow", Outline.rectangle(613, 161, 74, 62));
    loops.put("reserves", Outline.rectangle(30, 490, 120, 130));
    loops.put("damaged-box", Outline.rectangle(170, 490, 120, 130));
    loops.put("civilian-pile", Outline.rectangle(310, 490, 120, 130));
    loops.put("new-caprica", Outline.rectangle(450, 490, 120, 130));
    return loops;
  }

  /** Where a part of the board is, with an antenna or without; empty if it has no such part. */
  public static Optional<Outline> outline(String name) {
    return Optional.ofNullable(LOOPS.get(name));
  }

  public List<Zone> zones() {
    return reaches.stream().map(Reach::zone).toList();
  }

  public Reach reach(Zone zone) {
    return reaches.stream()
        .filter(it -> it.zone().equals(zone))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("There is no zone " + zone + "."));
  }

  /** A place well within the zone. */
  public Spot middle(Zone zone) {
    return reach(zone).loop().middle();
  }

  /** A place on the border of two zones: half way from one to the other. */
  public Spot border(Zone zone, Zone other) {
    var one = reach(zone).loop();
    var two = reach(other).loop();
    return new Spot(
        halfWay(one.left(), one.right(), two.left(), two.right()),
        halfWay(one.top(), one.bottom(), two.top(), two.bottom()));
  }

  /** The middle of what two ranges share, or of the gap between them. */
  private static double halfWay(double from, double to, double otherFrom, double otherTo) {
    return (Math.max(from, otherFrom) + Math.min(to, otherTo)) / 2;
  }

  /** Which zones a ship can be in together with each zone. */
  public SortedMap<Zone, SortedSet<Zone>> neighbours() {
    var neighbours = new TreeMap<Zone, SortedSet<Zone>>();
    for (var reach : reaches) {
      var near = new TreeSet<Zone>();
      reaches.stream()
          .filter(it -> !it.equals(reach) && it.meets(reach))
          .forEach(it -> near.add(it.zone()));
      neighbours.put(reach.zone(), near);
    }
    return neighbours;
  }
}
