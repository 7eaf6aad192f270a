package org.dradis.app.battle;

import java.util.ArrayList;
import java.util.List;
import org.dradis.rules.board.Area;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.SpaceArea;

/** Draws the six areas as they lie on the printed board, whose bow points left (GE-1). */
final class RingDrawing {
  private static final int WIDTH = 24;
  private static final int ROWS = 3;
  private static final String GAP = "  ";
  private static final String INDENT = " ".repeat(14);

  private RingDrawing() {}

  static List<String> of(Board board) {
    List<String> lines = new ArrayList<>();
    beside(lines, INDENT, box(board, Area.STARBOARD_BOW), box(board, Area.STARBOARD_QUARTER));
    beside(lines, " ", box(board, Area.BOW), galactica(), box(board, Area.STERN));
    beside(lines, INDENT, box(board, Area.PORT_BOW), box(board, Area.PORT_QUARTER));
    return lines;
  }

  @SafeVarargs
  private static void beside(List<String> lines, String indent, List<String>... boxes) {
    for (int row = 0; row < ROWS + 2; row++) {
      StringBuilder line = new StringBuilder(indent);
      for (int i = 0; i < boxes.length; i++) {
        line.append(i == 0 ? "" : GAP).append(boxes[i].get(row));
      }
      lines.add(line.toString().stripTrailing());
    }
  }

  private static List<String> box(Board board, Area area) {
    List<String> rows = rows(board.at(area));
    List<String> lines = new ArrayList<>();
    String title = "┌ " + Names.spaced(area) + " ";
    lines.add(title + "─".repeat(WIDTH - title.length() - 1) + "┐");
    for (int row = 0; row < ROWS; row++) {
      lines.add("│ " + pad(row < rows.size() ? rows.get(row) : "", WIDTH - 4) + " │");
    }
    lines.add("└" + "─".repeat(WIDTH - 2) + "┘");
    return lines;
  }

  private static List<String> galactica() {
    return List.of(
        pad("", WIDTH),
        pad("    ________________", WIDTH),
        pad("  <    GALACTICA    ]=", WIDTH),
        pad("    ‾‾‾‾‾‾‾‾‾‾‾‾‾‾‾‾", WIDTH),
        pad("", WIDTH));
  }

  /** What is there, in at most three rows: large Cylon ships, raiders and vipers, civilians. */
  private static List<String> rows(SpaceArea area) {
    List<String> rows = new ArrayList<>();
    row(rows, count(area.basestars().size(), "basestar"), count(area.heavyRaiders(), "heavy"));
    int vipers = area.vipers().total() + area.piloted().size();
    row(rows, count(area.raiders(), "raider"), count(vipers, "viper"));
    row(rows, count(area.civilians().size(), "civilian ship"), "");
    return rows;
  }

  private static void row(List<String> rows, String first, String second) {
    String both = first.isEmpty() || second.isEmpty() ? first + second : first + ", " + second;
    if (!both.isEmpty()) {
      rows.add(both);
    }
  }

  private static String count(int count, String one) {
    return count == 0 ? "" : one.equals("heavy") ? count + " heavy" : Names.count(count, one);
  }

  private static String pad(String text, int width) {
    return text + " ".repeat(width - text.length());
  }
}
