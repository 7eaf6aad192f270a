package org.dradis.session.action;

import java.util.List;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.CharacterSheet;
import org.dradis.rules.board.Player;
import org.dradis.rules.board.PlayerState;
import org.dradis.rules.board.Title;
import org.dradis.rules.input.Command;

/** What happens to people: titles, Brig, Sickbay, Cylons, executions (SU, EX). */
final class CrewActions {
  private CrewActions() {}

  static void add(List<Action> all, Board board) {
    for (Player player : board.crew().players()) {
      String name = player.character();
      for (Title title : Title.values()) {
        all.add(crew("title", name, new Command.GiveTitle(title, name)).with("title", title));
      }
      all.add(crew("brig", name, new Command.Brig(name)));
      all.add(crew("release", name, new Command.Release(name)));
      all.add(crew("sickbay.leave", name, new Command.LeaveSickbay(name)));
      all.add(crew("mutineer", name, new Command.MakeMutineer(name)));
      all.add(crew("reveal", name, new Command.Reveal(name)));
      all.add(crew("sympathizer", name, new Command.RevealSympathizer(name)));
      all.add(crew("infiltrate", name, new Command.Infiltrate(name)));
      all.add(crew("infiltrate.stop", name, new Command.StopInfiltrating(name)));
      execute(all, board, player);
    }
  }

  private static void execute(List<Action> all, Board board, Player player) {
    String name = player.character();
    all.add(crew("execute.cylon", name, new Command.Execute(name, true, null)));
    if (player.state() != PlayerState.EXECUTED) {
      for (CharacterSheet sheet : board.crew().register().sheets()) {
        all.add(
            crew("execute.human", name, new Command.Execute(name, false, sheet.name()))
                .with("new", sheet.name()));
      }
      all.add(crew("execute.last", name, new Command.Execute(name, false, null)));
    }
  }

  private static Action crew(String id, String name, Command command) {
    return Action.of(id, Group.CREW, name, command);
  }
}
