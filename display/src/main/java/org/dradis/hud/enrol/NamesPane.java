package org.dradis.hud.enrol;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Collectors;
import javafx.scene.Node;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.TilePane;
import javafx.scene.layout.VBox;
import org.dradis.box.Kind;
import org.dradis.box.Piece;
import org.dradis.hud.Words;
import org.dradis.hud.hardware.PieceWords;
import org.dradis.hud.shell.TouchScroll;
import org.dradis.hud.symbol.Glyph;
import org.dradis.hud.symbol.Symbol;
import org.jspecify.annotations.Nullable;

/**
 * What is printed on cards, characters and titles, to choose the next one; many by their letter.
 */
final class NamesPane extends VBox {
  private static final double MARK = 14;

  private final EnrolModel model;
  private final PieceWords pieces;
  private final FlowPane letters = new FlowPane();
  private final TilePane names = new TilePane();
  private final TouchScroll scroll = new TouchScroll(names);
  private @Nullable Kind shown;
  private List<List<String>> pages = List.of();
  private int page;
  private Map<String, Long> enrolled = Map.of();
  private @Nullable String chosen;

  NamesPane(EnrolModel model, Words words) {
    this.model = model;
    this.pieces = new PieceWords(words);
    getStyleClass().add("enrol-names");
    letters.getStyleClass().add("enrol-letters");
    names.getStyleClass().add("enrol-name-tiles");
    getChildren().setAll(letters, scroll);
  }

  void show(EnrolState state, Kind kind) {
    Map<String, Long> now =
        state.box().pieces().stream()
            .filter(it -> it.kind() == kind)
            .collect(Collectors.groupingBy(Piece::name, TreeMap::new, Collectors.counting()));
    if (kind != shown) {
      shown = kind;
      letters(kind);
    } else if (now.equals(enrolled) && Objects.equals(state.name(), chosen)) {
      return;
    }
    enrolled = now;
    chosen = state.name();
    names(kind);
  }

  private void letters(Kind kind) {
    List<Node> buttons = new ArrayList<>();
    pages = Contents.pages(kind);
    page = 0;
    ToggleGroup group = new ToggleGroup();
    for (int i = 0; i < pages.size(); i++) {
      buttons.add(letter(i, group));
    }
    letters.getChildren().setAll(buttons);
    letters.setManaged(buttons.size() > 1);
    letters.setVisible(letters.isManaged());
  }

  private ToggleButton letter(int number, ToggleGroup group) {
    List<String> names = pages.get(number);
    char first = Contents.letter(names.getFirst());
    char last = Contents.letter(names.getLast());
    ToggleButton button = new ToggleButton(first == last ? "" + first : first + "–" + last);
    button.setId("enrol-letter-" + Character.toLowerCase(first));
    button.getStyleClass().addAll("target", "enrol-letter");
    button.setToggleGroup(group);
    button.setSelected(number == page);
    button.setOnAction(
        _ -> {
          button.setSelected(true);
          page = number;
          scroll.setVvalue(0);
          if (shown != null) {
            names(shown);
          }
        });
    return button;
  }

  private void names(Kind kind) {
    names.getChildren().setAll(pages.get(page).stream().map(it -> name(kind, it)).toList());
  }

  private Node name(Kind kind, String name) {
    long count = enrolled.getOrDefault(name, 0L);
    ToggleButton button =
        new ToggleButton(pieces.name(kind, name) + (count > 1 ? " × " + count : ""));
    button.setId("enrol-name-" + name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-"));
    button.getStyleClass().addAll("target", "enrol-printed");
    button.setGraphic(count > 0 ? new Glyph(Symbol.TICK, MARK) : null);
    button.setMaxSize(Double.MAX_VALUE, Double.MAX_VALUE);
    button.setSelected(name.equals(chosen));
    button.setOnAction(_ -> model.choose(kind, name));
    return button;
  }
}
