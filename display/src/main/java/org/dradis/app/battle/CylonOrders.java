package org.dradis.app.battle;

import java.util.List;
import java.util.Random;
import org.dradis.rules.board.Icon;

/** Which icon the next crisis card shows; raiders come more often, as in the deck. */
final class CylonOrders {
  private static final List<Icon> DECK =
      List.of(
          Icon.ACTIVATE_RAIDERS,
          Icon.ACTIVATE_RAIDERS,
          Icon.ACTIVATE_RAIDERS,
          Icon.LAUNCH_RAIDERS,
          Icon.ACTIVATE_BASESTARS,
          Icon.ACTIVATE_BASESTARS,
          Icon.ACTIVATE_HEAVY_RAIDERS);

  private CylonOrders() {}

  static Icon next(Random random) {
    return DECK.get(random.nextInt(DECK.size()));
  }
}
