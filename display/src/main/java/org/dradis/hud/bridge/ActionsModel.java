package org.dradis.hud.bridge;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import org.dradis.hud.HudModel;
import org.dradis.hud.Panel;
import org.dradis.view.ActionView;
import org.dradis.view.TableView;

/** A panel of actions, step by step. */
public final class ActionsModel {
  private final HudModel hud;
  private final Panel panel;
  private final Deque<Entry.Open> path = new ArrayDeque<>();
  private final ObjectProperty<Step> step = new SimpleObjectProperty<>(Step.EMPTY);
  private List<ActionView> all = List.of();
  private Menu menu = new Menu(all);
  private int page;
  private boolean asked;

  /**
   * What is shown now.
   *
   * @param path what was picked so far, the first first
   * @param asked whether a question is open, so that nothing can be started
   */
  public record Step(List<Entry.Open> path, List<Entry> entries, boolean asked) {
    static final Step EMPTY = new Step(List.of(), List.of(), false);

    public Step {
      path = List.copyOf(path);
      entries = List.copyOf(entries);
    }
  }

  public ActionsModel(HudModel hud, Panel panel) {
    this.hud = hud;
    this.panel = panel;
    look();
  }

  /** Looks at the table again; if other things can be done now, the steps begin anew. */
  public void look() {
    TableView view = hud.table().get();
    List<ActionView> now =
        view == null
            ? List.of()
            : view.actions().stream().filter(Door.behind(panel, hud.area().get())).toList();
    boolean asks = view != null && view.question() != null;
    if (!now.equals(all) || asks != asked) {
      asked = asks;
      all = now;
      menu = new Menu(all);
      path.clear();
      page = 0;
      show();
    }
  }

  private void show() {
    List<ActionView> actions = path.isEmpty() ? all : path.getLast().actions();
    step.set(new Step(new ArrayList<>(path), menu.entries(actions, page), asked));
  }

  public ReadOnlyObjectProperty<Step> step() {
    return step;
  }

  /** Does what a target is for. */
  public void choose(Entry entry) {
    switch (entry) {
      case Entry.Start(var _, ActionView action) -> hud.start(action.input());
      case Entry.Open open -> {
        path.addLast(open);
        page = 0;
        show();
      }
      case Entry.More _ -> {
        page++;
        show();
      }
    }
  }

  /** To the question that is open. */
  public void answer() {
    hud.go(Panel.BRIDGE);
  }

  /** One step back, from the first one to the bridge. */
  public void back() {
    if (path.isEmpty()) {
      hud.go(Panel.BRIDGE);
      return;
    }
    path.removeLast();
    page = 0;
    show();
  }
}
