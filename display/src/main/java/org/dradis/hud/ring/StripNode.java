package org.dradis.hud.ring;

import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.dradis.hud.symbol.Glyph;
import org.dradis.hud.symbol.Symbol;
import org.jspecify.annotations.Nullable;

/** A place beside the ring: its name, and below it what is there. */
final class StripNode extends VBox {
  private static final double SHIP = 17;
  private static final double GAP = 8;

  private final HBox things = new HBox(GAP);
  private @Nullable List<Flock> shown;

  StripNode(String place, String word) {
    setId("place-" + place);
    getStyleClass().add("strip-place");
    setMouseTransparent(true);
    Label name = new Label(word);
    name.getStyleClass().add("strip-name");
    name.setMinWidth(USE_PREF_SIZE);
    things.setAlignment(Pos.CENTER_LEFT);
    things.getStyleClass().add("strip-things");
    getChildren().addAll(name, things);
  }

  /** Shows ships with their numbers, or that there are none. */
  void show(List<Flock> flocks) {
    if (flocks.equals(shown)) {
      return;
    }
    shown = List.copyOf(flocks);
    things.getChildren().clear();
    for (Flock flock : flocks) {
      add(flock.symbol(), String.valueOf(flock.count()));
    }
    if (flocks.isEmpty()) {
      Label none = new Label("–");
      none.getStyleClass().add("faint");
      things.getChildren().add(none);
    }
  }

  private void add(Symbol symbol, String number) {
    Label count = new Label(number);
    count.getStyleClass().add("count");
    count.setMinWidth(USE_PREF_SIZE);
    HBox cell = new HBox(3, new Glyph(symbol, SHIP), count);
    cell.setAlignment(Pos.CENTER_LEFT);
    cell.getStyleClass().addAll("flock", Side.of(symbol).style());
    things.getChildren().add(cell);
  }

  /** Shows something else. */
  void show(Node... nodes) {
    shown = null;
    things.getChildren().setAll(nodes);
  }
}
