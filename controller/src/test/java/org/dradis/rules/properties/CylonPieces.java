package org.dradis.rules.properties;

import java.util.List;
import org.dradis.rules.board.Area;
import org.dradis.rules.board.Basestar;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.Boarding;
import org.dradis.rules.board.GameOption;

/** Cylon ships on both boards, and centurions. */
final class CylonPieces {
  private CylonPieces() {}

  static Board place(Luck luck, Board start) {
    boolean fleet = start.plays(GameOption.CYLON_FLEET);
    List<Area> crowded = Positions.crowded(luck);
    Board board = start;
    int limit = fleet ? 20 : 16;
    int raiders = luck.oneIn(4) ? limit : luck.below(limit + 1);
    raiders = luck.oneIn(8) ? 0 : raiders;
    boolean mostWait = luck.oneIn(3);
    for (int i = 0; i < raiders; i++) {
      boolean waits = fleet && (mostWait ? !luck.oneIn(6) : luck.oneIn(4));
      Area area = luck.pick(waits ? Area.RING : crowded);
      board =
          waits
              ? board.with(board.fleet().with(area, board.fleet().at(area).plusRaiders(1)))
              : board.with(area, board.at(area).plusRaiders(1));
    }
    int heavyRaiders = luck.oneIn(4) ? 0 : luck.between(0, 4);
    for (int i = 0; i < heavyRaiders; i++) {
      Area area = luck.pick(luck.oneIn(2) ? Area.LAUNCH : Area.RING);
      board =
          fleet && luck.oneIn(4)
              ? board.with(board.fleet().with(area, board.fleet().at(area).plusHeavyRaiders(1)))
              : board.with(area, board.at(area).plusHeavyRaiders(1));
    }
    Area meeting = luck.pick(crowded);
    boolean together = luck.oneIn(3);
    for (Basestar basestar : Basestar.NONE.all()) {
      board = place(luck, board, basestar, together ? meeting : luck.pick(crowded));
    }
    return centurions(luck, scar(luck, board));
  }

  private static Board place(Luck luck, Board board, Basestar basestar, Area area) {
    if (luck.below(5) < 2) {
      return board;
    }
    if (board.plays(GameOption.CYLON_FLEET) && luck.oneIn(3)) {
      var there = board.fleet().at(area);
      return board.with(
          board.fleet().with(area, there.withBasestars(there.basestars().with(basestar))));
    }
    var here = board.at(area);
    return board.with(area, here.withBasestars(here.basestars().with(basestar)));
  }

  /** The token lies on a raider, with Pegasus and without Cylon Fleet (R4). */
  private static Board scar(Luck luck, Board board) {
    boolean legal = board.plays(GameOption.PEGASUS) && !board.plays(GameOption.CYLON_FLEET);
    Area area = luck.pick(Area.RING);
    for (int i = 0; i < 6 && legal && luck.below(8) > 0; i++, area = area.clockwise()) {
      if (board.at(area).raiders() > 0) {
        return board.with(area, board.at(area).withScar(true));
      }
    }
    return board;
  }

  private static Board centurions(Luck luck, Board board) {
    Boarding boarding = Boarding.NONE;
    int count = luck.oneIn(2) ? luck.between(0, 4) : 0;
    for (int i = 0; i < count; i++) {
      boarding = boarding.plus(luck.oneIn(4) ? 3 : luck.below(3), 1);
    }
    return board.with(boarding);
  }
}
