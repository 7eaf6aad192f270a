package org.dradis.hud.ring;

import java.util.ArrayList;
import java.util.List;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import org.dradis.hud.symbol.Glyph;
import org.dradis.hud.symbol.Symbol;

/** The Boarding Party track: the start, three spaces, and what comes then (HR-1). */
final class BoardingNode extends Region {
  private static final PseudoClass TAKEN = PseudoClass.getPseudoClass("taken");
  private static final double GLYPH = 0.72;
  private static final double SLANT = 0.25;
  private static final double WIDE = 1.45;

  private final List<HBox> cells = new ArrayList<>();
  private List<Integer> shown = List.of();

  BoardingNode(int spaces) {
    setId("boarding");
    getStyleClass().add("boarding");
    setManaged(false);
    setMouseTransparent(true);
    for (int space = 0; space <= spaces; space++) {
      HBox cell = new HBox();
      cell.getStyleClass().add("boarding-space");
      cell.setAlignment(Pos.CENTER);
      cell.setId("boarding-" + space);
      cells.add(cell);
    }
    cells.getLast().setId("boarding-end");
    cells.getLast().getStyleClass().add("boarding-end");
    getChildren().addAll(cells);
  }

  void show(List<Integer> boarding) {
    if (boarding.equals(shown)) {
      return;
    }
    shown = List.copyOf(boarding);
    for (int space = 0; space < cells.size(); space++) {
      int count = space < boarding.size() ? boarding.get(space) : 0;
      HBox cell = cells.get(space);
      cell.pseudoClassStateChanged(TAKEN, count > 0);
      cell.getChildren().clear();
      if (space == cells.size() - 1) {
        cell.getChildren().add(new Glyph(Symbol.CYLON, 1));
      } else if (count > 0) {
        cell.getChildren().add(new Glyph(Symbol.CENTURION, 1));
        if (count > 1) {
          Label number = new Label(String.valueOf(count));
          number.getStyleClass().add("count");
          cell.getChildren().add(number);
        }
      } else {
        Label number = new Label(space == 0 ? "" : String.valueOf(space));
        number.getStyleClass().add("faint");
        cell.getChildren().add(number);
      }
    }
    requestLayout();
  }

  @Override
  protected void layoutChildren() {
    double tall = getHeight();
    double wide = Math.min(tall * WIDE, getWidth() / cells.size());
    double x = (getWidth() - wide * cells.size()) / 2;
    for (HBox cell : cells) {
      cell.getChildren().stream()
          .filter(Glyph.class::isInstance)
          .forEach(it -> ((Glyph) it).size(tall * GLYPH));
      cell.resizeRelocate(x, 0, wide - tall * SLANT / 2, tall);
      x += wide;
    }
  }
}
