package org.dradis.hud.setup;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.dradis.hud.ShortNames;
import org.dradis.hud.Shown;
import org.dradis.hud.shell.TouchScroll;
import org.dradis.hud.symbol.Glyph;
import org.dradis.hud.symbol.Symbol;
import org.dradis.rules.board.CharacterSheet;
import org.dradis.rules.board.CharacterType;
import org.dradis.rules.setup.ChooseCharacters;
import org.dradis.rules.setup.Refusal;

/** Who plays whom: characters by their types, and the seats in the order of choosing. */
final class CrewStep extends VBox {
  private static final double GLYPH = 12;
  private static final double GAP = 8;

  private final SetupWords words;
  private final SetupModel model;
  private final FlowPane seats = new FlowPane();
  private final Label hint = new Label();
  private final HBox numbers = new HBox();
  private final Map<Integer, ToggleButton> numberOf = new LinkedHashMap<>();
  private final Map<String, Tile> tiles = new LinkedHashMap<>();

  CrewStep(SetupWords words, SetupModel model) {
    this.words = words;
    this.model = model;
    getStyleClass().add("setup-crew");
    seats.getStyleClass().add("setup-seats");
    hint.setId("setup-crew-hint");
    hint.setWrapText(true);
    hint.getStyleClass().addAll("dim", "small", "setup-hint");
    numbers();
    List<VBox> columns = new ArrayList<>();
    for (CharacterType type : CharacterType.values()) {
      List<CharacterSheet> sheets =
          model.choices().get().box().stream().filter(it -> it.type() == type).toList();
      if (!sheets.isEmpty()) {
        columns.add(column(type, sheets));
      }
    }
    EvenGrid grid = new EvenGrid(GAP);
    grid.getStyleClass().add("setup-columns");
    grid.show(columns, columns.size());
    TouchScroll scroll = new TouchScroll(grid);
    VBox.setVgrow(scroll, Priority.ALWAYS);
    getChildren().addAll(seats, hint, scroll);
    Shown.follow(this, model.choices(), this::show);
  }

  /** How many play, for the header. */
  Node players() {
    return numbers;
  }

  private void numbers() {
    Label label = new Label(words.of("players"));
    label.getStyleClass().add("dim");
    numbers.getStyleClass().add("setup-numbers");
    numbers.getChildren().add(label);
    for (int n = ChooseCharacters.FEWEST_PLAYERS; n <= ChooseCharacters.MOST_PLAYERS; n++) {
      int number = n;
      ToggleButton button = new ToggleButton(Integer.toString(n));
      button.setId("players-" + n);
      button.getStyleClass().addAll("target", "segment", "setup-number");
      button.setOnAction(_ -> seat(number));
      numberOf.put(n, button);
      numbers.getChildren().add(button);
    }
  }

  private void seat(int number) {
    model.seat(number);
    show(model.choices().get());
  }

  private VBox column(CharacterType type, List<CharacterSheet> sheets) {
    Label caption = new Label(words.of(type, "type"));
    caption.setWrapText(true);
    caption.getStyleClass().addAll("caps", "setup-type");
    VBox column = new VBox(caption);
    column.getStyleClass().add("setup-column");
    for (CharacterSheet sheet : sheets) {
      String name = sheet.name();
      Tile tile =
          new Tile(
              "character-" + SetupWords.slug(name),
              SetupWords.name(name),
              () -> model.choose(name));
      tiles.put(name, tile);
      column.getChildren().add(tile);
    }
    return column;
  }

  private void show(Choices now) {
    List<String> next = now.next().stream().map(CharacterSheet::name).toList();
    tiles.forEach(
        (name, tile) -> {
          boolean taken = now.crew().contains(name);
          tile.show(taken, taken || next.contains(name));
        });
    numberOf.forEach(
        (number, button) -> {
          button.setSelected(number == now.players());
          button.setDisable(!now.canSeat(number));
        });
    seats.getChildren().clear();
    ShortNames names = ShortNames.of(now.crew());
    Refusal.Code wrong = null;
    for (int i = 0; i < now.players(); i++) {
      if (i < now.crew().size()) {
        String name = now.crew().get(i);
        Refusal.Code refusal = now.refusal(i);
        wrong = wrong == null ? refusal : wrong;
        seats.getChildren().add(seat(i, name, names.of(name), refusal != null));
      } else {
        Label empty = new Label(words.of("seat", i + 1));
        empty.getStyleClass().addAll("setup-seat-empty", "small");
        seats.getChildren().add(empty);
      }
    }
    int left = now.players() - now.crew().size();
    hint.setText(
        wrong != null
            ? words.refusal(wrong)
            : left > 0 ? words.of("choose", left) : words.of("full"));
  }

  /** A seat that is taken; a tap makes it free again. */
  private Button seat(int seat, String character, String name, boolean isWrong) {
    Button chip = new Button((seat + 1) + "  " + name);
    chip.setId("seat-" + (seat + 1));
    chip.getStyleClass().addAll("target", "setup-seat");
    chip.setGraphic(new Glyph(isWrong ? Symbol.WARNING : Symbol.CLOSE, GLYPH));
    chip.setContentDisplay(ContentDisplay.RIGHT);
    if (isWrong) {
      chip.getStyleClass().add("danger");
    }
    chip.setAccessibleText(words.of("leave", name));
    chip.setOnAction(_ -> model.choose(character));
    return chip;
  }
}
