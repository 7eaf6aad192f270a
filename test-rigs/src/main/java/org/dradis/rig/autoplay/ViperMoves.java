package org.dradis.rig.autoplay;

import java.util.List;
import org.dradis.rules.board.Area;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.CivilianShip;
import org.dradis.rules.board.Craft;
import org.dradis.rules.board.GameOption;
import org.dradis.rules.board.PilotedCraft;
import org.dradis.rules.board.Target;
import org.dradis.rules.input.Command;
import org.dradis.rules.input.Flyer;
import org.jspecify.annotations.Nullable;

/** Vipers, their pilots, raptors and the civilian ships they guard (VI, CF-4). */
final class ViperMoves {
  static final List<Move> ALL =
      List.of(
          ViperMoves::launch,
          ViperMoves::launch,
          ViperMoves::move,
          ViperMoves::attack,
          ViperMoves::attack,
          ViperMoves::attack,
          ViperMoves::escort,
          ViperMoves::recall,
          ViperMoves::leave,
          ViperMoves::communicate);

  private ViperMoves() {}

  static @Nullable Command launch(Board board, Chance chance) {
    Craft craft = Occasions.any(board.hangar().reserves().kinds(), chance);
    if (craft == null) {
      return null;
    }
    String pilot = chance.oneIn(3) ? Occasions.any(CrewMoves.onDeck(board), chance) : null;
    return new Command.LaunchViper(craft, chance.pick(Area.LAUNCH), pilot);
  }

  static @Nullable Command move(Board board, Chance chance) {
    Flyer flyer = Occasions.any(Occasions.flyers(board), chance);
    Area from = flyer == null ? null : Occasions.whereIs(board, flyer);
    return flyer == null || from == null
        ? null
        : new Command.MoveViper(flyer, Occasions.neighbour(from, chance));
  }

  static @Nullable Command attack(Board board, Chance chance) {
    Area area =
        Occasions.area(
            chance,
            each ->
                !Occasions.flyers(board, each).isEmpty()
                    && !Occasions.targets(board, each).isEmpty());
    if (area == null) {
      return null;
    }
    Target target = chance.pick(Occasions.targets(board, area));
    return new Command.AttackWithViper(chance.pick(Occasions.flyers(board, area)), target);
  }

  private static @Nullable Command escort(Board board, Chance chance) {
    if (!board.plays(GameOption.CYLON_FLEET)) {
      return null;
    }
    Area area =
        Occasions.area(
            chance,
            each ->
                !Occasions.flyers(board, each).isEmpty() && !board.at(each).civilians().isEmpty());
    return area == null
        ? null
        : new Command.EscortCivilian(
            chance.pick(Occasions.flyers(board, area)),
            chance.pick(board.at(area).civilians().list()));
  }

  /** VI-5: only when the reserves are empty. */
  private static @Nullable Command recall(Board board, Chance chance) {
    Area area = Occasions.area(chance, each -> board.at(each).vipers().total() > 0);
    return area == null || board.hangar().reserves().total() > 0
        ? null
        : new Command.RecallViper(area, chance.pick(board.at(area).vipers().kinds()));
  }

  private static @Nullable Command leave(Board board, Chance chance) {
    Area area = Occasions.area(chance, each -> !board.at(each).piloted().isEmpty());
    if (area == null) {
      return null;
    }
    PilotedCraft craft = chance.pick(board.at(area).piloted());
    return new Command.LeaveViper(craft.pilot());
  }

  /** Communications (VI-6). */
  private static @Nullable Command communicate(Board board, Chance chance) {
    CivilianShip ship = Occasions.any(board.civiliansInSpace(), chance);
    Area from = ship == null ? null : board.areaOf(ship);
    return ship == null || from == null
        ? null
        : new Command.MoveCivilian(ship, Occasions.neighbour(from, chance));
  }
}
