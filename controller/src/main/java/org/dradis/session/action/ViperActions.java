package org.dradis.session.action;

import java.util.List;
import org.dradis.rules.board.Area;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.CharacterSheet;
import org.dradis.rules.board.CivilianShip;
import org.dradis.rules.board.Craft;
import org.dradis.rules.board.PilotedCraft;
import org.dradis.rules.board.Player;
import org.dradis.rules.board.SpaceArea;
import org.dradis.rules.board.Target;
import org.dradis.rules.input.Command;
import org.dradis.rules.input.Flyer;

/** What vipers and assault raptors do (VI). */
final class ViperActions {
  private final List<Action> all;
  private final Board board;

  private ViperActions(List<Action> all, Board board) {
    this.all = all;
    this.board = board;
  }

  static void add(List<Action> all, Board board) {
    new ViperActions(all, board).add();
  }

  private void add() {
    for (Area area : Area.RING) {
      for (Craft craft : Craft.values()) {
        if (board.at(area).vipers().of(craft) > 0) {
          fly(Flyer.unmanned(area, craft), area, craft.word());
          all.add(
              viper("viper.recall", craft.word(), new Command.RecallViper(area, craft)).at(area));
          man(area, craft);
        }
      }
      for (PilotedCraft piloted : board.at(area).piloted()) {
        fly(Flyer.piloted(piloted.pilot()), area, piloted.pilot());
        all.add(
            viper("viper.leave", piloted.pilot(), new Command.LeaveViper(piloted.pilot()))
                .at(area));
      }
    }
    for (Craft craft : Craft.values()) {
      launch(craft);
      all.add(viper("craft.repair", craft.word(), new Command.RepairCraft(craft)));
    }
  }

  private static Action viper(String id, String subject, Command command) {
    return Action.of(id, Group.VIPERS, subject, command);
  }

  private void fly(Flyer flyer, Area area, String subject) {
    for (Area next : List.of(area.clockwise(), area.counterclockwise())) {
      all.add(viper("viper.move", subject, new Command.MoveViper(flyer, next)).at(area).to(next));
    }
    SpaceArea here = board.at(area);
    for (Target target : Target.values()) {
      if (target.standsIn(here)) {
        all.add(
            viper("viper.attack", subject, new Command.AttackWithViper(flyer, target))
                .at(area)
                .to(area)
                .with("target", target));
      }
    }
    for (CivilianShip ship : here.civilians()) {
      // Face down they are alike: one stands for all.
      all.add(
          viper("viper.escort", subject, new Command.EscortCivilian(flyer, ship))
              .at(area)
              .to(area));
      break;
    }
  }

  private void launch(Craft craft) {
    if (board.hangar().reserves().of(craft) == 0) {
      return;
    }
    for (Area area : Area.LAUNCH) {
      all.add(
          viper("viper.launch", craft.word(), new Command.LaunchViper(craft, area, null)).to(area));
      for (Player player : board.crew().players()) {
        if (flies(player)) {
          all.add(
              viper(
                      "viper.launch-pilot",
                      player.character(),
                      new Command.LaunchViper(craft, area, player.character()))
                  .to(area)
                  .with("craft", craft));
        }
      }
    }
  }

  private void man(Area area, Craft craft) {
    for (Player player : board.crew().players()) {
      if (flies(player)) {
        all.add(
            viper(
                    "viper.man",
                    player.character(),
                    new Command.ManViper(area, craft, player.character()))
                .at(area)
                .with("craft", craft));
      }
    }
  }

  private boolean flies(Player player) {
    CharacterSheet sheet = board.crew().register().find(player.character());
    return player.state().isHumanPlayer()
        && sheet != null
        && sheet.flies()
        && board.areaOf(player.character()) == null;
  }
}
