package org.dradis.hud.games;

import java.time.ZoneId;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import org.dradis.hud.Hud;
import org.dradis.hud.Shown;
import org.dradis.hud.Words;
import org.dradis.hud.shell.PageFrame;
import org.dradis.hud.shell.TouchScroll;
import org.dradis.hud.symbol.Glyph;
import org.dradis.hud.symbol.Symbol;
import org.jspecify.annotations.Nullable;

/** The games of the journal. */
public final class GamesView extends PageFrame {
  private static final double GLYPH = 18;

  private final Words words;
  private final GamesModel model;
  private final VBox rows = new VBox();
  private final TouchScroll list = new TouchScroll(rows);

  public GamesView(Hud hud) {
    this(hud, new GamesModel(hud, ZoneId.systemDefault()));
  }

  GamesView(Hud hud, GamesModel model) {
    super(hud, hud.words().of("games.title"));
    this.words = hud.words();
    this.model = model;
    setId("games");
    rows.getStyleClass().add("games-rows");
    onBack(model::back);
    Shown.follow(this, model.rows(), _ -> fill());
    Shown.follow(this, model.loaded(), _ -> fill());
    Shown.follow(this, model.doomed(), _ -> fill());
    Shown.follow(this, model.story(), this::show);
    model.load();
  }

  private void show(@Nullable StoryModel story) {
    if (story == null) {
      setTitle(words.of("games.title"));
      setCenter(list);
      setFooter();
    } else {
      setTitle(story.title());
      StoryView told = new StoryView(words, story);
      setCenter(told);
      setFooter(told.controls());
    }
  }

  private void fill() {
    rows.getChildren().clear();
    model
        .rows()
        .get()
        .forEach(
            row ->
                rows.getChildren()
                    .add(row.game().equals(model.doomed().get()) ? doomed(row) : row(row)));
    if (model.loaded().get() && model.rows().get().isEmpty()) {
      Label hint = new Label(words.of("games.none"));
      hint.setId("games-hint");
      hint.setWrapText(true);
      hint.getStyleClass().addAll("dim", "games-hint");
      rows.getChildren().add(hint);
    }
  }

  private BorderPane row(GamesModel.Row row) {
    Label title = new Label(row.title());
    title.getStyleClass().add("games-name");
    Label state = new Label(row.state());
    state.getStyleClass().addAll("games-state", row.ended() ? "ended" : "open");
    HBox head = new HBox(title, state);
    head.getStyleClass().add("games-head");
    Label facts = new Label(row.facts());
    facts.getStyleClass().addAll("dim", "small");
    facts.setWrapText(true);
    VBox text = new VBox(head);
    if (!row.parts().isEmpty()) {
      Label parts = new Label(row.parts());
      parts.setWrapText(true);
      parts.getStyleClass().add("small");
      text.getChildren().add(parts);
    }
    text.getChildren().add(facts);
    Button story = button(row, "story", Symbol.LOG);
    story.setOnAction(_ -> model.tell(row.game()));
    Button delete = button(row, "delete", Symbol.CLOSE);
    delete.setText("");
    delete.setAccessibleText(words.of("games.delete"));
    delete.getStyleClass().add("quiet");
    delete.setOnAction(_ -> model.askDelete(row.game()));
    HBox targets = new HBox(delete, story);
    if (!row.ended()) {
      Button resume = button(row, "resume", Symbol.PLAY);
      resume.getStyleClass().add("primary");
      resume.setOnAction(_ -> model.resume(row.game()));
      targets.getChildren().add(resume);
    }
    return line(text, targets);
  }

  private static BorderPane line(Node text, HBox targets) {
    targets.getStyleClass().add("games-targets");
    BorderPane line = new BorderPane(text, null, targets, null, null);
    line.getStyleClass().add("games-row");
    return line;
  }

  /** In place of a game that is to be deleted: whether players are sure. */
  private BorderPane doomed(GamesModel.Row row) {
    Label sure = new Label(words.of("games.delete.sure", row.title()));
    sure.setWrapText(true);
    sure.getStyleClass().add("games-name");
    BorderPane.setAlignment(sure, Pos.CENTER_LEFT);
    Button keep = button(row, "keep", Symbol.BACK);
    keep.setOnAction(_ -> model.askDelete(null));
    Button yes = button(row, "delete", Symbol.CLOSE);
    yes.setId(yes.getId() + "-yes");
    yes.getStyleClass().add("danger");
    yes.setOnAction(_ -> model.delete(row.game()));
    return line(sure, new HBox(keep, yes));
  }

  private Button button(GamesModel.Row row, String name, Symbol symbol) {
    Button button = new Button(words.of("games." + name), new Glyph(symbol, GLYPH));
    button.setId("game-" + row.game() + "-" + name);
    button.getStyleClass().addAll("target", "games-target");
    button.disableProperty().bind(model.busy());
    return button;
  }
}
