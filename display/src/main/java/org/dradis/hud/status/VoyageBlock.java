package org.dradis.hud.status;

import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.dradis.hud.Words;
import org.dradis.hud.symbol.Glyph;
import org.dradis.hud.symbol.Symbol;

/** The jump track, and how far the fleet has come (JP-1, JP-3). */
final class VoyageBlock extends VBox {
  private static final PseudoClass WINS = PseudoClass.getPseudoClass("wins");
  private static final double SIZE = 16;

  private final Words words;
  private final Track track =
      new Track("jump-track")
          .cell("0", "red")
          .cell("1", "red")
          .cell("2", "red")
          .cell("−3", "blue")
          .cell("−1", "blue")
          .cell(Symbol.JUMP, "auto");
  private final Figure distance = new Figure("value-distance");
  private final Label goal = new Label();

  VoyageBlock(Words words) {
    this.words = words;
    getStyleClass().add("voyage");
    HBox above = new HBox(new Glyph(Symbol.JUMP, SIZE), track);
    above.getStyleClass().add("status-line");
    goal.setId("objective");
    goal.getStyleClass().add("objective");
    HBox below = new HBox(new Glyph(Symbol.DISTANCE, SIZE), distance, goal);
    below.getStyleClass().add("status-line");
    getChildren().setAll(above, below);
  }

  void show(Status now, boolean calm) {
    track.mark(now.jump(), calm);
    distance.show(now.distance(), calm);
    goal.setText(goal(now));
    goal.pseudoClassStateChanged(WINS, now.nextJumpWins());
  }

  private String goal(Status now) {
    if (now.nextJumpWins()) {
      return words.of("status.next-jump-wins");
    }
    return now.objective() == null
        ? ""
        : words.of("status.goal", now.goal(), words.of("status." + now.objective()));
  }
}
