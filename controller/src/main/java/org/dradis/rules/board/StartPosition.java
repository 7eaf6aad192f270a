package org.dradis.rules.board;

import java.util.List;

/** The board as it is set up at the start (CO-10). */
public final class StartPosition {
  private StartPosition() {}

  /** No ship in space; every craft where it starts: the base for any other position. */
  public static Board emptySpace(PieceSet<GameOption> options, Manifest manifest) {
    return new Board(
        options,
        Ring.of(area -> SpaceArea.EMPTY),
        CylonFleet.EMPTY,
        Damage.NONE,
        Boarding.NONE,
        new Hangar(
            new CraftCount(Craft.MK2.limit(options), 0, options.has(GameOption.DAYBREAK) ? 1 : 0),
            new CraftCount(0, Craft.MK7.limit(options), 0),
            CraftCount.NONE,
            Hangar.RAPTORS,
            0),
        new Civilians(CivilianShip.NONE, manifest),
        Dials.START,
        Voyage.START,
        Nukes.START,
        Crew.NONE,
        null,
        List.of(),
        null);
  }

  /** One basestar and three raiders ahead, two vipers out, two civilian ships astern. */
  public static Board of(PieceSet<GameOption> options, Manifest manifest) {
    Board empty = emptySpace(options, manifest);
    SpaceArea viper = SpaceArea.EMPTY.plusVipers(Craft.MK2, 1);
    return empty
        .with(
            Area.BOW, SpaceArea.EMPTY.plusRaiders(3).withBasestars(Basestar.NONE.with(Basestar.B1)))
        .with(
            Area.STERN,
            SpaceArea.EMPTY.withCivilians(
                CivilianShip.NONE.with(CivilianShip.C01).with(CivilianShip.C02)))
        .with(Area.PORT_QUARTER, viper)
        .with(Area.PORT_BOW, viper)
        .with(empty.hangar().plusReserves(Craft.MK2, -2));
  }
}
