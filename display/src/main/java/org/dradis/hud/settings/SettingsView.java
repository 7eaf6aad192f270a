package org.dradis.hud.settings;

import java.util.Locale;
import java.util.function.Consumer;
import java.util.function.Predicate;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.dradis.hud.Hud;
import org.dradis.hud.Settings;
import org.dradis.hud.Shown;
import org.dradis.hud.Words;
import org.dradis.hud.shell.PageFrame;
import org.dradis.hud.shell.TouchScroll;
import org.dradis.hud.sound.Sound;
import org.dradis.hud.sound.Sounds;
import org.dradis.hud.symbol.Glyph;
import org.dradis.hud.symbol.Symbol;

/** What players set once. */
public final class SettingsView extends PageFrame {
  private static final double GLYPH = 18;

  private final Words words;
  private final SettingsModel model;
  private final VBox rows = new VBox();

  public SettingsView(Hud hud) {
    super(hud, hud.words().of("settings.title"));
    setId("settings");
    words = hud.words();
    model = new SettingsModel(hud.model());
    rows.getStyleClass().add("settings-rows");
    TouchScroll scroll = new TouchScroll(rows);
    scroll.keepRoomForBar();
    setCenter(scroll);
    // First and at its top end: whatever grows with the letters is below these targets.
    row("text", stepper(Level.TEXT));
    row("language", new LanguageSwitch(hud));
    row("sound", test(), stepper(Level.SOUND));
    row("brightness", stepper(Level.BRIGHTNESS));
    row(
        "checks",
        segment(Settings.Checks.STRICT, "strict"),
        segment(Settings.Checks.RELAXED, "relaxed"));
    row("hold-rolls", onOff("hold-rolls", Settings::holdRolls, model::holdRolls));
    row("calm", onOff("calm", Settings::calm, model::calm));
  }

  private void row(String name, Node... controls) {
    Label label = new Label(words.of("settings." + name));
    Label hint = new Label(words.of("settings." + name + ".hint"));
    hint.getStyleClass().addAll("dim", "small");
    hint.setWrapText(true);
    label.setWrapText(true);
    VBox text = new VBox(label, hint);
    text.getStyleClass().add("settings-text");
    HBox right = new HBox(controls);
    right.getStyleClass().addAll("settings-controls", name);
    BorderPane row = new BorderPane(text, null, right, null, null);
    row.getStyleClass().add("settings-row");
    rows.getChildren().add(row);
  }

  private Node stepper(Level level) {
    String name = level.name().toLowerCase(Locale.ROOT);
    Button down = step(level, -1, Symbol.MINUS, name + "-down");
    Button up = step(level, 1, Symbol.PLUS, name + "-up");
    Label value = new Label();
    value.setId("setting-" + name + "-value");
    value.getStyleClass().add("settings-value");
    Region filled = new Region();
    filled.getStyleClass().add("settings-filled");
    HBox bar = new HBox(filled);
    bar.getStyleClass().add("settings-bar");
    VBox middle = new VBox(value, bar);
    middle.getStyleClass().add("settings-level");
    follow(
        middle,
        now -> {
          value.setText(words.of("settings.percent", level.of(now)));
          filled.setPrefWidth(level.share(now) * 70);
          down.setDisable(!model.canMove(level, -1));
          up.setDisable(!model.canMove(level, 1));
        });
    HBox stepper = new HBox(down, middle, up);
    stepper.getStyleClass().add("settings-stepper");
    stepper.setMaxHeight(USE_PREF_SIZE);
    return stepper;
  }

  private Button step(Level level, int steps, Symbol symbol, String id) {
    Button button = new Button();
    button.setGraphic(new Glyph(symbol, GLYPH));
    button.setId("setting-" + id);
    button.setAccessibleText(words.of("settings." + (steps < 0 ? "less" : "more")));
    button.getStyleClass().add("target");
    button.setOnAction(_ -> model.move(level, steps));
    return button;
  }

  private Button test() {
    Button test = new Button(words.of("settings.sound.test"));
    test.setGraphic(new Glyph(Symbol.SOUND, GLYPH));
    test.setId("setting-sound-test");
    test.getStyleClass().add("target");
    test.setOnAction(_ -> Sounds.play(Sound.CONTACT, Level.SOUND.of(model.settings().get())));
    return test;
  }

  private ToggleButton segment(Settings.Checks checks, String name) {
    ToggleButton button = toggle("checks-" + name);
    button.setText(words.of("settings.checks." + name));
    follow(button, now -> mark(button, now.checks() == checks));
    button.setOnAction(
        _ -> {
          model.check(checks);
          mark(button, true);
        });
    return button;
  }

  private ToggleButton onOff(String name, Predicate<Settings> is, Consumer<Boolean> set) {
    ToggleButton button = toggle(name);
    follow(
        button,
        now -> {
          mark(button, is.test(now));
          button.setText(words.of(is.test(now) ? "settings.on" : "settings.off"));
        });
    button.setOnAction(_ -> set.accept(button.isSelected()));
    return button;
  }

  private static ToggleButton toggle(String name) {
    ToggleButton button = new ToggleButton();
    button.setId("setting-" + name);
    button.getStyleClass().addAll("target", "segment");
    return button;
  }

  /** A tick says what the colour says. */
  private static void mark(ToggleButton button, boolean selected) {
    button.setSelected(selected);
    button.setGraphic(selected ? new Glyph(Symbol.TICK, GLYPH) : null);
  }

  private void follow(Node node, Consumer<Settings> update) {
    Shown.follow(node, model.settings(), update);
  }
}
