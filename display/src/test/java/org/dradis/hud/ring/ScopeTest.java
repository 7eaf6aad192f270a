package org.dradis.hud.ring;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ScopeTest {
  private static final double TARGET = 48;

  static Stream<Scope> screens() {
    List<Scope> screens = new ArrayList<>();
    for (boolean fleet : new boolean[] {false, true}) {
      for (boolean escorted : new boolean[] {false, true}) {
        for (double[] size :
            new double[][] {{458, fleet ? 290 : 250}, {458, 330}, {700, 330}, {900, 620}}) {
          screens.add(new Scope(new Box(3, 40, size[0], size[1]), fleet, escorted, 1.2));
        }
      }
    }
    return screens.stream();
  }

  private static Scope small() {
    return new Scope(new Box(0, 0, 458, 330), false, false, 1);
  }

  @Test
  void theBowPointsLeftAsOnThePrintedBoard() {
    Scope scope = small();
    Point middle = scope.galactica().centre();
    assertTrue(scope.plot("bow").centre().x() < middle.x());
    assertTrue(scope.plot("stern").centre().x() > middle.x());
    assertTrue(scope.plot("starboard-bow").centre().y() < middle.y());
    assertTrue(scope.plot("starboard-bow").centre().x() < middle.x());
    assertTrue(scope.plot("port-quarter").centre().y() > middle.y());
    assertTrue(scope.plot("port-quarter").centre().x() > middle.x());
  }

  @ParameterizedTest
  @MethodSource("screens")
  void everyAreaIsLargeEnoughForAFinger(Scope scope) {
    for (String area : Scope.AREAS) {
      Outline outline = scope.plot(area).outline();
      assertTrue(outline.right() - outline.left() >= TARGET, area);
      assertTrue(outline.bottom() - outline.top() >= TARGET, area);
    }
    assertTrue(scope.galactica().height() >= TARGET);
    assertTrue(scope.pegasus().height() >= TARGET || scope.pegasus().height() == 0);
  }

  @ParameterizedTest
  @MethodSource("screens")
  void noTwoAreasShareAPoint(Scope scope) {
    for (String area : Scope.AREAS) {
      for (String other : Scope.AREAS) {
        if (!area.equals(other)) {
          Outline ground = scope.plot(other).outline();
          scope.plot(area).outline().corners().forEach(it -> assertFalse(ground.contains(it)));
        }
      }
    }
  }

  @ParameterizedTest
  @MethodSource("screens")
  void galacticaAndHerTrackStandInTheMiddleOfThemAll(Scope scope) {
    for (Box box : List.of(scope.galactica(), scope.boarding())) {
      box.corners().forEach(it -> assertTrue(scope.core().contains(it), box.toString()));
    }
  }

  @ParameterizedTest
  @MethodSource("screens")
  void everyNameStandsInItsArea(Scope scope) {
    for (String area : Scope.AREAS) {
      Plot plot = scope.plot(area);
      assertTrue(plot.outline().contains(plot.name().centre()), area);
    }
  }

  @Test
  void whatComesFromBesideTheBoardComesFromTheEdgeOfItsArea() {
    Scope scope = small();
    assertEquals(4, scope.beyond("bow").x(), 0.1);
    assertTrue(scope.beyond("starboard-quarter").y() < scope.plot("starboard-quarter").top());
  }

  @Test
  void aFigureMovedInwardsIsSmallerByTheSameOnEverySide() {
    Outline square = new Outline(new Box(0, 0, 10, 20).corners());
    assertEquals(new Outline(new Box(2, 2, 6, 16).corners()), square.inset(2));
  }
}
