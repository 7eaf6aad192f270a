package org.dradis.hud.games;

import java.time.ZoneId;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.dradis.hud.Hud;
import org.dradis.hud.Panel;
import org.dradis.hud.Shown;
import org.dradis.hud.Unbroken;
import org.dradis.hud.Words;
import org.dradis.hud.settings.LanguageSwitch;
import org.dradis.hud.symbol.Glyph;
import org.dradis.hud.symbol.Symbol;
import org.jspecify.annotations.Nullable;

/** Where a HUD begins: a DRADIS that turns, and ways to begin beside it. */
public final class WelcomeView extends StackPane {
  private static final double MENU_WIDTH = 372;
  private static final double LANGUAGES_WIDTH = 410;
  private static final double GLYPH = 22;

  private final Words words;
  private final WelcomeModel model;
  private final Sweep sweep;
  private final VBox menu = new VBox();
  private final Button begin;

  public WelcomeView(Hud hud) {
    this(hud, new WelcomeModel(hud, ZoneId.systemDefault()));
  }

  WelcomeView(Hud hud, WelcomeModel model) {
    this.words = hud.words();
    this.model = model;
    setId("welcome");
    getStyleClass().add("welcome");
    sweep = new Sweep(hud.model().settings().get().calm());
    begin = choice("new", Symbol.PLUS, model::begin);
    Label message = new Label();
    message.setId("message");
    message.setWrapText(true);
    message.getStyleClass().add("welcome-message");
    message.textProperty().bind(hud.model().message().map(Unbroken::of));
    message.visibleProperty().bind(message.textProperty().isNotEmpty());
    message.managedProperty().bind(message.visibleProperty());
    menu.getStyleClass().add("welcome-menu");
    ScrollPane right = new ScrollPane(menu);
    right.setFitToWidth(true);
    right.setMinWidth(MENU_WIDTH);
    right.setMaxWidth(MENU_WIDTH);
    StackPane.setAlignment(right, Pos.CENTER_RIGHT);
    LanguageSwitch languages = new LanguageSwitch(hud);
    languages.setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
    languages.setPrefWrapLength(LANGUAGES_WIDTH);
    StackPane.setAlignment(languages, Pos.BOTTOM_LEFT);
    getChildren().addAll(sweep, right, languages);
    Button quick = choice("quick", Symbol.ATTACK, model::fight);
    quick.disableProperty().bind(model.busy());
    Shown.follow(this, model.left(), left -> fill(left, message, quick));
    model.load();
  }

  private void fill(WelcomeModel.@Nullable Left left, Node message, Node quick) {
    Label name = new Label(words.of("games.name"));
    name.getStyleClass().add("welcome-name");
    Label line = new Label(words.of("games.line"));
    line.getStyleClass().add("dim");
    line.setWrapText(true);
    VBox head = new VBox(name, line);
    head.getStyleClass().add("welcome-head");
    Region gap = new Region();
    VBox.setVgrow(gap, Priority.ALWAYS);
    menu.getChildren().setAll(head, message);
    begin.getStyleClass().remove("primary");
    if (left == null) {
      begin.getStyleClass().add("primary");
    } else {
      menu.getChildren().add(resume(left));
    }
    menu.getChildren().addAll(begin, quick, gap, more());
  }

  private Button resume(WelcomeModel.Left left) {
    Button resume = choice("resume", Symbol.PLAY, model::resume);
    resume.getStyleClass().add("primary");
    resume.disableProperty().bind(model.busy());
    text(resume, words.of("games.resume"), left.when(), left.stands());
    return resume;
  }

  private HBox more() {
    HBox more =
        new HBox(
            small("games", Symbol.GAMES, Panel.GAMES),
            small("settings", Symbol.SETTINGS, Panel.SETTINGS),
            small("enrol", Symbol.TAG, Panel.ENROL),
            small("hardware", Symbol.HARDWARE, Panel.HARDWARE));
    more.getStyleClass().add("welcome-more");
    return more;
  }

  private Button choice(String name, Symbol symbol, Runnable action) {
    Button choice = new Button();
    choice.setId("welcome-" + name);
    choice.getStyleClass().addAll("target", "welcome-choice");
    choice.setMaxWidth(Double.MAX_VALUE);
    choice.setGraphicTextGap(0);
    choice.setGraphic(new HBox(new Glyph(symbol, GLYPH)));
    choice.setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
    choice.setOnAction(_ -> action.run());
    if (!name.equals("resume")) {
      text(choice, words.of("games." + name), words.of("games." + name + ".hint"));
    }
    return choice;
  }

  /** Puts lines beside the symbol: what it is, and in small what that means. */
  private static void text(Button choice, String title, String... facts) {
    HBox graphic = (HBox) choice.getGraphic();
    Label head = new Label(title);
    head.getStyleClass().add("welcome-title");
    VBox lines = new VBox(head);
    HBox.setHgrow(lines, Priority.ALWAYS);
    for (String fact : facts) {
      if (!fact.isEmpty()) {
        Label label = new Label(fact);
        label.setWrapText(true);
        label.getStyleClass().add("welcome-fact");
        lines.getChildren().add(label);
      }
    }
    graphic.getStyleClass().add("welcome-graphic");
    graphic.getChildren().add(lines);
    choice.setAccessibleText(title);
  }

  private Button small(String name, Symbol symbol, Panel panel) {
    Button small = new Button(words.of("games.to." + name), new Glyph(symbol, GLYPH));
    small.setId("welcome-" + name);
    small.setContentDisplay(ContentDisplay.TOP);
    small.getStyleClass().addAll("target", "quiet", "welcome-small");
    small.setMaxWidth(Double.MAX_VALUE);
    HBox.setHgrow(small, Priority.ALWAYS);
    small.setOnAction(_ -> model.go(panel));
    return small;
  }

  /** The DRADIS fills what the menu leaves, and may be cut off above and below. */
  @Override
  protected void layoutChildren() {
    super.layoutChildren();
    double left = getWidth() - MENU_WIDTH;
    double radius = Math.min(left * 0.52, getHeight() * 0.62);
    sweep.draw((left - radius) * 0.9, getHeight() * 0.47, radius);
  }
}
