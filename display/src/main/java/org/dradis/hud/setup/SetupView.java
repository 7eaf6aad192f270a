package org.dradis.hud.setup;

import java.util.List;
import java.util.Locale;
import javafx.scene.control.Button;
import javafx.scene.layout.HBox;
import org.dradis.hud.Hud;
import org.dradis.hud.Shown;
import org.dradis.hud.setup.SetupModel.Step;
import org.dradis.hud.shell.PageFrame;
import org.dradis.hud.shell.TouchScroll;

/** Sets up a game step by step. */
public final class SetupView extends PageFrame {
  private static final List<Step> STEPS = List.of(Step.values());

  private final SetupWords words;
  private final SetupModel model;
  private final Button back = target("setup-back");
  private final Button next = target("setup-next");
  private final Button begin = target("setup-begin");

  public SetupView(Hud hud) {
    this(hud, new SetupModel(hud));
  }

  SetupView(Hud hud, SetupModel model) {
    super(hud, "");
    this.words = new SetupWords(hud.words());
    this.model = model;
    setId("setup");
    onBack(model::back);
    begin.setText(words.of("begin"));
    begin.setOnAction(_ -> model.begin());
    begin.disableProperty().bind(model.busy());
    Shown.follow(this, model.step(), this::show);
    Shown.follow(this, model.choices(), _ -> enable());
  }

  private static Button target(String id) {
    Button target = new Button();
    target.setId(id);
    target.getStyleClass().add("target");
    return target;
  }

  private void show(Step step) {
    setTitle(words.of("step", STEPS.indexOf(step) + 1, STEPS.size(), title(step)));
    setAside(new HBox());
    switch (step) {
      case PARTS -> setCenter(new TouchScroll(new PartsStep(words, model)));
      case CREW -> {
        CrewStep crew = new CrewStep(words, model);
        setAside(crew.players());
        setCenter(crew);
      }
      case CHECK -> setCenter(new CheckStep(words, model));
      case PLACE -> place();
    }
    if (step != Step.PLACE) {
      back.setText("‹ " + (step == Step.PARTS ? "" : title(before(step))));
      back.setOnAction(_ -> model.back());
      next.setText(title(after(step)) + " ›");
      next.setOnAction(_ -> model.next());
      next.getStyleClass().remove("primary");
      next.getStyleClass().add("primary");
      if (step == Step.PARTS) {
        setFooter(next);
      } else {
        setFooter(back, next);
      }
    }
    enable();
  }

  private void place() {
    Placing placing = model.placing();
    PlaceStep step = new PlaceStep(words, placing);
    setCenter(step);
    back.setOnAction(
        _ -> {
          if (placing.isFirst()) {
            model.back();
          } else {
            placing.back();
          }
        });
    next.setOnAction(_ -> placing.tickAllAndGoOn());
    Shown.follow(step, placing.changes(), _ -> follow(placing));
    setFooter(back, begin, next);
  }

  /** What is next: to go on while something is left to put down, then to begin. */
  private void follow(Placing placing) {
    back.setText("‹ " + words.of(placing.isFirst() ? "title.check" : "previous"));
    next.setText(words.of("all-here") + " ›");
    next.setDisable(placing.isDone());
    next.getStyleClass().remove("primary");
    begin.getStyleClass().remove("primary");
    (placing.isDone() ? begin : next).getStyleClass().add("primary");
  }

  private void enable() {
    if (model.step().get() != Step.PLACE) {
      next.setDisable(!model.canGoOn());
    }
  }

  private String title(Step step) {
    return words.of("title." + step.name().toLowerCase(Locale.ROOT));
  }

  private static Step before(Step step) {
    return STEPS.get(STEPS.indexOf(step) - 1);
  }

  private static Step after(Step step) {
    return STEPS.get(STEPS.indexOf(step) + 1);
  }
}
