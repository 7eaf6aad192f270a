package org.dradis.app.battle;

import java.util.ArrayList;
import java.util.List;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.Boarding;
import org.dradis.rules.board.CivilianShip;
import org.dradis.rules.board.GalacticaToken;
import org.dradis.rules.board.Outcome;
import org.dradis.rules.board.Resource;
import org.dradis.rules.event.Event;
import org.jspecify.annotations.Nullable;

/** Lays the battle out in lines of at most 80 columns. */
final class Report {
  private static final int WIDTH = 80;
  private static final String MARGIN = " ".repeat(9);

  private final Lines lines;
  private final Paint paint;
  private final long seed;
  private @Nullable Side turn;

  Report(Lines lines, Paint paint, long seed) {
    this.lines = lines;
    this.paint = paint;
    this.seed = seed;
  }

  void start() {
    lines.print(paint.heading("Battle " + seed) + "  (dradis --seed " + seed + " plays it again)");
    lines.print("");
    lines.print("A basestar and three raiders jump in ahead of Galactica. Two vipers are out,");
    lines.print("two civilian ships hide behind the stern, and the jump drive needs time.");
  }

  void round(int round, int rounds) {
    lines.print("");
    String title = "Round " + round + " of " + rounds + " ";
    lines.print(paint.heading(title + "─".repeat(WIDTH - title.length())));
  }

  /** Whose turn begins; the label stands beside its first line. */
  void turn(Side side) {
    turn = side;
  }

  void tell(List<Event> events) {
    for (String paragraph : Narrator.tell(events)) {
      for (String line : wrap(paragraph, MARGIN.length())) {
        lines.print(margin() + line);
      }
    }
  }

  private String margin() {
    Side side = turn;
    turn = null;
    return side == null
        ? MARGIN
        : " "
            + paint.side(side, side.label())
            + " ".repeat(MARGIN.length() - 1 - side.label().length());
  }

  private static List<String> wrap(String paragraph, int indent) {
    List<String> wrapped = new ArrayList<>();
    StringBuilder line = new StringBuilder();
    for (String word : paragraph.split(" ", -1)) {
      if (!line.isEmpty() && indent + line.length() + 1 + word.length() > WIDTH) {
        wrapped.add(line.toString());
        line = new StringBuilder("  ");
      }
      line.append(line.isEmpty() || line.toString().isBlank() ? "" : " ").append(word);
    }
    wrapped.add(line.toString());
    return wrapped;
  }

  void end(Board board) {
    lines.print("");
    lines.print(paint.heading("─".repeat(WIDTH)));
    lines.print(verdict(board));
    lines.print("");
    RingDrawing.of(board).forEach(lines::print);
    lines.print("");
    for (String paragraph : summary(board)) {
      wrap(paragraph, 1).forEach(line -> lines.print(" " + line));
    }
  }

  private static String verdict(Board board) {
    Outcome outcome = board.outcome();
    if (outcome != null) {
      return Narrator.ending(outcome);
    }
    if (Battle.anyDialEmpty(board)) {
      return "The fleet cannot go on. The Cylons have won.";
    }
    return Battle.isWon(board)
        ? "No Cylon is left. The fleet is safe, for now."
        : "The jump drive is ready, and the fleet gets away.";
  }

  private static List<String> summary(Board board) {
    List<String> dials = new ArrayList<>();
    for (Resource resource : Resource.values()) {
      dials.add(resource.word() + " " + board.dials().of(resource));
    }
    List<String> damaged = new ArrayList<>();
    for (GalacticaToken token : board.damage().galactica()) {
      damaged.add(Names.of(token));
    }
    int boarders = board.boarding().total();
    return List.of(
        Names.capital(String.join(", ", dials)) + ". " + nukes(board),
        "Vipers: %d in the reserves, %d damaged, %d lost. Damaged on Galactica: %s."
            .formatted(
                board.hangar().reserves().total(),
                board.hangar().damaged().total(),
                board.hangar().destroyed().total(),
                damaged.isEmpty() ? "nothing" : Names.list(damaged)),
        civilians(board),
        boarders == 0 ? "No centurion is aboard." : furthest(board.boarding(), boarders));
  }

  private static String nukes(Board board) {
    return Names.capital(Names.count(board.nukes(), "nuke")) + " left.";
  }

  private static String civilians(Board board) {
    List<String> lost = Names.lost(board);
    int all = CivilianShip.NONE.all().size();
    return lost.isEmpty()
        ? "All " + all + " civilian ships live."
        : "%d of %d civilian ships live; lost: %s."
            .formatted(all - lost.size(), all, Names.list(lost));
  }

  private static String furthest(Boarding boarding, int boarders) {
    int space = Boarding.LAST_SPACE;
    while (boarding.at(space) == 0) {
      space--;
    }
    return "%s aboard, the furthest on space %d of %d."
        .formatted(Names.many(boarders, "centurion"), space, Boarding.LAST_SPACE);
  }
}
