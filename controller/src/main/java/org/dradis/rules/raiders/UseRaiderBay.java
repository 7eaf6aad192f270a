package org.dradis.rules.raiders;

import org.dradis.rules.board.Area;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.CylonShip;
import org.dradis.rules.board.GameOption;
import org.dradis.rules.board.Ring;
import org.dradis.rules.placement.PlaceCylons;
import org.dradis.rules.placement.PlaceVipers;
import org.dradis.rules.play.Act;
import org.dradis.rules.play.Order;
import org.dradis.rules.play.Play;
import org.dradis.rules.play.Rejection;
import org.jspecify.annotations.Nullable;

/**
 * The Raider Bay of the rebel basestar: 2 raiders into one area, and only those act at once; or 4
 * unmanned vipers, which the table then activates (DB-3).
 */
public record UseRaiderBay(Area area, boolean raiders) implements Order {
  @Override
  public @Nullable Rejection refusal(Board board) {
    return Rejection.unlessPlayed(board, GameOption.DAYBREAK);
  }

  @Override
  public void play(Play play) {
    if (raiders) {
      play.next(
          new PlaceCylons(CylonShip.RAIDER, here(2)),
          new NewRaidersAct(area, play.at(area).raiders()));
    } else {
      play.next(new PlaceVipers(here(4)));
    }
  }

  private Ring<Integer> here(int count) {
    return Ring.of(each -> each == area ? count : 0);
  }

  /** Those that came. */
  record NewRaidersAct(Area area, int before) implements Act {
    @Override
    public void play(Play play) {
      play.next(RaidersOfArea.some(area, play.at(area).raiders() - before));
    }
  }
}
