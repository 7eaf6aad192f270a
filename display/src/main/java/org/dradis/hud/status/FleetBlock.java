package org.dradis.hud.status;

import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.dradis.hud.Words;
import org.dradis.hud.symbol.Glyph;
import org.dradis.hud.symbol.Symbol;

/** The pursuit track, where there is one (CF-2), and the nukes. */
final class FleetBlock extends VBox {
  private static final double SIZE = 16;

  private final HBox pursuit;
  private final Track track =
      new Track("pursuit-track")
          .cell("0", "start")
          .cell("+1", "civilians")
          .cell("2", "start")
          .cell("+2", "civilians")
          .cell(Symbol.ATTACK, "attack");
  private final Figure nukes = new Figure("value-nukes");

  FleetBlock(Words words) {
    getStyleClass().add("voyage");
    pursuit = new HBox(new Glyph(Symbol.PURSUIT, SIZE), track);
    pursuit.setAccessibleText(words.of("status.pursuit"));
    pursuit.getStyleClass().addAll("status-line", "pursuit");
    pursuit.managedProperty().bind(pursuit.visibleProperty());
    HBox below = new HBox(new Glyph(Symbol.NUKE, SIZE), nukes);
    below.setAccessibleText(words.of("status.nukes"));
    below.getStyleClass().addAll("status-line", "nukes");
    getChildren().setAll(pursuit, below);
  }

  void show(Status now, boolean calm) {
    pursuit.setVisible(now.pursued());
    track.mark(now.pursuit(), calm);
    nukes.show(now.nukes(), calm);
  }
}
