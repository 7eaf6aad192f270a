package org.dradis.rig.bench;

import org.dradis.rules.board.Area;
import org.dradis.rules.board.Basestar;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.Boarding;
import org.dradis.rules.board.CivilianShip;
import org.dradis.rules.board.Craft;
import org.dradis.rules.board.GameOption;
import org.dradis.rules.board.Icon;
import org.dradis.rules.board.Manifest;
import org.dradis.rules.board.PieceSet;
import org.dradis.rules.board.SpaceArea;
import org.dradis.rules.board.StartPosition;

/** A position that is measured, with the icon that is resolved on it. */
record Position(Board board, Icon icon) {
  /** Raiders that shoot, raiders that find a civilian ship and raiders that have to move. */
  static Position sixteenRaiders() {
    Board empty = StartPosition.emptySpace(GameOption.NONE, Manifest.SCENARIO);
    Board board =
        empty
            .with(Area.BOW, area(4, 2))
            .with(Area.STARBOARD_BOW, area(3, 1, CivilianShip.C01))
            .with(Area.STARBOARD_QUARTER, area(2, 1, CivilianShip.C07, CivilianShip.C09))
            .with(Area.STERN, area(3, 1, CivilianShip.C02, CivilianShip.C10))
            .with(Area.PORT_QUARTER, area(2, 2, CivilianShip.C11))
            .with(Area.PORT_BOW, area(2, 1))
            .with(empty.hangar().plusReserves(Craft.MK2, -8));
    return new Position(board, Icon.ACTIVATE_RAIDERS);
  }

  /** All four heavy raiders, two of which board, behind two centurions. */
  static Position heavyRaiders() {
    SpaceArea one = SpaceArea.EMPTY.plusHeavyRaiders(1);
    Board board =
        StartPosition.of(GameOption.NONE, Manifest.SCENARIO)
            .with(Area.STARBOARD_BOW, one)
            .with(Area.STARBOARD_QUARTER, one)
            .with(Area.PORT_QUARTER, one)
            .with(Area.PORT_BOW, one)
            .with(new Boarding(1, 1, 0, 0));
    return new Position(board, Icon.ACTIVATE_HEAVY_RAIDERS);
  }

  /** Both basestars attack an undamaged Galactica. */
  static Position basestars() {
    Board start = StartPosition.of(GameOption.NONE, Manifest.SCENARIO);
    PieceSet<Basestar> second = Basestar.NONE.with(Basestar.B2);
    return new Position(
        start.with(Area.STERN, start.at(Area.STERN).withBasestars(second)),
        Icon.ACTIVATE_BASESTARS);
  }

  private static SpaceArea area(int raiders, int vipers, CivilianShip... civilians) {
    PieceSet<CivilianShip> ships = CivilianShip.NONE;
    for (CivilianShip ship : civilians) {
      ships = ships.with(ship);
    }
    return SpaceArea.EMPTY.plusRaiders(raiders).plusVipers(Craft.MK2, vipers).withCivilians(ships);
  }
}
