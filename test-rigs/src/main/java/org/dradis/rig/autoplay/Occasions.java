package org.dradis.rig.autoplay;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.dradis.rules.board.Area;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.Craft;
import org.dradis.rules.board.PieceSet;
import org.dradis.rules.board.PilotedCraft;
import org.dradis.rules.board.Target;
import org.dradis.rules.input.Flyer;
import org.jspecify.annotations.Nullable;

/** What is there to act with or on. */
final class Occasions {
  private static final List<Target> TARGETS = List.of(Target.values());

  private Occasions() {}

  /** One of a list, or null of an empty one. */
  static <T> @Nullable T any(List<? extends T> options, Chance chance) {
    return options.isEmpty() ? null : chance.pick(options);
  }

  static <E extends Enum<E>> @Nullable E any(PieceSet<E> pieces, Chance chance) {
    return any(pieces.list(), chance);
  }

  static @Nullable Area area(Chance chance, Predicate<Area> where) {
    List<Area> areas = new ArrayList<>(6);
    for (Area area : Area.RING) {
      if (where.test(area)) {
        areas.add(area);
      }
    }
    return any(areas, chance);
  }

  /** The craft in an area: one for each kind, and each pilot. */
  static List<Flyer> flyers(Board board, Area area) {
    List<Flyer> flyers = new ArrayList<>();
    for (Craft craft : board.at(area).vipers().kinds()) {
      flyers.add(Flyer.unmanned(area, craft));
    }
    for (PilotedCraft piloted : board.at(area).piloted()) {
      flyers.add(Flyer.piloted(piloted.pilot()));
    }
    return flyers;
  }

  static List<Flyer> flyers(Board board) {
    List<Flyer> flyers = new ArrayList<>();
    for (Area area : Area.RING) {
      flyers.addAll(flyers(board, area));
    }
    return flyers;
  }

  static List<Target> targets(Board board, Area area) {
    List<Target> targets = new ArrayList<>(TARGETS.size());
    for (Target target : TARGETS) {
      if (target.standsIn(board.at(area))) {
        targets.add(target);
      }
    }
    return targets;
  }

  /** Where a flyer is, if it is anywhere. */
  static @Nullable Area whereIs(Board board, Flyer flyer) {
    String pilot = flyer.pilot();
    return pilot == null ? flyer.area() : board.areaOf(pilot);
  }

  static Area neighbour(Area area, Chance chance) {
    return chance.oneIn(2) ? area.clockwise() : area.counterclockwise();
  }
}
