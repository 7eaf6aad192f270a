package org.dradis.perft;

import java.util.List;
import java.util.stream.IntStream;
import org.dradis.perft.PerftBoard.Row;

/** What attacks do to those they hit. */
final class Damage {
  // AT, by craft: Mk II, Mk VII, assault raptor.
  private static final List<Integer> DAMAGED_FROM = List.of(5, 6, 7);
  private static final List<Integer> DESTROYED_FROM = List.of(8, 8, 7);
  private static final int LOCATIONS = 0b111111;
  private static final int PEGASUS = 0b1111;
  private static final int CRITICAL_HIT = 0;
  private static final int STRUCTURAL_DAMAGE = 3;
  private static final int COLLATERAL_DAMAGE = 4;

  private final boolean pegasus;
  private final boolean ionianNebula;

  Damage(boolean pegasus, boolean ionianNebula) {
    this.pegasus = pegasus;
    this.ionianNebula = ionianNebula;
  }

  /** DM-6, and DM-7 while Pegasus has a token left (R11). */
  void galactica(PerftBoard board, Fate fate) {
    boolean shielded = pegasus && board.get(Row.PEGASUS_TOKENS) != PEGASUS;
    if (shielded && fate.choose(List.of("galactica", "pegasus")).equals("pegasus")) {
      place(board, Row.PEGASUS_TOKENS, 0, fate.draw(pool(4, board.get(Row.PEGASUS_TOKENS))));
      return;
    }
    List<Integer> pool = pool(8, board.get(Row.GALACTICA_TOKENS));
    if (!pool.isEmpty()) {
      place(board, Row.GALACTICA_TOKENS, 0, fate.draw(pool));
      if ((board.get(Row.GALACTICA_TOKENS) & LOCATIONS) == LOCATIONS) {
        board.set(Row.OUTCOME, PerftBoard.GALACTICA_LOST);
      }
    }
  }

  /** AT and DM-1; true if the craft is gone. */
  static boolean viper(PerftBoard board, int craft, int roll) {
    if (roll < DAMAGED_FROM.get(craft)) {
      return false;
    }
    board.add(roll < DESTROYED_FROM.get(craft) ? Row.DAMAGED : Row.DESTROYED, craft, 1);
    return true;
  }

  /** DM-3 to DM-5. */
  void basestar(PerftBoard board, Fate fate, int basestar) {
    int area = CylonForces.areaOf(board, basestar).getFirst();
    if (ionianNebula || damage(board, basestar) < 2) {
      int placed = CylonForces.tokens(board, 1) | CylonForces.tokens(board, 2);
      int token = fate.draw(pool(ionianNebula ? 6 : 4, placed));
      place(board, Row.BASESTAR_TOKENS, basestar - 1, token);
      if (token == COLLATERAL_DAMAGE) {
        int scar = board.get(Row.SCAR) == area ? 1 : 0;
        int raiders = board.get(Row.RAIDERS, area) - scar;
        board.add(Row.RAIDERS, area, -Integer.min(3, raiders));
      }
      if (damage(board, basestar) < 3) {
        return;
      }
    }
    board.set(Row.BASESTAR_TOKENS, basestar - 1, 0);
    board.add(Row.BASESTARS, area, -basestar);
  }

  /** AT-1. */
  static int modifier(PerftBoard board, int basestar) {
    return (CylonForces.tokens(board, basestar) & 1 << STRUCTURAL_DAMAGE) != 0 ? 2 : 0;
  }

  private static int damage(PerftBoard board, int basestar) {
    int tokens = CylonForces.tokens(board, basestar);
    return Integer.bitCount(tokens) + (tokens >> CRITICAL_HIT & 1);
  }

  private static List<Integer> pool(int tokens, int placed) {
    return IntStream.range(0, tokens).filter(t -> (placed & 1 << t) == 0).boxed().toList();
  }

  private static void place(PerftBoard board, Row row, int column, int token) {
    board.add(row, column, 1 << token);
  }
}
