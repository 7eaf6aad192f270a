package org.dradis.perft;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import org.dradis.perft.PerftBoard.Row;
import tools.jackson.databind.JsonNode;

/** The steps of a scenario, played on every board of a spread. */
final class PerftRules {
  private static final int PORT_QUARTER = 4;
  private static final int PORT_BOW = 5;
  private static final int DISABLED_WEAPONS = 1 << 2;

  private final CylonForces forces;
  private final Damage damage;

  PerftRules(Set<String> options) {
    forces = new CylonForces(options.contains("cylon-fleet"));
    damage = new Damage(options.contains("pegasus"), options.contains("ionian-nebula"));
  }

  void play(Spread spread, JsonNode step) {
    String kind = step.propertyNames().iterator().next();
    JsonNode value = step.get(kind);
    switch (kind) {
      case "icon" -> icon(spread, value.asString());
      case "damageGalactica" -> {
        for (int n = 0; n < value.asInt(); n++) {
          spread.play(damage::galactica);
        }
      }
      case "damageBasestar" -> {
        int basestar = basestar(value.asString());
        spread.play((board, fate) -> damage.basestar(board, fate, basestar));
      }
      case "galactica" -> {
        int area = PerftBoard.AREAS.indexOf(value.path("area").asString("bow"));
        String target = value.get("target").asString();
        spread.play((board, fate) -> weaponsControl(board, fate, area, target));
      }
      default -> throw new IllegalArgumentException(kind + " is not enumerated");
    }
  }

  private void icon(Spread spread, String icon) {
    switch (icon) {
      case "activate-raiders" -> {
        spread.play(this::raidersBegin);
        spread.playWhile(board -> board.inAreas(Row.WAITING) > 0, this::nextRaider);
      }
      case "activate-heavy-raiders" -> spread.play(this::heavyRaiders);
      case "launch-raiders" ->
          spread.play(
              (board, fate) -> launch(board, fate, CylonShip.RAIDER, 3, CylonShip.BASESTAR));
      case "activate-basestars" -> spread.play(this::basestars);
      default -> throw new IllegalArgumentException(icon + " is not enumerated");
    }
  }

  static int basestar(String id) {
    return List.of("b1", "b2").indexOf(id) + 1;
  }

  // RA-4, RA-5, LA-1, LA-4, HR-4, HR-5
  private void launch(PerftBoard board, Fate fate, CylonShip ship, int each, CylonShip missing) {
    if (board.inAreas(Row.BASESTARS) > 0) {
      forces.launch(board, fate, ship, each);
    } else {
      forces.missing(board, fate, missing);
    }
  }

  private void raidersBegin(PerftBoard board, Fate fate) {
    if (board.inAreas(Row.RAIDERS) == 0) {
      launch(board, fate, CylonShip.RAIDER, 2, CylonShip.RAIDER);
      return;
    }
    PerftBoard.areas(area -> true)
        .forEach(area -> board.set(Row.WAITING, area, board.get(Row.RAIDERS, area)));
    board.set(Row.SCAR_WAITS, 1);
  }

  // RA-1; Scar first, and twice (R19)
  private void nextRaider(PerftBoard board, Fate fate) {
    if (board.get(Row.TURN) == PerftBoard.NOWHERE) {
      board.set(Row.TURN, fate.choose(PerftBoard.areas(area -> board.get(Row.WAITING, area) > 0)));
    }
    int area = board.get(Row.TURN);
    if (board.get(Row.SCAR_WAITS) > 0 && board.get(Row.SCAR) == area) {
      board.set(Row.SCAR_WAITS, 0);
      board.set(Row.SCAR, raider(board, fate, area));
      if (!board.over()) {
        board.set(Row.SCAR, raider(board, fate, board.get(Row.SCAR)));
      }
    } else {
      raider(board, fate, area);
    }
    board.add(Row.WAITING, area, -1);
    if (board.get(Row.WAITING, area) == 0) {
      board.set(Row.TURN, PerftBoard.NOWHERE);
    }
    if (board.over() || board.inAreas(Row.WAITING) == 0) {
      board.settle();
    }
  }

