package org.dradis.hud.simtable;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.dradis.rig.world.BoardPlan;
import org.dradis.rig.world.Spot;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TableScaleTest {
  private static final double HEAD = 34;

  @ParameterizedTest
  @CsvSource({"800,480", "1280,800", "2560,1440", "640,900", "1600,500"})
  void allOfTheTableAndItsLidAreInTheWindow(double width, double height) {
    TableScale scale = TableScale.fit(width, height, HEAD);
    assertTrue(scale.x(BoardPlan.TABLE.left()) >= 0);
    assertTrue(scale.x(BoardPlan.LID.right()) <= width);
    assertTrue(scale.y(BoardPlan.TABLE.top()) >= HEAD);
    assertTrue(scale.y(BoardPlan.TABLE.bottom()) <= height);
  }

  @ParameterizedTest
  @CsvSource({"800,480", "1280,800"})
  void aPointOfTheWindowIsASpotOfTheTable(double width, double height) {
    TableScale scale = TableScale.fit(width, height, HEAD);
    Spot spot = scale.spot(scale.x(90), scale.y(250));
    assertEquals(90, spot.x(), 1e-9);
    assertEquals(250, spot.y(), 1e-9);
  }
}
