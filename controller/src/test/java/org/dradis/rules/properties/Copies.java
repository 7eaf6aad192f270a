package org.dradis.rules.properties;

import java.util.ArrayList;
import java.util.List;
import org.dradis.rules.board.Area;
import org.dradis.rules.board.Basestar;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.CivilianShip;
import org.dradis.rules.board.Craft;
import org.dradis.rules.board.PieceSet;
import org.dradis.rules.board.PilotedCraft;
import org.dradis.rules.board.Player;
import org.dradis.rules.board.Ring;
import org.dradis.rules.board.SpaceArea;

/** Boards that are equal to others and share as few objects with them as possible. */
final class Copies {
  private Copies() {}

  static Board of(Board board) {
    List<Player> players = new ArrayList<>();
    for (Player player : board.crew().players()) {
      players.add(new Player(copy(player.character()), player.state(), player.mutineer()));
    }
    return board
        .withSpace(Ring.of(area -> area(board, area)))
        .with(board.crew().withPlayers(players))
        .withCards(new ArrayList<>(board.cards()));
  }

  private static SpaceArea area(Board board, Area area) {
    SpaceArea here = board.at(area);
    List<PilotedCraft> piloted = new ArrayList<>();
    here.piloted().forEach(p -> piloted.add(new PilotedCraft(copy(p.pilot()), p.craft())));
    PieceSet<Basestar> basestars = PieceSet.noneOf(Basestar.values()).and(here.basestars());
    PieceSet<CivilianShip> civilians = PieceSet.noneOf(CivilianShip.values()).and(here.civilians());
    return new SpaceArea(
        here.raiders(),
        here.scar(),
        here.heavyRaiders(),
        basestars,
        here.vipers().plus(Craft.MK2, 0),
        piloted,
        civilians);
  }

  private static String copy(String text) {
    return String.valueOf(text.toCharArray());
  }
}
