package org.dradis.rules.placement;

import java.util.List;
import java.util.function.ToIntFunction;
import org.dradis.rules.board.Area;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.CylonShip;
import org.dradis.rules.board.Placement;
import org.dradis.rules.board.Ring;
import org.dradis.rules.play.Order;
import org.dradis.rules.play.Play;
import org.dradis.rules.play.Rejection;
import org.jspecify.annotations.Nullable;

/** Places ships by type, within a type clockwise from the bow (CA-1, CO-11, CO-12). */
public record PlaceShips(Ring<Placement> ships) implements Order {
  /** Everything into one area. */
  public static PlaceShips into(Area area, Placement ships) {
    return new PlaceShips(Ring.of(each -> each == area ? ships : Placement.NOTHING));
  }

  @Override
  public @Nullable Rejection refusal(Board board) {
    for (Area area : Area.RING) {
      Rejection refusal = Rejection.unlessCount("ships", ships.get(area).least());
      if (refusal != null) {
        return refusal;
      }
    }
    return null;
  }

  @Override
  public void play(Play play) {
    play.next(
        List.of(
            new PlaceCylons(CylonShip.BASESTAR, wanted(Placement::basestars)),
            new PlaceCylons(CylonShip.RAIDER, wanted(Placement::raiders)),
            new PlaceCylons(CylonShip.HEAVY_RAIDER, wanted(Placement::heavyRaiders)),
            new PlaceVipers(wanted(Placement::vipers)),
            new PlaceCivilians(wanted(Placement::civilians))));
  }

  private Ring<Integer> wanted(ToIntFunction<Placement> count) {
    return Ring.of(area -> count.applyAsInt(ships.get(area)));
  }
}
