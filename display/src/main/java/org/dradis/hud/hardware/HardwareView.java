package org.dradis.hud.hardware;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.util.Duration;
import org.dradis.hud.Hud;
import org.dradis.hud.Shown;
import org.dradis.hud.Words;
import org.dradis.hud.shell.PageFrame;
import org.dradis.hud.shell.TouchScroll;
import org.dradis.hud.symbol.Glyph;
import org.dradis.hud.symbol.Symbol;
import org.dradis.port.DiceThrow;
import org.dradis.port.Finding;

/** What the table's parts say of themselves, and what they do now. */
public final class HardwareView extends PageFrame {
  private static final Duration LOOK = Duration.millis(400);
  private static final double GLYPH = 24;

  private enum Section {
    PARTS(Symbol.HARDWARE),
    BOARD(Symbol.TAG),
    TOWER(Symbol.DIE),
    LIGHTS(Symbol.PLACE);

    private final Symbol symbol;

    Section(Symbol symbol) {
      this.symbol = symbol;
    }

    String word() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  private final Words words;
  private final HardwareModel model;
  private final PartsPane parts;
  private final BoardPane board;
  private final TowerPane tower;
  private final LightsPane lights;
  private final Map<Section, Label> notes = new EnumMap<>(Section.class);
  private final TouchScroll content;
  private final Button refresh = new Button();
  private final Label verdict = PartsPane.text("", "hardware-verdict");

  public HardwareView(Hud hud) {
    super(hud, hud.words().of("hardware.title"));
    setId("hardware");
    words = hud.words();
    model = new HardwareModel(hud);
    parts = new PartsPane(words);
    board = new BoardPane(model, words);
    tower = new TowerPane(model, words);
    lights = new LightsPane(model, words);
    content = new TouchScroll(parts);
    verdict.setId("hardware-verdict");
    refresh.setId("hardware-refresh");
    refresh.getStyleClass().add("target");
    refresh.setMinWidth(Region.USE_PREF_SIZE);
    refresh.setOnAction(_ -> model.refresh());
    if (model.isConnected()) {
      HBox aside = new HBox(verdict, refresh);
      aside.getStyleClass().add("hardware-aside");
      setAside(aside);
      HBox.setHgrow(content, Priority.ALWAYS);
      HBox page = new HBox(sections(), content);
      page.getStyleClass().add("hardware-page");
      setCenter(page);
    } else {
      setCenter(nothing());
    }
    Shown.follow(this, model.state(), this::show);
    Shown.follow(this, hud.model().table(), _ -> tower.show(model.state().get()));
    Pulse.of(this, LOOK, model::open, model::look, model::close);
  }

  private Node nothing() {
    Label none = PartsPane.text(words.of("hardware.none"), "title");
    none.setId("hardware-none");
    VBox page = new VBox(none, PartsPane.text(words.of("hardware.none.hint"), "dim"));
    page.getStyleClass().addAll("page", "hardware-none");
    return page;
  }

  private TouchScroll sections() {
    ToggleGroup group = new ToggleGroup();
    VBox sections = new VBox();
    sections.getStyleClass().add("hardware-sections");
    Arrays.stream(Section.values())
        .forEach(section -> sections.getChildren().add(button(section, group)));
    Region gap = new Region();
    VBox.setVgrow(gap, Priority.ALWAYS);
    Label source =
        PartsPane.text(words.of("hardware.source", model.source(), model.kinds()), "dim", "small");
    source.setId("hardware-source");
    sections.getChildren().addAll(gap, source);
    if (model.isSimulated()) {
      Label simulated = PartsPane.text(words.of("hardware.simulated"), "small");
      simulated.setId("hardware-simulated");
      sections.getChildren().add(simulated);
    }
    TouchScroll scroll = new TouchScroll(sections);
    scroll.setFitToHeight(true);
    scroll.getStyleClass().add("hardware-menu");
    return scroll;
  }

  private ToggleButton button(Section section, ToggleGroup group) {
    Label name = new Label(words.of("hardware.section." + section.word()));
    name.getStyleClass().add("hardware-name");
    Label note = new Label();
    note.getStyleClass().addAll("dim", "small");
    notes.put(section, note);
    VBox text = new VBox(name, note);
    text.getStyleClass().add("hardware-section-text");
    HBox.setHgrow(text, Priority.ALWAYS);
    HBox graphic = new HBox(new Glyph(section.symbol, GLYPH), text);
    graphic.getStyleClass().add("hardware-section");
    ToggleButton button = new ToggleButton();
    button.setGraphic(graphic);
    button.setAccessibleText(name.getText());
    button.setId("hardware-section-" + section.word());
    button.getStyleClass().add("target");
    button.setMaxWidth(Double.MAX_VALUE);
    button.setToggleGroup(group);
    button.setOnAction(_ -> open(section, button));
    if (section == Section.PARTS) {
      open(section, button);
    }
    return button;
  }

  private void open(Section section, ToggleButton button) {
    button.setSelected(true);
    content.setContent(
        switch (section) {
          case PARTS -> parts;
          case BOARD -> board;
          case TOWER -> tower;
          case LIGHTS -> lights;
        });
    content.setVvalue(0);
  }

  private void show(HardwareState state) {
    parts.show(state);
    board.show(state);
    tower.show(state);
    lights.show(state);
    refresh.setText(words.of(state.examining() ? "hardware.examining" : "hardware.refresh"));
    refresh.setDisable(state.examining());
    boolean asked = !state.parts().isEmpty();
    verdict.setText(asked ? told(state.wrong()) : "");
    verdict.setGraphic(asked ? PartsPane.glyph(worst(state), GLYPH) : null);
    notes(state);
  }

  private String told(long wrong) {
    return wrong == 0 ? words.of("hardware.well") : words.of("hardware.wrong", wrong);
  }

  private static Finding.Grade worst(HardwareState state) {
    return state.count(Finding.Grade.FAULT) > 0
        ? Finding.Grade.FAULT
        : state.wrong() > 0 ? Finding.Grade.WARNING : Finding.Grade.GOOD;
  }

  private void notes(HardwareState state) {
    Finding.Grade worst = worst(state);
    say(
        Section.PARTS,
        worst == Finding.Grade.GOOD
            ? told(0)
            : words.of("hardware.count", PartsPane.grade(words, worst), state.count(worst)));
    say(
        Section.BOARD,
        model.zones().isEmpty() && !model.hasPad()
            ? words.of("hardware.missing")
            : words.of("hardware.pieces", state.seen().tags().size()));
    DiceThrow last = state.rolls().isEmpty() ? null : state.rolls().getLast();
    String face = last == null ? "–" : TowerPane.face(last);
    say(
        Section.TOWER,
        words.of(model.hasTower() ? "hardware.tower.last.face" : "hardware.missing", face));
    say(
        Section.LIGHTS,
        model.hasLights()
            ? words.of("hardware.lights.count", state.spots().size())
            : words.of("hardware.missing"));
  }

  private void say(Section section, String note) {
    Label label = notes.get(section);
    if (label != null) {
      label.setText(note);
    }
  }
}
