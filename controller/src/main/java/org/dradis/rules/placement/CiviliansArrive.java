package org.dradis.rules.placement;

import java.util.List;
import org.dradis.rules.board.Area;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.CivilianShip;
import org.dradis.rules.board.GameOption;
import org.dradis.rules.play.Choice;
import org.dradis.rules.play.DrawFromPile;
import org.dradis.rules.play.Order;
import org.dradis.rules.play.Play;
import org.dradis.rules.play.Rejection;
import org.dradis.rules.question.Matter;
import org.jspecify.annotations.Nullable;

/**
 * Civilian ships with no area named, one at a time: the ship is drawn, then the Admiral picks any
 * area, with Cylon Fleet the CAG one without a civilian ship if there is one (CO-14, CF-2).
 */
public record CiviliansArrive(int ships) implements Order {
  @Override
  public @Nullable Rejection refusal(Board board) {
    return Rejection.unlessCount("ships", ships);
  }

  @Override
  public void play(Play play) {
    if (ships > 0 && !play.board().civilianPile().isEmpty()) {
      play.next(new Ship(), new CiviliansArrive(ships - 1));
    }
  }

  record Ship() implements DrawFromPile {
    @Override
    public void drawn(Play play, CivilianShip ship) {
      play.next(new Where(ship));
    }
  }

  record Where(CivilianShip ship) implements Choice<Area> {
    @Override
    public Matter matter(Board board) {
      return board.plays(GameOption.CYLON_FLEET)
          ? Matter.CIVILIAN_AREA_BY_CAG
          : Matter.CIVILIAN_AREA;
    }

    @Override
    public List<Area> options(Board board) {
      if (board.plays(GameOption.CYLON_FLEET)) {
        List<Area> without =
            Area.RING.stream().filter(area -> board.at(area).civilians().isEmpty()).toList();
        if (!without.isEmpty()) {
          return without;
        }
      }
      return Area.RING;
    }

    @Override
    public void chosen(Play play, Area area) {
      PlaceCivilians.put(play, ship, area);
    }
  }
}
