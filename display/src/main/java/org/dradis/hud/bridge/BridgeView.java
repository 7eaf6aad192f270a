package org.dradis.hud.bridge;

import java.util.function.IntSupplier;
import java.util.random.RandomGenerator;
import javafx.scene.Node;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.dradis.hud.Hud;
import org.dradis.hud.Shown;
import org.dradis.hud.shell.TouchScroll;
import org.jspecify.annotations.Nullable;

/** The game: what matters now, what hands have to do, what just happened. */
public final class BridgeView extends VBox {
  private final Hud hud;
  private final BridgeModel model;
  private final VBox matter = new VBox();
  private final VBox tasks = new VBox();
  private final VBox content = new VBox();
  private final TouchScroll scroll = new TouchScroll(content);
  private final Letters letters = new Letters(scroll, content, matter);
  private final Shifts belowTasks = new Shifts(matter);
  private final Shifts amongTasks = new Shifts(tasks);
  private BridgeModel.@Nullable Hands seen;

  public BridgeView(Hud hud) {
    this(hud, () -> RandomGenerator.getDefault().nextInt(1, DieSum.SIDES + 1));
  }

  BridgeView(Hud hud, IntSupplier die) {
    this.hud = hud;
    this.model = new BridgeModel(hud.model(), die);
    setId("bridge");
    getStyleClass().addAll("panel", "bridge");
    content.getStyleClass().add("stack");
    VBox.setVgrow(scroll, Priority.ALWAYS);
    // What comes and goes by itself is below, so that no target moves under a finger.
    getChildren()
        .addAll(
            scroll, new AlarmStrip(hud.words(), model), new OrderStrip(hud), new StoryLine(model));
    Shown.follow(this, hud.model().table(), _ -> model.look());
    Shown.follow(this, model.matter(), _ -> showMatter());
    Shown.follow(this, model.hands(), _ -> showTasks());
  }

  private void showMatter() {
    Matter now = model.matter().get();
    boolean focused = hasFocusWithin(matter);
    matter.getChildren().setAll(pane(now));
    // What can be started comes after what is to be done; a question comes first.
    if (now instanceof Matter.Idle) {
      content.getChildren().setAll(tasks, matter);
    } else {
      content.getChildren().setAll(matter, tasks);
    }
    scroll.setVvalue(0);
    letters.renew(!(now instanceof Matter.Idle));
    requestLayout();
    if (focused) {
      focusFirst();
    }
  }

  private Node pane(Matter now) {
    return switch (now) {
      case Matter.Nothing _, Matter.Waiting _ -> new VBox();
      case Matter.Over over -> new OverPane(hud, model, over);
      case Matter.Closed _ -> new ClosedPane(hud);
      case Matter.Returning returning -> new ReturnPane(hud.words(), model, returning);
      case Matter.Asked asked when asked.isOrder() -> new OrderPane(hud, model, asked);
      case Matter.Asked asked -> new QuestionPane(hud.words(), model, asked);
      case Matter.Rolling rolling -> new DicePane(hud.words(), model, rolling);
      case Matter.Idle idle -> new IdlePane(hud, model, idle);
    };
  }

  private void showTasks() {
    BridgeModel.Hands hands = model.hands().get();
    boolean shown = hands.waiting() || !hands.tasks().isEmpty();
    if (seen != null && !seen.equals(hands)) {
      amongTasks.move();
      if (model.matter().get() instanceof Matter.Idle) {
        belowTasks.move();
      }
    }
    seen = hands;
    tasks.getChildren().clear();
    if (shown) {
      tasks.getChildren().add(new TasksPane(hud.words(), model, hands));
    }
    tasks.setManaged(shown);
    tasks.setVisible(shown); // else what is below it cannot be tapped
    if (model.matter().get() instanceof Matter.Waiting) {
      letters.renew(true);
      requestLayout();
    }
  }

  @Override
  protected void layoutChildren() {
    super.layoutChildren();
    letters.fit();
    super.layoutChildren();
  }

  private boolean hasFocusWithin(Node part) {
    Node owner = getScene() == null ? null : getScene().getFocusOwner();
    while (owner != null && !owner.equals(part)) {
      owner = owner.getParent();
    }
    return owner != null;
  }

  /** Those who play by keys stay where they were. */
  private void focusFirst() {
    for (Node each : matter.lookupAll(".target")) {
      if (each.isFocusTraversable() && !each.isDisabled()) {
        each.requestFocus();
        return;
      }
    }
  }
}
