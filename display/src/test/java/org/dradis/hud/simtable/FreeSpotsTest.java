package org.dradis.hud.simtable;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.dradis.rig.world.Spot;
import org.junit.jupiter.api.Test;

class FreeSpotsTest {
  private static final double SHIP = 13;

  private static List<Spot> take(String part, int count) {
    FreeSpots free = new FreeSpots(TablePart.named(part).orElseThrow(), List.of());
    List<Spot> spots = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      spots.add(free.take(SHIP));
    }
    return spots;
  }

  private static double closest(List<Spot> spots) {
    double closest = Double.MAX_VALUE;
    for (Spot one : spots) {
      for (Spot other : spots) {
        if (!one.equals(other)) {
          closest = Math.min(closest, one.distanceTo(other));
        }
      }
    }
    return closest;
  }

  @Test
  void noneStandsOnAnotherWhileThereIsRoom() {
    for (TablePart part : TablePart.ALL) {
      int room = part.word().startsWith("cylon-fleet") ? 3 : 9;
      assertTrue(closest(take(part.word(), room)) >= 2 * SHIP, part.word());
    }
  }

  @Test
  void allCanBeReadByOneAntennaOnly() {
    for (TablePart part : TablePart.ALL) {
      for (Spot spot : take(part.word(), 20)) {
        assertEquals(part, TablePart.surelyAt(spot).orElse(null), part.word() + " " + spot);
      }
    }
  }

  @Test
  void whereThereIsNoRoomTheyStandAsFarApartAsTheyCan() {
    List<Spot> spots = take("cylon-fleet-bow", 6);
    assertEquals(6, spots.stream().distinct().count());
  }

  @Test
  void inAnAreaTheyGatherInTheMiddleBelowItsName() {
    TablePart stern = TablePart.named("stern").orElseThrow();
    Spot below = new Spot(stern.outline().middle().x(), stern.outline().middle().y() + 14);
    assertTrue(take("stern", 1).getFirst().distanceTo(below) < 3);
  }

  @Test
  void besideTheAreasTheyStandInRows() {
    List<Spot> row = take("supply", 5);
    assertEquals(1, row.stream().map(Spot::y).distinct().count());
  }

  @Test
  void whatStandsThereAlreadyKeepsItsRoom() {
    TablePart bow = TablePart.named("bow").orElseThrow();
    Spot middle = bow.outline().middle();
    FreeSpots free = new FreeSpots(bow, List.of(new FreeSpots.Taken(middle, SHIP)));
    assertTrue(free.take(SHIP).distanceTo(middle) >= 2 * SHIP);
  }

  @Test
  void aBunchFindsRoomNearTheFinger() {
    TablePart area = TablePart.named("starboard-bow").orElseThrow();
    Spot finger = new Spot(60, 90);
    FreeSpots free = new FreeSpots(area, List.of());
    assertTrue(free.take(SHIP, finger).distanceTo(finger) < 3);
    assertTrue(free.take(SHIP, finger).distanceTo(finger) < 3 * SHIP);
  }
}
