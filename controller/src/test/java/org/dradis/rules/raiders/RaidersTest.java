package org.dradis.rules.raiders;

import static org.dradis.rules.board.Icon.ACTIVATE_RAIDERS;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.dradis.rules.drawn.Game;
import org.dradis.rules.drawn.Rule;
import org.junit.jupiter.api.Test;

class RaidersTest {
  @Test
  @Rule("RA-2")
  void raiderPrefersTheUnmannedViper() {
    Game.drawn("bow: raider, mk2, Starbuck in mk2, c01")
        .icon(ACTIVATE_RAIDERS)
        .roll(8)
        .shows("bow: raider, Starbuck in mk2, c01");
  }

  @Test
  @Rule("RA-1")
  void theCurrentPlayerPicksTheAreaWhileTwoHoldRaidersThatHaveNotActed() {
    Game game =
        Game.drawn(
            """
            bow: raider
            stern: raider
            """);
    game.icon(ACTIVATE_RAIDERS);
    assertEquals(List.of("bow", "stern"), game.options());
    game.choose("stern").roll(1, 1).shows("bow: raider\nstern: raider");
  }
}
