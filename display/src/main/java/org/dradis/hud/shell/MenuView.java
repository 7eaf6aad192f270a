package org.dradis.hud.shell;

import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.layout.TilePane;
import javafx.scene.layout.VBox;
import org.dradis.hud.Hud;
import org.dradis.hud.Panel;
import org.dradis.hud.symbol.Glyph;
import org.dradis.hud.symbol.Symbol;

/** The ways out of the game: what is done before it, after it, and to the table. */
public final class MenuView extends VBox {
  private static final double SIZE = 28;

  private final Hud hud;
  private final TilePane tiles = new TilePane();

  public MenuView(Hud hud) {
    this.hud = hud;
    setId("menu-panel");
    getStyleClass().addAll("panel", "menu-panel");
    Label title = new Label(hud.words().of("shell.menu"));
    title.getStyleClass().add("title");
    tiles.getStyleClass().add("menu-tiles");
    way(Panel.GAMES, Symbol.GAMES);
    way(Panel.SETUP, Symbol.PLAY);
    way(Panel.HARDWARE, Symbol.HARDWARE);
    way(Panel.ENROL, Symbol.TAG);
    way(Panel.SETTINGS, Symbol.SETTINGS);
    way(Panel.CORRECTION, Symbol.REPAIR);
    VBox all = new VBox(tiles);
    all.getStyleClass().add("menu-all");
    if (hud.model().hasSimTable()) {
      Button table = tile("menu-sim-table", "sim-table", Symbol.EYE);
      table.setContentDisplay(ContentDisplay.LEFT);
      table.setOnAction(_ -> hud.model().openSimTable());
      all.getChildren().add(table);
    }
    getChildren().setAll(title, new TouchScroll(all));
  }

  private void way(Panel panel, Symbol symbol) {
    Button tile = tile("menu-" + panel.word(), panel.word(), symbol);
    tile.setContentDisplay(ContentDisplay.TOP);
    tile.setOnAction(_ -> hud.model().go(panel));
    tiles.getChildren().add(tile);
  }

  private Button tile(String id, String word, Symbol symbol) {
    Button tile = new Button(hud.words().of("shell." + word), new Glyph(symbol, SIZE));
    tile.setId(id);
    tile.setMaxSize(Double.MAX_VALUE, Double.MAX_VALUE);
    tile.getStyleClass().addAll("target", "menu-tile");
    return tile;
  }
}
