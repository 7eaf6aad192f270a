package org.dradis.rig.autoplay;

import java.util.List;
import org.dradis.rules.board.Area;
import org.dradis.rules.board.Basestar;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.Craft;
import org.dradis.rules.board.GalacticaToken;
import org.dradis.rules.board.GameOption;
import org.dradis.rules.board.PegasusToken;
import org.dradis.rules.board.Target;
import org.dradis.rules.board.Voyage;
import org.dradis.rules.input.Command;
import org.jspecify.annotations.Nullable;

/** What humans do aboard Galactica and Pegasus (VI-2, AT-3 to AT-5, JP-1). */
final class GalacticaMoves {
  static final List<Move> ALL =
      List.of(
          GalacticaMoves::weaponsControl,
          GalacticaMoves::weaponsControl,
          GalacticaMoves::armory,
          GalacticaMoves::armory,
          GalacticaMoves::armory,
          GalacticaMoves::nuke,
          GalacticaMoves::repair,
          GalacticaMoves::repair,
          GalacticaMoves::repairCraft,
          GalacticaMoves::ftl);

  static final List<Move> PEGASUS =
      List.of(
          GalacticaMoves::cic,
          GalacticaMoves::mainBatteries,
          GalacticaMoves::mainBatteries,
          GalacticaMoves::engineRoom,
          GalacticaMoves::repairPegasus);

  private GalacticaMoves() {}

  private static @Nullable Command weaponsControl(Board board, Chance chance) {
    Area area = Occasions.area(chance, each -> !Occasions.targets(board, each).isEmpty());
    if (area == null) {
      return null;
    }
    Target target = chance.pick(Occasions.targets(board, area));
    boolean named = target.basestar() == null || chance.oneIn(2);
    return new Command.AttackWithGalactica(named ? area : null, target);
  }

  private static @Nullable Command armory(Board board, Chance chance) {
    List<Integer> spaces =
        List.of(0, 1, 2, 3).stream().filter(each -> board.boarding().at(each) > 0).toList();
    Integer space = Occasions.any(spaces, chance);
    return space == null ? null : new Command.AttackCenturion(space);
  }

  static @Nullable Command nuke(Board board, Chance chance) {
    Basestar basestar = Occasions.any(board.basestars(), chance);
    if (board.nukes() == 0 || basestar == null) {
      return null;
    }
    Area area = board.areaOf(basestar);
    return board.plays(GameOption.CYLON_FLEET) && area != null
        ? new Command.NukeArea(area)
        : new Command.NukeBasestar(basestar);
  }

  private static @Nullable Command repair(Board board, Chance chance) {
    GalacticaToken location = Occasions.any(board.damage().galactica(), chance);
    return location == null ? null : new Command.RepairGalactica(location);
  }

  static @Nullable Command repairCraft(Board board, Chance chance) {
    Craft craft = Occasions.any(board.hangar().damaged().kinds(), chance);
    return craft == null ? null : new Command.RepairCraft(craft);
  }

  static @Nullable Command ftl(Board board, Chance chance) {
    return board.voyage().jump() < Voyage.FIRST_BLUE || board.newCaprica() != null
        ? null
        : new Command.ActivateFtl();
  }

  static @Nullable Command cic(Board board, Chance chance) {
    Basestar basestar = Occasions.any(board.basestars(), chance);
    return basestar == null ? null : new Command.UsePegasusCic(basestar);
  }

  static Command mainBatteries(Board board, Chance chance) {
    Area area = Occasions.area(chance, each -> board.at(each).raiders() > 0);
    return new Command.UseMainBatteries(area == null ? chance.pick(Area.RING) : area);
  }

  private static Command engineRoom(Board board, Chance chance) {
    return new Command.UseEngineRoom();
  }

  private static @Nullable Command repairPegasus(Board board, Chance chance) {
    PegasusToken location = Occasions.any(board.damage().pegasus(), chance);
    return location == null ? null : new Command.RepairPegasus(location);
  }
}
