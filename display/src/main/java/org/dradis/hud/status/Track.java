package org.dradis.hud.status;

import java.util.ArrayList;
import java.util.List;
import javafx.animation.PauseTransition;
import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.util.Duration;
import org.dradis.hud.symbol.Glyph;
import org.dradis.hud.symbol.Symbol;

/** A track of cells with a marker on one of them. */
final class Track extends HBox {
  private static final PseudoClass HERE = PseudoClass.getPseudoClass("here");
  private static final double SIZE = 14;

  private static final PseudoClass MOVED = PseudoClass.getPseudoClass("moved");
  private static final Duration GLOW = Duration.seconds(3);
  private static final int NOWHERE = -1;

  private final List<Label> cells = new ArrayList<>();
  private final PauseTransition glow = new PauseTransition(GLOW);
  private int marked = NOWHERE;

  Track(String id) {
    setId(id);
    getStyleClass().add("track");
    glow.setOnFinished(_ -> cells.forEach(it -> it.pseudoClassStateChanged(MOVED, false)));
  }

  /** Adds a cell with a word on it. */
  Track cell(String text, String style) {
    Label cell = new Label(text);
    cell.getStyleClass().addAll("track-cell", style);
    return add(cell);
  }

  /** Adds a cell with a symbol on it. */
  Track cell(Symbol symbol, String style) {
    Label cell = new Label(null, new Glyph(symbol, SIZE));
    cell.getStyleClass().addAll("track-cell", style);
    return add(cell);
  }

  private Track add(Label cell) {
    cells.add(cell);
    getChildren().add(cell);
    return this;
  }

  /** Puts the marker on a space; where it came to glows for a while, unless all is calm. */
  void mark(int space, boolean calm) {
    if (space == marked) {
      return;
    }
    boolean moves = marked != NOWHERE && !calm;
    marked = space;
    for (int i = 0; i < cells.size(); i++) {
      cells.get(i).pseudoClassStateChanged(HERE, i == space);
      cells.get(i).pseudoClassStateChanged(MOVED, i == space && moves);
    }
    if (moves) {
      glow.playFromStart();
    }
  }
}
