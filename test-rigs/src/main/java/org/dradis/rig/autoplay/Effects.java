package org.dradis.rig.autoplay;

import java.util.List;
import org.dradis.rules.board.Area;
import org.dradis.rules.board.Basestar;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.GameOption;
import org.dradis.rules.board.Placement;
import org.dradis.rules.input.Command;
import org.dradis.rules.input.Placed;
import org.jspecify.annotations.Nullable;

/** What the texts of crisis, skill, Quorum and mission cards do to the board. */
final class Effects {
  static final List<Move> ALL =
      List.of(
          Effects::placeCivilians,
          Effects::placeShips,
          Effects::loseCivilian,
          Effects::damageGalactica,
          Effects::damageBasestar,
          Effects::extremeDial,
          Effects::loseRaptor,
          Effects::gainAssaultRaptor,
          Effects::gainAssaultRaptor,
          Effects::gainNuke,
          Effects::destroyLocation,
          Effects::mission,
          Effects::raiderBay,
          Effects::advance,
          Effects::jump);

  private static final List<Placement> DESTINATION =
      List.of(
          new Placement(1, 2, 0, 0, 0),
          new Placement(0, 3, 1, 0, 0),
          new Placement(0, 0, 0, 0, 2),
          new Placement(0, 0, 0, 1, 1));

  private Effects() {}

  private static Command placeCivilians(Board board, Chance chance) {
    return new Command.PlaceCivilians(1 + chance.below(2));
  }

  private static Command placeShips(Board board, Chance chance) {
    return new Command.Place(chance.pick(Area.RING), chance.pick(DESTINATION));
  }

  private static Command loseCivilian(Board board, Chance chance) {
    return new Command.LoseCivilian();
  }

  private static Command damageGalactica(Board board, Chance chance) {
    return new Command.DamageGalactica(1);
  }

  private static @Nullable Command damageBasestar(Board board, Chance chance) {
    Basestar basestar = Occasions.any(board.basestars(), chance);
    return basestar == null ? null : new Command.DamageBasestar(basestar);
  }

  private static Command extremeDial(Board board, Chance chance) {
    return new Command.TurnExtremeDial(true, -1);
  }

  private static @Nullable Command loseRaptor(Board board, Chance chance) {
    return board.hangar().raptors() == 0 ? null : new Command.LoseRaptor();
  }

  private static @Nullable Command gainAssaultRaptor(Board board, Chance chance) {
    return board.plays(GameOption.DAYBREAK) ? new Command.GainAssaultRaptor(chance.oneIn(2)) : null;
  }

  private static Command gainNuke(Board board, Chance chance) {
    return new Command.GainNuke();
  }

  /** DB-4. */
  private static @Nullable Command destroyLocation(Board board, Chance chance) {
    if (!board.plays(GameOption.DAYBREAK) || !chance.oneIn(4)) {
      return null;
    }
    return chance.oneIn(2) ? new Command.DestroyColonialOne() : new Command.DestroyHub();
  }

  /** DB-2: missions belong to Daybreak. */
  private static @Nullable Command mission(Board board, Chance chance) {
    return board.plays(GameOption.DAYBREAK) ? new Command.Travel(chance.below(3)) : null;
  }

  private static @Nullable Command raiderBay(Board board, Chance chance) {
    return board.plays(GameOption.DAYBREAK)
        ? new Command.UseRaiderBay(chance.pick(Area.RING), chance.oneIn(2))
        : null;
  }

  private static Command advance(Board board, Chance chance) {
    return new Command.AdvanceJumpTrack();
  }

  /** A destination that was chosen and read out before it was told. */
  static Command jump(Board board, Chance chance) {
    return new Command.Jump(
        1 + chance.below(3), List.of(new Placed(chance.pick(Area.RING), chance.pick(DESTINATION))));
  }
}
