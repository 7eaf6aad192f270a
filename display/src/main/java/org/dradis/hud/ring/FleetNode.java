package org.dradis.hud.ring;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.VBox;
import org.dradis.hud.symbol.Glyph;

/** An area of the Cylon Fleet board: what waits there, in numbers. */
final class FleetNode extends VBox {
  private static final double SHIP = 17;
  private static final double GAP = 7;

  private List<Flock> shown = List.of();

  FleetNode(String area) {
    setId("area-" + Scope.FLEET + area);
    getStyleClass().add("fleet");
    setManaged(false);
    setMouseTransparent(true);
    setAlignment(Pos.CENTER);
  }

  void show(List<Flock> flocks, boolean upright) {
    if (flocks.equals(shown)) {
      return;
    }
    shown = List.copyOf(flocks);
    List<HBox> cells = new ArrayList<>();
    for (Flock flock : flocks) {
      Label count = new Label(String.valueOf(flock.count()));
      count.getStyleClass().add("count");
      Glyph glyph = new Glyph(flock.symbol(), SHIP);
      HBox cell = new HBox(2, glyph, count);
      cell.getStyleClass().addAll("flock", flock.side().style());
      cell.setAlignment(Pos.CENTER);
      cells.add(cell);
    }
    Pane row = upright ? new VBox(GAP) : new HBox(2 * GAP);
    row.getChildren().setAll(cells);
    if (row instanceof HBox flat) {
      flat.setAlignment(Pos.CENTER);
    }
    getChildren().setAll(row);
  }
}
