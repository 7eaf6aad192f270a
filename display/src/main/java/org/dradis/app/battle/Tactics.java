package org.dradis.app.battle;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.dradis.rules.board.Area;
import org.dradis.rules.board.Basestar;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.Boarding;
import org.dradis.rules.board.Craft;
import org.dradis.rules.board.GalacticaToken;
import org.dradis.rules.board.SpaceArea;
import org.dradis.rules.board.Target;
import org.dradis.rules.input.Command;
import org.dradis.rules.input.Flyer;
import org.jspecify.annotations.Nullable;

/** What a crew could sensibly do on a board; the more it matters, the more often it is picked. */
final class Tactics {
  private static final List<String> PILOTS = List.of("Apollo", "Starbuck");
  private static final int RAIDERS_WORTH_A_NUKE = 5;

  private final Board board;
  private final List<Command> ideas = new ArrayList<>();

  Tactics(Board board) {
    this.board = board;
    repelBoarders();
    fireGalactica();
    fireNuke();
    for (Area area : Area.RING) {
      flyFrom(area);
    }
    launch();
    repair();
  }

  /** One of the ideas, or null if there is none. */
  @Nullable Command pick(Random random) {
    return ideas.isEmpty() ? null : ideas.get(random.nextInt(ideas.size()));
  }

  private void idea(int weight, Command command) {
    for (int i = 0; i < weight; i++) {
      ideas.add(command);
    }
  }

  private boolean works(GalacticaToken location) {
    return !board.damage().galactica().has(location);
  }

  private void repelBoarders() {
    for (int space = 0; space <= Boarding.LAST_SPACE; space++) {
      if (works(GalacticaToken.ARMORY) && board.boarding().at(space) > 0) {
        idea(2 + 6 * space, new Command.AttackCenturion(space));
      }
    }
  }

  private void fireGalactica() {
    if (!works(GalacticaToken.WEAPONS_CONTROL)) {
      return;
    }
    for (Area area : Area.RING) {
      for (Target target : targetsIn(area)) {
        idea(target.basestar() == null ? 1 : 3, new Command.AttackWithGalactica(area, target));
      }
    }
  }

  private void fireNuke() {
    for (Basestar basestar : board.basestars()) {
      if (board.nukes() > 0 && board.raiders() >= RAIDERS_WORTH_A_NUKE) {
        idea(2, new Command.NukeBasestar(basestar));
      }
    }
  }

  /** Craft shoot at small ships where they are, else they fly towards the nearest. */
  private void flyFrom(Area area) {
    SpaceArea here = board.at(area);
    List<Flyer> flyers = new ArrayList<>();
    here.vipers().kinds().forEach(craft -> flyers.add(Flyer.unmanned(area, craft)));
    here.piloted().forEach(craft -> flyers.add(Flyer.piloted(craft.pilot())));
    List<Target> targets = targetsIn(area).stream().filter(it -> it.basestar() == null).toList();
    for (Flyer flyer : flyers) {
      for (Target target : targets) {
        idea(6, new Command.AttackWithViper(flyer, target));
      }
      if (targets.isEmpty() && here.civilians().isEmpty()) {
        towardsRaiders(area, flyer);
      }
    }
  }

  private void towardsRaiders(Area from, Flyer flyer) {
    Area right = from;
    Area left = from;
    for (int distance = 1; distance <= 3; distance++) {
      right = right.clockwise();
      left = left.counterclockwise();
      if (hasSmallCylonShip(right)) {
        idea(3, new Command.MoveViper(flyer, from.clockwise()));
        return;
      }
      if (hasSmallCylonShip(left)) {
        idea(3, new Command.MoveViper(flyer, from.counterclockwise()));
        return;
      }
    }
  }

  private boolean hasSmallCylonShip(Area area) {
    return board.at(area).raiders() + board.at(area).heavyRaiders() > 0;
  }

  private void launch() {
    if (board.hangar().reserves().mk2() == 0 || !works(GalacticaToken.HANGAR_DECK)) {
      return;
    }
    for (Area area : Area.LAUNCH) {
      idea(1, new Command.LaunchViper(Craft.MK2, area, null));
      for (String pilot : PILOTS) {
        if (board.areaOf(pilot) == null) {
          idea(1, new Command.LaunchViper(Craft.MK2, area, pilot));
        }
      }
    }
  }

  private void repair() {
    for (GalacticaToken location : board.damage().galactica()) {
      if (location.isLocation()) {
        idea(3, new Command.RepairGalactica(location));
      }
    }
    if (board.hangar().damaged().mk2() > 0) {
      idea(1, new Command.RepairCraft(Craft.MK2));
    }
  }

  private List<Target> targetsIn(Area area) {
    List<Target> targets = new ArrayList<>();
    for (Target target : Target.values()) {
      if (target.standsIn(board.at(area))) {
        targets.add(target);
      }
    }
    return targets;
  }
}
