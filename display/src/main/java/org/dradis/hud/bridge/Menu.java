package org.dradis.hud.bridge;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.dradis.view.ActionView;

/**
 * A long list of actions in steps: first who, then what or where, so that never more than a handful
 * of targets stands there at once.
 */
final class Menu {
  /** The most targets at once. */
  static final int MOST = 10;

  private static final int PAGE = 8;

  private final Map<ActionView, String> ids = new LinkedHashMap<>();

  /** A menu of all these actions, whose targets keep their names on every step. */
  Menu(List<ActionView> all) {
    Map<String, Integer> counts = new TreeMap<>();
    all.forEach(action -> counts.merge(stem(action), 1, Integer::sum));
    Map<String, Integer> seen = new TreeMap<>();
    for (ActionView action : all) {
      String stem = stem(action);
      int number = seen.merge(stem, 1, Integer::sum);
      ids.put(action, counts.getOrDefault(stem, 1) == 1 ? stem : stem + "-" + number);
    }
  }

  private static String stem(ActionView action) {
    String stem = "action-" + action.id().replace('.', '-');
    return action.to() == null ? stem : stem + "-" + action.to();
  }

  /** The targets of a step. */
  List<Entry> entries(List<ActionView> actions, int page) {
    if (actions.size() <= MOST) {
      return actions.stream().map(this::start).toList();
    }
    for (Key key : Key.values()) {
      Map<String, List<ActionView>> groups = new LinkedHashMap<>();
      for (ActionView action : actions) {
        groups.computeIfAbsent(key.of(action), _ -> new ArrayList<>()).add(action);
      }
      if (groups.size() > 1 && groups.size() <= MOST) {
        return opens(key, groups.values());
      }
    }
    return page(actions, page);
  }

  private Entry start(ActionView action) {
    return new Entry.Start(ids.getOrDefault(action, stem(action)), action);
  }

  private List<Entry> opens(Key key, Iterable<List<ActionView>> groups) {
    List<Entry> entries = new ArrayList<>();
    int number = 0;
    for (List<ActionView> group : groups) {
      number++;
      entries.add(
          group.size() == 1
              ? start(group.getFirst())
              : new Entry.Open("pick-" + number, key, group));
    }
    return List.copyOf(entries);
  }

  private List<Entry> page(List<ActionView> actions, int page) {
    int pages = (actions.size() + PAGE - 1) / PAGE;
    int from = Math.floorMod(page, pages) * PAGE;
    List<Entry> entries = new ArrayList<>();
    for (ActionView action : actions.subList(from, Math.min(from + PAGE, actions.size()))) {
      entries.add(start(action));
    }
    entries.add(new Entry.More("more", Math.floorMod(page, pages) + 1, pages));
    return List.copyOf(entries);
  }
}
