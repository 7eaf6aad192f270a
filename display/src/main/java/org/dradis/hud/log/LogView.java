package org.dradis.hud.log;

import java.util.List;
import javafx.css.PseudoClass;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.dradis.hud.Hud;
import org.dradis.hud.Panel;
import org.dradis.hud.Shown;
import org.dradis.hud.shell.Steps;
import org.dradis.hud.shell.TouchScroll;
import org.dradis.hud.symbol.Glyph;
import org.dradis.hud.symbol.Symbol;

/** What happened so far, the newest at the bottom; a tap on something goes back to before it. */
public final class LogView extends VBox {
  private static final PseudoClass CHOSEN = PseudoClass.getPseudoClass("chosen");
  private static final double SIZE = 18;

  /** So many entries are drawn at first, and so many more each time. */
  private static final int PORTION = 80;

  private final Hud hud;
  private final LogModel model;
  private final Steps steps;
  private final Button undo = new Button(null, new Glyph(Symbol.UNDO, SIZE));
  private final Button less = new Button(null, new Glyph(Symbol.MINUS, SIZE));
  private final Button more = new Button(null, new Glyph(Symbol.PLUS, SIZE));
  private final Button redo = new Button(null, new Glyph(Symbol.REDO, SIZE));
  private final VBox entries = new VBox();
  private final TouchScroll scroll = new TouchScroll(entries);
  private final Button earlier = new Button();
  private int drawn = PORTION;
  private List<LogModel.Entry> shown = List.of();

  public LogView(Hud hud) {
    this.hud = hud;
    this.model = new LogModel(hud.model(), hud.screen());
    this.steps = new Steps(hud.model(), hud.words());
    setId("log");
    getStyleClass().addAll("panel", "log");
    getChildren().setAll(undoing(), others(), scroll);
    earlier.setId("log-earlier");
    earlier.setText(hud.words().of("log.earlier"));
    earlier.getStyleClass().addAll("target", "quiet");
    earlier.setMaxWidth(Double.MAX_VALUE);
    earlier.setOnAction(_ -> showMore());
    entries.getStyleClass().add("log-entries");
    scroll.setId("log-scroll");
    setVgrow(scroll, Priority.ALWAYS);
    entries.heightProperty().addListener(_ -> scroll.setVvalue(scroll.getVmax()));
    Shown.follow(this, model.story(), this::show);
    Shown.follow(this, hud.model().table(), _ -> model.follow());
  }

  private HBox undoing() {
    undo.setId("log-undo");
    undo.getStyleClass().addAll("target", "log-undo");
    undo.setMaxWidth(Double.MAX_VALUE);
    undo.setOnAction(_ -> steps.undo(model.story().get().chosen()));
    HBox.setHgrow(undo, Priority.ALWAYS);
    step(less, "log-less", -1);
    step(more, "log-more", 1);
    return row(undo, less, more);
  }

  private void step(Button button, String id, int by) {
    button.setId(id);
    button.getStyleClass().add("target");
    button.setOnAction(_ -> model.choose(model.story().get().chosen() + by));
  }

  private HBox others() {
    redo.setId("log-redo");
    redo.getStyleClass().add("target");
    redo.setText(hud.words().of("log.redo"));
    redo.setOnAction(_ -> steps.redo(1));
    Button correct = new Button(hud.words().of("log.correct"), new Glyph(Symbol.REPAIR, SIZE));
    correct.setId("log-correct");
    correct.getStyleClass().add("target");
    correct.setOnAction(_ -> hud.model().go(Panel.CORRECTION));
    for (Button button : List.of(redo, correct)) {
      button.setMaxWidth(Double.MAX_VALUE);
      HBox.setHgrow(button, Priority.ALWAYS);
    }
    return row(redo, correct);
  }

  private static HBox row(Button... buttons) {
    HBox row = new HBox(buttons);
    row.setMinHeight(USE_PREF_SIZE);
    row.getStyleClass().add("log-row");
    return row;
  }

  private void show(LogModel.Story story) {
    undo.setDisable(story.back() == 0);
    undo.setText(undoing(story));
    undo.pseudoClassStateChanged(CHOSEN, story.chosen() > 1);
    boolean stepper = !story.mapped() && story.back() > 1;
    for (Button button : List.of(less, more)) {
      button.setVisible(stepper);
      button.setManaged(stepper);
    }
    redo.setDisable(story.forward() == 0);
    if (!story.entries().equals(shown)) {
      shown = story.entries();
      draw();
    }
    for (var node : entries.getChildren()) {
      if (node instanceof EntryView entry) {
        entry.choose(story.chosen());
      }
    }
  }

  private String undoing(LogModel.Story story) {
    if (story.back() == 0) {
      return hud.words().of("log.nothing");
    }
    if (story.chosen() > 1) {
      return hud.words().of("log.undo-steps", story.chosen());
    }
    return story.last() == null
        ? hud.words().of("log.undo-last")
        : hud.words().of("log.undo", story.last());
  }

  private void showMore() {
    drawn += PORTION;
    draw();
  }

  private void draw() {
    int from = Math.max(0, shown.size() - drawn);
    entries.getChildren().clear();
    if (from > 0) {
      entries.getChildren().add(earlier);
    }
    if (shown.isEmpty()) {
      Label nothing = new Label(hud.words().of("log.empty"));
      nothing.getStyleClass().add("dim");
      entries.getChildren().add(nothing);
    }
    for (LogModel.Entry entry : shown.subList(from, shown.size())) {
      entries.getChildren().add(new EntryView(entry, model::choose));
    }
  }
}
