package org.dradis.hud.bridge;

import java.util.List;
import java.util.Locale;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;
import org.dradis.hud.Unbroken;
import org.dradis.hud.shell.TargetGrid;
import org.dradis.hud.symbol.Glyph;
import org.dradis.hud.symbol.Symbol;

/** Makes what is tapped, and the labels beside it. */
final class Targets {
  /** A text of so many letters fits into half a line, on two lines of its own. */
  private static final int SHORT = 32;

  /** A word of more letters needs the whole line. */
  private static final int LONGEST_WORD = 16;

  private Targets() {}

  static Button of(String id, String text, Runnable action, String... styles) {
    Button target = new Button(text);
    target.setId(id);
    target.getStyleClass().add("target");
    target.getStyleClass().addAll(styles);
    target.setMaxSize(Double.MAX_VALUE, Double.MAX_VALUE);
    target.setOnAction(_ -> action.run());
    return target;
  }

  /** A symbol with its name below. */
  static Button tile(String id, Node symbol, String text, Runnable action) {
    Button tile = of(id, text, action);
    tile.setGraphic(symbol);
    tile.setContentDisplay(ContentDisplay.TOP);
    return tile;
  }

  /** A symbol with its name beside it. */
  static Button row(String id, Node symbol, String text, Runnable action, String... styles) {
    Button row = of(id, text, action, styles);
    row.setGraphic(symbol);
    return row;
  }

  /** A symbol alone, with its name for those who hear the screen. */
  static Button bare(String id, Symbol symbol, double size, String name, Runnable action) {
    Button bare = of(id, "", action, "bare");
    bare.setGraphic(new Glyph(symbol, size));
    bare.setAccessibleText(name);
    return bare;
  }

  static Label label(String text, String... styles) {
    Label label = new Label(text);
    label.getStyleClass().addAll(styles);
    label.setWrapText(true);
    label.setMinHeight(Label.USE_PREF_SIZE);
    return label;
  }

  /** A sentence begins with a capital, where there are any. */
  static String sentence(String text, Locale locale) {
    if (text.isEmpty()) {
      return text;
    }
    int first = text.offsetByCodePoints(0, 1);
    return text.substring(0, first).toUpperCase(locale) + text.substring(first);
  }

  static String capitals(String text, Locale locale) {
    return text.toUpperCase(locale);
  }

  /** Columns of the same width. */
  static TargetGrid grid(int columns, List<? extends Node> cells) {
    TargetGrid grid = new TargetGrid(columns);
    grid.getStyleClass().add("targets");
    for (int i = 0; i < cells.size(); i++) {
      grid.add(cells.get(i), i % columns, i / columns);
    }
    return grid;
  }

  /** Two columns; a cell whose text is long, or that has no neighbour, has the line for itself. */
  static GridPane pairs(List<String> texts, List<? extends Node> cells) {
    GridPane grid = grid(2, List.of());
    int line = 0;
    int cell = 0;
    while (cell < cells.size()) {
      boolean two = isShort(texts, cell) && isShort(texts, cell + 1);
      grid.add(cells.get(cell), 0, line, two ? 1 : 2, 1);
      if (two) {
        grid.add(cells.get(cell + 1), 1, line);
      }
      cell += two ? 2 : 1;
      line++;
    }
    return grid;
  }

  private static boolean isShort(List<String> texts, int cell) {
    return cell < texts.size()
        && Wide.of(texts.get(cell)) <= SHORT
        && Unbroken.parts(Unbroken.of(texts.get(cell))).stream()
            .allMatch(it -> Wide.of(it) <= LONGEST_WORD);
  }
}
