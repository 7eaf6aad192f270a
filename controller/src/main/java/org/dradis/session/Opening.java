package org.dradis.session;

import java.util.ArrayList;
import java.util.List;
import org.dradis.rules.board.Area;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.Craft;
import org.dradis.rules.board.Player;
import org.dradis.rules.event.Reminder;
import org.dradis.rules.execution.SpecialStart;
import org.dradis.rules.input.Command;
import org.jspecify.annotations.Nullable;

/** What a new game begins with. These are steps, so that players can take them back. */
public final class Opening {
  private Opening() {}

  /** Apollo gets into a launched viper (EX-2); for another one players take this step back. */
  public static List<SessionInput> of(Board board) {
    List<SessionInput> steps = new ArrayList<>();
    for (Player player : board.crew().players()) {
      String name = player.character();
      if (SpecialStart.atTheStart(name).contains(Reminder.START_IN_LAUNCHED_VIPER)
          && board.areaOf(name) == null) {
        Command.ManViper into = launched(board, name);
        if (into != null) {
          steps.add(new SessionInput.Start(into));
        }
      }
    }
    return List.copyOf(steps);
  }

  private static Command.@Nullable ManViper launched(Board board, String pilot) {
    for (Area area : Area.RING) {
      for (Craft craft : Craft.values()) {
        if (board.at(area).vipers().of(craft) > 0) {
          return new Command.ManViper(area, craft, pilot);
        }
      }
    }
    return null;
  }
}
