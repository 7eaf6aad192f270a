package org.dradis.hud.ring;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javafx.scene.Node;
import org.dradis.hud.Words;
import org.jspecify.annotations.Nullable;

/** Everything that is drawn on the screen of the DRADIS. */
final class RingNodes {
  private static final int BOARDING_SPACES = 4;

  private final Grid grid = new Grid();
  private final Map<String, AreaNode> areas = new LinkedHashMap<>();
  private final Map<String, FleetNode> fleet = new LinkedHashMap<>();
  private final HullNode galactica = new HullNode(HullDrawing.GALACTICA);
  private final HullNode pegasus = new HullNode(HullDrawing.PEGASUS);
  private final BoardingNode boarding = new BoardingNode(BOARDING_SPACES);
  private final Spoken spoken;

  RingNodes(Words words) {
    spoken = new Spoken(words);
    for (String area : Scope.AREAS) {
      areas.put(area, new AreaNode(area, words.of("ring.area." + area)));
      fleet.put(area, new FleetNode(area));
    }
  }

  List<Node> all() {
    List<Node> all = new ArrayList<>();
    all.add(grid);
    all.addAll(fleet.values());
    all.addAll(areas.values());
    all.addAll(List.of(pegasus, galactica, boarding));
    return all;
  }

  Map<String, AreaNode> areas() {
    return areas;
  }

  HullNode galactica() {
    return galactica;
  }

  HullNode pegasus() {
    return pegasus;
  }

  /** What breathes where something can be chosen. */
  List<Node> locks(Set<String> offered) {
    List<Node> locks = new ArrayList<>();
    for (String spot : offered) {
      AreaNode area = areas.get(spot);
      if (area != null) {
        locks.add(area.lock());
      }
    }
    return locks;
  }

  /** Puts everything where it belongs on a screen. */
  void place(Scope scope, double letters) {
    grid.draw(scope, scope.hasFleet());
    areas.forEach((area, node) -> node.place(scope.plot(area), letters));
    fleet.forEach((area, node) -> put(node, scope.fleetShips(area)));
    put(galactica, scope.galactica());
    put(pegasus, scope.pegasus());
    put(boarding, scope.boarding());
  }

  private static void put(Node node, Box box) {
    node.resizeRelocate(box.x(), box.y(), box.width(), box.height());
  }

  /** Shows a picture; one area may stay as it was. */
  void draw(RingPicture picture, @Nullable String except) {
    areas.forEach(
        (area, node) -> {
          if (!area.equals(except)) {
            boolean changed = node.show(picture.area(area), picture.isAsking());
            if (changed) {
              node.setAccessibleText(spoken.area(area, picture.area(area)));
            }
          }
        });
    fleet.forEach(
        (area, node) -> {
          List<Flock> ships = picture.fleet().get(area);
          node.setVisible(ships != null);
          if (ships != null && !(Scope.FLEET + area).equals(except)) {
            node.show(ships, area.equals("bow") || area.equals("stern"));
          }
        });
    galactica.show(picture.galactica(), picture.offered().contains("galactica"));
    galactica.setAccessibleText(spoken.hull("galactica", picture.galactica()));
    Hull escort = picture.pegasus();
    pegasus.setVisible(escort != null);
    if (escort != null) {
      pegasus.show(escort, picture.offered().contains("pegasus"));
      pegasus.setAccessibleText(spoken.hull("pegasus", escort));
    }
    boarding.show(picture.boarding());
    boarding.setAccessibleText(spoken.boarding(picture.boarding()));
  }
}
