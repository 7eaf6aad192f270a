package org.dradis.hud.ring;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.dradis.hud.symbol.Symbol;
import org.junit.jupiter.api.Test;

class FormationTest {
  private static final Scope SCREEN = new Scope(new Box(3, 3, 458, 330), false, false, 1);
  private static final List<Symbol> SHIPS =
      List.of(
          Symbol.RAIDER,
          Symbol.HEAVY_RAIDER,
          Symbol.VIPER_MK2,
          Symbol.VIPER_MK7,
          Symbol.ASSAULT_RAPTOR,
          Symbol.CIVILIAN);

  private static List<Formation.Placed> stand(Scope screen, String area, List<Flock> flocks) {
    return new Formation(screen.plot(area), 1).of(flocks);
  }

  private static Flock flock(Symbol symbol, int count) {
    return Flock.of(symbol.name(), symbol, count);
  }

  @Test
  void threeOfAKindAreDrawnOneByOneAndFourAreCounted() {
    List<Formation.Placed> placed =
        stand(SCREEN, "bow", List.of(flock(Symbol.RAIDER, 3), flock(Symbol.CIVILIAN, 4)));
    assertFalse(placed.get(0).density().counts(placed.get(0).flock()));
    assertTrue(placed.get(1).density().counts(placed.get(1).flock()));
  }

  @Test
  void cylonsAndHumansHaveRowsOfTheirOwnWhereThereIsRoom() {
    List<Formation.Placed> placed =
        stand(
            SCREEN, "starboard-bow", List.of(flock(Symbol.RAIDER, 1), flock(Symbol.VIPER_MK2, 1)));
    assertTrue(placed.get(0).box().bottom() <= placed.get(1).box().y());
  }

  @Test
  void shipsAreSmallerWhereMoreStand() {
    List<Flock> many = new ArrayList<>();
    SHIPS.forEach(ship -> many.add(flock(ship, 3)));
    double alone = stand(SCREEN, "bow", many.subList(0, 1)).getFirst().density().ship();
    assertTrue(stand(SCREEN, "bow", many).getFirst().density().ship() < alone);
  }

  @Test
  void theWorstThatTheGameHasStillFits() {
    List<Flock> worst =
        List.of(
            new Flock("b1", Symbol.BASESTAR, 1, "", List.of(Token.of("critical-hit"))),
            new Flock("b2", Symbol.BASESTAR, 1, "", List.of(Token.of("disabled-hangar"))),
            flock(Symbol.SCAR, 1),
            flock(Symbol.RAIDER, 15),
            flock(Symbol.HEAVY_RAIDER, 4),
            flock(Symbol.VIPER_MK2, 5),
            new Flock("p1", Symbol.VIPER_MK2, 1, "Starbuck", List.of()),
            new Flock("p2", Symbol.VIPER_MK2, 1, "Helo", List.of()),
            flock(Symbol.CIVILIAN, 12));
    for (String area : Scope.AREAS) {
      assertInside(SCREEN, area, stand(SCREEN, area, worst));
    }
  }

  /** Whatever stands where: everything is there, inside its area, and nothing lies on another. */
  @Test
  void whateverStandsThereIsInsideAndApart() {
    Random random = new Random(7);
    for (int i = 0; i < 400; i++) {
      Scope screen =
          new Scope(
              new Box(0, 0, 458 + random.nextInt(300), 330 + random.nextInt(200)),
              false,
              random.nextBoolean(),
              1);
      List<Flock> flocks = new ArrayList<>();
      for (Symbol ship : SHIPS) {
        if (random.nextInt(3) > 0) {
          flocks.add(flock(ship, 1 + random.nextInt(8)));
        }
      }
      String area = Scope.AREAS.get(random.nextInt(6));
      List<Formation.Placed> placed = stand(screen, area, flocks);
      assertEquals(flocks, placed.stream().map(Formation.Placed::flock).toList());
      assertInside(screen, area, placed);
    }
  }

  private static void assertInside(Scope screen, String area, List<Formation.Placed> placed) {
    Outline ground = screen.plot(area).outline().inset(-1);
    for (int i = 0; i < placed.size(); i++) {
      Box box = placed.get(i).box();
      box.corners().forEach(it -> assertTrue(ground.contains(it), area + ": " + placed));
      for (Formation.Placed other : placed.subList(0, i)) {
        Box its = other.box();
        assertTrue(
            box.x() >= its.right() || box.y() >= its.bottom() || box.bottom() <= its.y(),
            area + ": " + placed);
      }
    }
  }
}
