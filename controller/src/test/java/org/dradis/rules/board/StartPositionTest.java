package org.dradis.rules.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import org.dradis.rules.drawn.Game;
import org.dradis.rules.drawn.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The table as it is set up. */
class StartPositionTest {
  private static Board start(PieceSet<GameOption> options) {
    return StartPosition.of(options, Manifest.SCENARIO);
  }

  @Test
  @Rule("CO-10")
  void theStartPosition() {
    Game.of(start(GameOption.NONE))
        .shows(
            """
            bow: 3 raiders, b1
            stern: c01, c02
            port-quarter: mk2
            port-bow: mk2
            """);
  }

  @ParameterizedTest
  @EnumSource(GameOption.class)
  @Rule("CO-10")
  void theOptionsDoNotChangeWhatStandsInSpace(GameOption option) {
    assertEquals(
        Game.of(start(GameOption.NONE)).drawing(),
        Game.of(start(GameOption.NONE.with(option))).drawing());
  }

  @Test
  @Rule("CO-10")
  void everythingElseIsInItsSupplyPileOrReserves() {
    Board board = start(GameOption.NONE);
    assertEquals(13, board.supply(CylonShip.RAIDER));
    assertEquals(4, board.supply(CylonShip.HEAVY_RAIDER));
    assertEquals(1, board.supply(CylonShip.BASESTAR));
    assertEquals(4, board.boarding().left());
    assertEquals(10, board.civilianPile().size());
    assertEquals(new CraftCount(6, 0, 0), board.hangar().reserves());
    assertEquals(CraftCount.NONE, board.hangar().damaged());
    assertEquals(CraftCount.NONE, board.hangar().destroyed());
    assertEquals(4, board.hangar().raptors());
    assertEquals(Damage.NONE, board.damage());
    assertEquals(Voyage.START, board.voyage());
    assertNull(board.newCaprica());
    assertNull(board.outcome());
  }

  @Test
  @Rule({"CO-2", "CO-10"})
  void withCylonFleetFourMk2sAreInReserveAndFourMk7sInTheDamagedBox() {
    Board board = start(GameOption.NONE.with(GameOption.CYLON_FLEET));
    assertEquals(new CraftCount(4, 0, 0), board.hangar().reserves());
    assertEquals(new CraftCount(0, 4, 0), board.hangar().damaged());
    assertEquals(17, board.supply(CylonShip.RAIDER));
    assertEquals(CylonFleet.EMPTY, board.fleet());
  }

  @Test
  @Rule({"CO-3", "CO-10"})
  void withDaybreakOneAssaultRaptorIsInReserve() {
    Board board = start(GameOption.NONE.with(GameOption.DAYBREAK));
    assertEquals(new CraftCount(6, 0, 1), board.hangar().reserves());
    assertEquals(CraftCount.NONE, board.hangar().damaged());
    assertEquals(CraftCount.NONE, board.hangar().destroyed());
    assertEquals(4, board.hangar().raptors());
  }
}
