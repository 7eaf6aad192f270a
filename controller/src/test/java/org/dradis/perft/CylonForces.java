package org.dradis.perft;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.dradis.perft.PerftBoard.Row;

/** Launching, and the Cylon Fleet board. */
final class CylonForces {
  // GE-4, the area of each face; lower faces are the lower numbered areas.
  private static final List<Integer> AREA_OF_FACE = List.of(3, 4, 2, 5, 1, 1, 0, 0);
  private static final int DISABLED_HANGAR = 1 << 1;

  private final boolean cylonFleet;

  CylonForces(boolean cylonFleet) {
    this.cylonFleet = cylonFleet;
  }

  /** Where the basestar of that bit is on the main board; empty if it is not. */
  static List<Integer> areaOf(PerftBoard board, int basestar) {
    return PerftBoard.areas(area -> (board.get(Row.BASESTARS, area) & basestar) != 0);
  }

  static int tokens(PerftBoard board, int basestar) {
    return board.get(Row.BASESTAR_TOKENS, basestar - 1);
  }

  /** LA-1 to LA-3. Choosing the receiver makes a difference only in a shortage (R13). */
  void launch(PerftBoard board, Fate fate, CylonShip ship, int each) {
    List<Integer> berths = new ArrayList<>();
    for (int basestar = 1; basestar <= 2; basestar++) {
      if ((tokens(board, basestar) & DISABLED_HANGAR) == 0) {
        areaOf(board, basestar).forEach(area -> berths.addAll(Collections.nCopies(each, area)));
      }
    }
    while (!berths.isEmpty() && take(board, ship)) {
      board.add(ship.main, fate.take(berths), 1);
    }
  }

  // CO-12: from the supply, then from the lowest numbered area of the Cylon Fleet board.
  private boolean take(PerftBoard board, CylonShip ship) {
    if (ship.fromSupply(board, cylonFleet) > 0) {
      return true;
    }
    for (int area : AREA_OF_FACE) {
      if (board.get(ship.fleet, area) > 0) {
        board.add(ship.fleet, area, -1);
        return true;
      }
    }
    return false;
  }

  /** CF-1, with the option only. */
  void missing(PerftBoard board, Fate fate, CylonShip ship) {
    if (!cylonFleet) {
      return;
    }
    int reserve = ship.fromSupply(board, true);
    if (reserve > 0) {
      board.add(ship.fleet, AREA_OF_FACE.get(fate.roll() - 1), reserve);
    } else {
      AREA_OF_FACE.reversed().stream()
          .filter(area -> board.get(ship.fleet, area) > 0)
          .findFirst()
          .ifPresent(area -> arrive(board, area));
    }
    pursue(board, fate);
  }

  // CF-2
  private static void pursue(PerftBoard board, Fate fate) {
    board.add(Row.PURSUIT, 0, 1);
    switch (board.get(Row.PURSUIT)) {
      case 1 -> placeCivilian(board, fate);
      case 3 -> {
        placeCivilian(board, fate);
        placeCivilian(board, fate);
      }
      case 4 -> {
        PerftBoard.areas(area -> true).forEach(area -> arrive(board, area));
        board.set(Row.PURSUIT, 0);
      }
      default -> {}
    }
  }

  private static void arrive(PerftBoard board, int area) {
    for (CylonShip ship : CylonShip.values()) {
      board.add(ship.main, area, board.get(ship.fleet, area));
      board.set(ship.fleet, area, 0);
    }
  }

  private static void placeCivilian(PerftBoard board, Fate fate) {
    List<Integer> pile = board.civilians(PerftBoard.NOWHERE);
    if (!pile.isEmpty()) {
      int ship = fate.draw(pile);
      List<Integer> free = PerftBoard.areas(area -> board.civilians(area).isEmpty());
      int area = fate.choose(free.isEmpty() ? PerftBoard.areas(any -> true) : free);
      board.set(Row.CIVILIANS, ship, area);
    }
  }
}