  /** RA-2; tells where the raider is afterwards. */
  private int raider(PerftBoard board, Fate fate, int area) {
    if (!board.unmanned(area).isEmpty()) {
      int craft = fate.choose(board.unmanned(area));
      if (Damage.viper(board, craft, fate.roll())) {
        board.add(Row.VIPERS, 3 * area + craft, -1);
      }
    } else if (!board.pilots(area).isEmpty()) {
      int pilot = fate.choose(board.pilots(area));
      if (Damage.viper(board, board.get(Row.PILOT_CRAFT, pilot), fate.roll())) {
        board.set(Row.PILOTS, pilot, PerftBoard.NOWHERE);
      }
    } else if (!board.civilians(area).isEmpty()) {
      board.set(Row.CIVILIANS, fate.choose(board.civilians(area)), PerftBoard.LOST);
    } else if (civilianWithin(board, area, 3)) {
      int next = towardsCivilian(board, area);
      board.add(Row.RAIDERS, area, -1);
      board.add(Row.RAIDERS, next, 1);
      return next;
    } else if (fate.roll() == 8) {
      damage.galactica(board, fate);
    }
    return area;
  }

  private static boolean civilianWithin(PerftBoard board, int area, int distance) {
    return !PerftBoard.areas(
            there ->
                !board.civilians(there).isEmpty()
                    && Integer.min((there - area + 6) % 6, (area - there + 6) % 6) <= distance)
        .isEmpty();
  }

  // RA-2 (4): a ship that is as near clockwise as any wins.
  private static int towardsCivilian(PerftBoard board, int area) {
    int distance = 1;
    while (!civilianWithin(board, area, distance)) {
      distance++;
    }
    boolean clockwise = !board.civilians((area + distance) % 6).isEmpty();
    return (area + (clockwise ? 1 : 5)) % 6;
  }

  private void heavyRaiders(PerftBoard board, Fate fate) {
    if (board.get(Row.CENTURIONS, 3) > 0) {
      board.set(Row.OUTCOME, PerftBoard.BOARDED); // HR-1, R17
      return;
    }
    for (int spaces = 3; spaces > 0; spaces--) {
      board.set(Row.CENTURIONS, spaces, board.get(Row.CENTURIONS, spaces - 1));
    }
    board.set(Row.CENTURIONS, 0, 0);
    if (board.inAreas(Row.HEAVY_RAIDERS) > 0) {
      heavyRaidersAct(board, fate);
    } else if (board.inAreas(Row.BASESTARS) > 0 || board.centurions() == 0) {
      launch(board, fate, CylonShip.HEAVY_RAIDER, 1, CylonShip.HEAVY_RAIDER);
    }
  }

  // HR-2, HR-3, HR-6. Choosing the area makes a difference only with too few centurions (R18).
  private static void heavyRaidersAct(PerftBoard board, Fate fate) {
    List<Integer> ready = new ArrayList<>();
    for (int area : List.of(PORT_QUARTER, PORT_BOW)) {
      ready.addAll(Collections.nCopies(board.get(Row.HEAVY_RAIDERS, area), area));
    }
    moveHeavyRaiders(board, 0, PORT_BOW);
    moveHeavyRaiders(board, 1, 0);
    moveHeavyRaiders(board, 3, PORT_QUARTER);
    moveHeavyRaiders(board, 2, 3);
    while (!ready.isEmpty() && board.centurions() < 4) {
      board.add(Row.HEAVY_RAIDERS, fate.take(ready), -1);
      board.add(Row.CENTURIONS, 0, 1);
    }
  }

  private static void moveHeavyRaiders(PerftBoard board, int from, int to) {
    board.add(Row.HEAVY_RAIDERS, to, board.get(Row.HEAVY_RAIDERS, from));
    board.set(Row.HEAVY_RAIDERS, from, 0);
  }

  // BA-1, BA-2
  private void basestars(PerftBoard board, Fate fate) {
    if (board.inAreas(Row.BASESTARS) == 0) {
      forces.missing(board, fate, CylonShip.BASESTAR);
      return;
    }
    for (int basestar = 1; basestar <= 2 && !board.over(); basestar++) {
      boolean armed =
          !CylonForces.areaOf(board, basestar).isEmpty()
              && (CylonForces.tokens(board, basestar) & DISABLED_WEAPONS) == 0;
      if (armed && fate.roll() >= 4) {
        damage.galactica(board, fate);
      }
    }
  }

  // VI-2, AT
  private void weaponsControl(PerftBoard board, Fate fate, int area, String target) {
    int roll = fate.roll();
    switch (target) {
      case "raider" -> board.add(Row.RAIDERS, area, roll >= 3 ? -1 : 0);
      case "heavyRaider" -> board.add(Row.HEAVY_RAIDERS, area, roll >= 7 ? -1 : 0);
      case "scar" -> {
        if (roll >= 7) {
          board.add(Row.RAIDERS, area, -1);
          board.set(Row.SCAR, PerftBoard.NOWHERE);
        }
      }
      default -> {
        int basestar = basestar(target);
        if (roll + Damage.modifier(board, basestar) >= 5) {
          damage.basestar(board, fate, basestar);
        }
      }
    }
  }
}
