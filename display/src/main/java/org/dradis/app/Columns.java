package org.dradis.app;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;

/** Rows of words under each other, each column as wide as its widest word. */
final class Columns {
  private static final String GAP = "  ";

  private Columns() {}

  static void print(PrintWriter out, List<List<String>> rows) {
    List<Integer> widths = new ArrayList<>();
    for (List<String> row : rows) {
      for (int i = 0; i < row.size(); i++) {
        int width = row.get(i).length();
        if (i == widths.size()) {
          widths.add(width);
        } else {
          widths.set(i, Math.max(widths.get(i), width));
        }
      }
    }
    for (List<String> row : rows) {
      StringBuilder line = new StringBuilder();
      for (int i = 0; i < row.size(); i++) {
        line.append(row.get(i)).repeat(' ', widths.get(i) - row.get(i).length()).append(GAP);
      }
      out.print(line.toString().stripTrailing() + "\n");
    }
  }
}
