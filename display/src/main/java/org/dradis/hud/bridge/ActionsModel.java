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
import org.jspecify.annotations.Nullable;

/** A panel of actions, step by step. */
public final class ActionsModel {
  private final HudModel hud;
  private final Panel panel;
  private final Deque<Entry.Open> path = new ArrayDeque<>();
  private final ObjectProperty<Step> step = new SimpleObjectProperty<>(Step.EMPTY);
  private List<ActionView> all = List.of();
  private Menu menu = new Menu(all);
  private int page;
  private First first = First.NOTHING;

  /** What has to be done on the bridge before anything can be started. */
  public enum First {
    NOTHING,
    /** The open question is answered. */
    ANSWER,
    /** Players say whether a game that came back goes on. */
    CONFIRM;

    private static First of(@Nullable TableView view) {
      if (view == null) {
        return NOTHING;
      }
      if (view.phase().equals("returning")) {
        return CONFIRM;
      }
      return view.question() == null ? NOTHING : ANSWER;
    }
  }

  /**
   * What is shown now.
   *
   * @param path what was picked so far, the first first
   * @param first why nothing can be started, if that is so
   */
  public record Step(List<Entry.Open> path, List<Entry> entries, First first) {
    static final Step EMPTY = new Step(List.of(), List.of(), First.NOTHING);

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
    First before = First.of(view);
    if (!now.equals(all) || before != first) {
      first = before;
      all = now;
      menu = new Menu(all);
      path.clear();
      page = 0;
      show();
    }
  }

  private void show() {
    List<ActionView> actions = path.isEmpty() ? all : path.getLast().actions();
    step.set(new Step(new ArrayList<>(path), menu.entries(actions, page), first));
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

  /** To what has to be done first. */
  public void goFirst() {
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
