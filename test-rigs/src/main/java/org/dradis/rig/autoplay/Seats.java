package org.dradis.rig.autoplay;

import java.util.ArrayList;
import java.util.List;
import org.dradis.crew.PrintedRegister;
import org.dradis.rules.State;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.CharacterSheet;
import org.dradis.rules.board.Crew;
import org.dradis.rules.board.Manifest;
import org.dradis.rules.board.Player;
import org.dradis.rules.board.PlayerState;
import org.dradis.rules.board.Register;
import org.dradis.rules.board.StartPosition;
import org.dradis.rules.board.Titles;
import org.dradis.rules.board.Voyage;
import org.dradis.rules.titles.StartingTitles;

/** The start of a game: the board of CO-10, and people who sit down (SU-1). */
final class Seats {
  private static final int FEWEST = 3;
  private static final int MOST = 7;

  private Seats() {}

  /** Contents of civilian ships are known in every other game, and asked for in the rest. */
  static State sitDown(Mix mix, Chance chance) {
    Manifest manifest = chance.oneIn(2) ? Manifest.UNKNOWN : Manifest.SCENARIO;
    Board board =
        StartPosition.of(mix.options(), manifest)
            .with(new Voyage(0, 0, mix.objective(), false))
            .with(new Crew(players(chance), Titles.NONE, PrintedRegister.get()));
    return State.of(board.with(board.crew().with(StartingTitles.of(board))));
  }

  /** Nobody twice, and at most one leader: none of three players, one of seven (LD-5, LD-7). */
  private static List<Player> players(Chance chance) {
    int seats = FEWEST + chance.below(MOST - FEWEST + 1);
    boolean leader = seats == MOST || (seats > FEWEST && chance.oneIn(3));
    Register register = PrintedRegister.get();
    List<CharacterSheet> sheets = new ArrayList<>(register.sheets());
    List<Player> players = new ArrayList<>();
    while (players.size() < seats) {
      boolean leaderNow = leader && players.isEmpty();
      CharacterSheet sheet = chance.pick(sheets);
      if (sheet.isLeader() != leaderNow) {
        continue;
      }
      sheets.removeIf(other -> other.person().equals(sheet.person()));
      players.add(
          leaderNow
              ? new Player(sheet.name(), PlayerState.LEADER, false)
              : Player.human(sheet.name()));
    }
    return List.copyOf(players);
  }
}
