package org.dradis.hud.enrol;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.TilePane;
import javafx.scene.layout.VBox;
import org.dradis.box.Kind;
import org.dradis.hud.Words;
import org.dradis.hud.hardware.PieceWords;
import org.dradis.hud.symbol.Glyph;
import org.dradis.hud.symbol.Symbol;
import org.dradis.rules.board.Expansion;

/** All kinds of things that can carry a tag, with how many are enrolled. */
final class KindsPane extends VBox {
  private static final double GLYPH = 24;
  private static final double MARK = 14;

  private final EnrolModel model;
  private final Words words;
  private final PieceWords pieces;
  private final TilePane tiles = new TilePane();
  private final Map<Kind, Button> buttons = new EnumMap<>(Kind.class);
  private final Map<Kind, Label> counts = new EnumMap<>(Kind.class);
  private final Map<Expansion, ToggleButton> toggles = new EnumMap<>(Expansion.class);

  KindsPane(EnrolModel model, Words words) {
    this.model = model;
    this.words = words;
    this.pieces = new PieceWords(words);
    getStyleClass().add("enrol-kinds");
    tiles.getStyleClass().add("enrol-tiles");
    for (Kind kind : Kind.values()) {
      buttons.put(kind, tile(kind));
    }
    Label owned = new Label(words.of("enrol.with"));
    owned.getStyleClass().addAll("dim", "small");
    owned.setWrapText(true);
    HBox row = new HBox(owned);
    row.getStyleClass().add("enrol-expansions");
    Contents.EXPANSIONS.forEach(it -> row.getChildren().add(toggle(it)));
    getChildren().setAll(tiles, row);
  }

  private Button tile(Kind kind) {
    Label name = new Label(pieces.kind(kind));
    name.setWrapText(true);
    name.getStyleClass().add("enrol-name");
    Label count = new Label();
    count.getStyleClass().addAll("small", "enrol-count");
    counts.put(kind, count);
    name.setMinHeight(USE_PREF_SIZE);
    VBox text = new VBox(name, count);
    text.getStyleClass().add("enrol-tile-text");
    HBox graphic = new HBox(new Glyph(PieceWords.symbol(kind), GLYPH), text);
    graphic.getStyleClass().addAll("enrol-tile", PieceWords.side(kind));
    Button button = new Button();
    button.setGraphic(graphic);
    button.setAccessibleText(name.getText());
    button.setId("enrol-kind-" + kind.word());
    button.getStyleClass().add("target");
    button.setMaxSize(Double.MAX_VALUE, Double.MAX_VALUE);
    button.setOnAction(_ -> model.choose(kind));
    return button;
  }

  private ToggleButton toggle(Expansion expansion) {
    String word = expansion.word();
    ToggleButton toggle = new ToggleButton(words.of("setup.expansion." + word));
    toggle.setId("enrol-with-" + word);
    toggle.getStyleClass().add("target");
    toggle.setOnAction(_ -> model.own(expansion, toggle.isSelected()));
    toggles.put(expansion, toggle);
    return toggle;
  }

  void show(EnrolState state) {
    List<Node> shown = new ArrayList<>();
    buttons.forEach(
        (kind, button) -> {
          int all = Contents.of(kind, state.with());
          int count = state.box().count(kind);
          if (all > 0 || count > 0 || !kind.isMiniature()) {
            shown.add(button);
            count(kind, count, all);
          }
        });
    if (!shown.equals(tiles.getChildren())) {
      tiles.getChildren().setAll(shown);
    }
    toggles.forEach(
        (expansion, toggle) -> {
          boolean owned = state.with().contains(expansion);
          toggle.setSelected(owned);
          toggle.setGraphic(owned ? new Glyph(Symbol.TICK, MARK) : null);
        });
  }

  private void count(Kind kind, int count, int all) {
    Label label = counts.get(kind);
    if (label == null) {
      return;
    }
    label.setText(
        kind.isMiniature() ? words.of("enrol.progress", count, all) : String.valueOf(count));
    boolean complete = kind.isMiniature() && count == all;
    label.setGraphic(
        complete
            ? new Glyph(Symbol.TICK, MARK)
            : count > all && kind.isMiniature() ? new Glyph(Symbol.WARNING, MARK) : null);
    label.getStyleClass().removeAll("complete", "surplus");
    if (complete) {
      label.getStyleClass().add("complete");
    } else if (count > all && kind.isMiniature()) {
      label.getStyleClass().add("surplus");
    }
  }
}
