package org.dradis.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.geometry.Rectangle2D;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HudArrangementTest {
  private static final double TITLE = 30;

  private static Rectangle2D screen(double width, double height) {
    return new Rectangle2D(0, 0, width, height);
  }

  @ParameterizedTest
  @CsvSource({"800,480", "1024,600", "1280,800", "1366,768", "1920,1080", "2560,1440"})
  void bothAreOnTheScreenAndLargeEnough(double width, double height) {
    Rectangle2D screen = screen(width, height);
    HudArrangement both = HudArrangement.on(screen);
    for (Rectangle2D each : new Rectangle2D[] {both.hud(), both.table()}) {
      assertTrue(screen.contains(each), each::toString);
      assertTrue(each.getWidth() >= 640 && each.getHeight() >= 384, each::toString);
    }
  }

  @ParameterizedTest
  @CsvSource({"1280,800", "1366,768", "1920,1080"})
  void nothingHidesTheOtherWhereHalfOfAScreenIsEnough(double width, double height) {
    HudArrangement both = HudArrangement.on(screen(width, height));
    assertEquals(both.hud().getMaxX(), both.table().getMinX());
  }

  @ParameterizedTest
  @CsvSource({"1024,600", "1152,768"})
  void titlesAndMostOfTheTableCanBeReachedWhereWindowsOverlap(double width, double height) {
    HudArrangement both = HudArrangement.on(screen(width, height));
    Rectangle2D hud = both.hud();
    Rectangle2D table = both.table();
    assertTrue(table.getMinY() >= hud.getMinY() + TITLE);
    assertTrue(table.getMaxX() > hud.getMaxX() + TITLE);
    double hidden =
        (hud.getMaxX() - table.getMinX()) * Math.max(0, hud.getMaxY() - table.getMinY());
    assertTrue(hidden < table.getWidth() * table.getHeight() / 2);
  }

  @ParameterizedTest
  @CsvSource({"800,480", "800,450", "848,480"})
  void eachFillsASmallScreen(double width, double height) {
    Rectangle2D screen = screen(width, height);
    assertEquals(new HudArrangement(screen, screen), HudArrangement.on(screen));
  }

  @ParameterizedTest
  @CsvSource({"800,480,1", "1024,600,1", "1280,800,1.28", "1366,768,1.28", "1920,1080,1.6"})
  void aHudThatIsAloneIsNoSmallerThanOnTheSmallestScreen(double width, double height, double as) {
    assertEquals(as, HudArrangement.scale(screen(width, height)), 0.01);
  }

  @ParameterizedTest
  @CsvSource({"640,384,0.8", "640,480,0.8", "320,240,0.8"})
  void aScreenThatIsSmallerStillHasAHud(double width, double height, double as) {
    assertEquals(as, HudArrangement.scale(screen(width, height)), 0.01);
    assertFalse(HudArrangement.on(screen(width, height)).hud().getWidth() > width);
  }
}
