package org.dradis.hud.simtable;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.SplittableRandom;
import org.dradis.box.Kind;
import org.dradis.rig.sim.StandardBox;
import org.dradis.rig.world.Spot;
import org.junit.jupiter.api.Test;

class RowsTest {
  private static final double LEAST = 2.5;

  private static List<Figure> allOfAllBoxes() {
    List<Figure> all = new ArrayList<>();
    StandardBox.everything(new SplittableRandom(1))
        .forEach(it -> all.add(Figure.of(it, false, List.of())));
    Collections.shuffle(all, new Random(1));
    return all;
  }

  private static double gap(Figure one, Figure other, Map<String, Spot> spots) {
    double way = spots.get(one.name()).distanceTo(spots.get(other.name()));
    return way - one.radius() - other.radius();
  }

  @Test
  void noKindHidesAnotherEvenWithAllOfAllBoxes() {
    List<Figure> all = allOfAllBoxes();
    Map<String, Spot> spots = Rows.of(TablePart.TRAY, all);
    for (Figure one : all) {
      for (Figure other : all) {
        if (one.kind() != other.kind()) {
          assertTrue(gap(one, other, spots) >= 0, one.name() + " and " + other.name());
        }
      }
    }
  }

  @Test
  void somethingIsSeenOfEachAndNothingElseReadsIt() {
    List<Figure> all = allOfAllBoxes();
    Map<String, Spot> spots = Rows.of(TablePart.TRAY, all);
    for (Figure one : all) {
      Spot spot = spots.get(one.name());
      assertEquals(TablePart.TRAY, TablePart.surelyAt(spot).orElse(null), one.name());
      for (Figure other : all) {
        assertTrue(
            one.equals(other) || spot.distanceTo(spots.get(other.name())) >= LEAST,
            one.name() + " and " + other.name());
      }
    }
  }

  @Test
  void whereThereIsRoomNoneLiesOnAnother() {
    List<Figure> few =
        new Figures()
            .with(8, Kind.RAIDER, "supply")
            .with(4, Kind.HEAVY_RAIDER, "supply")
            .with(1, Kind.BASESTAR, "supply")
            .all();
    Map<String, Spot> spots = Rows.of(TablePart.TRAY, few);
    for (Figure one : few) {
      for (Figure other : few) {
        assertTrue(one.equals(other) || gap(one, other, spots) >= 0);
      }
    }
  }

  @Test
  void nothingTakesNoRoom() {
    assertEquals(Map.of(), Rows.of(TablePart.TRAY, List.of()));
  }
}
