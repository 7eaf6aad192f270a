package org.dradis.hud.games;

import javafx.animation.AnimationTimer;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.layout.StackPane;
import org.dradis.hud.Shown;
import org.dradis.hud.Words;
import org.dradis.hud.shell.TouchList;
import org.dradis.hud.symbol.Glyph;
import org.dradis.hud.symbol.Symbol;
import org.jspecify.annotations.Nullable;

/** A story, and what tells it again. */
final class StoryView extends StackPane {
  private static final double GLYPH = 18;
  private static final long NANOS = 1_000_000;

  private final Words words;
  private final StoryModel model;

  /** What is told so far, and an empty line: the last one of a list is cut off now and then. */
  private final ObservableList<String> told = FXCollections.observableArrayList("");

  private final TouchList<String> list = new TouchList<>(told);
  private final Label count = new Label();
  private final Button play = target("play");
  private final Button speed = target("speed");
  private final Button all = target("all");
  private final AnimationTimer timer =
      new AnimationTimer() {
        private long last;

        @Override
        public void start() {
          last = 0;
          super.start();
        }

        @Override
        public void handle(long now) {
          if (last > 0) {
            model.pass((now - last) / NANOS);
          }
          last = now;
        }
      };

  StoryView(Words words, StoryModel model) {
    this.words = words;
    this.model = model;
    setId("story");
    getStyleClass().add("story");
    list.setId("story-lines");
    list.setCellFactory(_ -> new Line());
    getChildren().add(list);
    list.heightProperty().subscribe(this::follow);
    count.getStyleClass().add("dim");
    play.setOnAction(_ -> playOrPause());
    speed.setOnAction(_ -> model.faster());
    all.setText(words.of("games.story.all"));
    all.setOnAction(_ -> model.showAll());
    Shown.follow(this, model.shown(), _ -> fill());
    Shown.follow(this, model.playing(), _ -> fill());
    Shown.follow(
        this,
        model.speed(),
        times -> speed.setText(words.of("games.story.speed", times.intValue())));
    // A story that nobody sees is not told on.
    sceneProperty()
        .subscribe(
            scene -> {
              if (scene == null) {
                timer.stop();
              }
            });
  }

  /** What belongs below it. */
  Node[] controls() {
    return new Node[] {play, speed, count, all};
  }

  private static Button target(String name) {
    Button target = new Button();
    target.setId("story-" + name);
    target.getStyleClass().addAll("target", "games-target");
    return target;
  }

  private void playOrPause() {
    if (model.playing().get()) {
      model.pause();
    } else {
      model.play();
    }
  }

  private void fill() {
    int shown = model.shown().get();
    int before = told.size() - 1;
    if (shown < before) {
      told.remove(shown, before);
    } else {
      told.addAll(before, model.lines().subList(before, shown));
    }
    follow();
    boolean playing = model.playing().get();
    count.setText(
        model.lines().isEmpty()
            ? words.of("games.story.none")
            : words.of("games.story.count", shown, model.lines().size()));
    play.setDisable(model.lines().isEmpty());
    play.setText(words.of(playing ? "games.story.pause" : "games.story.play"));
    play.setGraphic(new Glyph(playing ? Symbol.PAUSE : Symbol.PLAY, GLYPH));
    all.setDisable(model.isWhole());
    if (playing && getScene() != null) {
      timer.start();
    } else {
      timer.stop();
    }
  }

  /** Keeps the last line in sight. */
  private void follow() {
    list.scrollTo(told.size() - 1);
  }

  /** A line; what players said stands out. */
  private static final class Line extends ListCell<String> {
    private final Label text = new Label();

    Line() {
      text.setWrapText(true);
      setPrefWidth(0);
    }

    @Override
    protected void updateItem(@Nullable String line, boolean empty) {
      super.updateItem(line, empty);
      getStyleClass().remove("said");
      if (line == null || empty) {
        setGraphic(null);
        return;
      }
      if (Story.isSaid(line)) {
        getStyleClass().add("said");
      }
      text.setText(Story.text(line));
      setGraphic(text);
    }
  }
}
