package org.dradis.hud.ring;

import java.util.ArrayList;
import java.util.List;
import org.dradis.hud.symbol.Symbol;
import org.dradis.view.TaskView;

/**
 * Ships that hands have to move from a place of the ring to another.
 *
 * @param more whether ships of other kinds go the same way
 */
record Arrow(String from, String to, Symbol symbol, int count, boolean more) {
  /** One arrow a way. */
  static List<Arrow> of(List<TaskView> tasks) {
    List<Arrow> arrows = new ArrayList<>();
    for (TaskView task : tasks) {
      String from = task.from();
      String to = task.to();
      if (from != null && to != null && isOnRing(from) && isOnRing(to)) {
        add(arrows, new Arrow(from, to, symbol(task), task.count(), false));
      }
    }
    return arrows;
  }

  private static void add(List<Arrow> arrows, Arrow arrow) {
    for (int i = 0; i < arrows.size(); i++) {
      Arrow first = arrows.get(i);
      if (first.from.equals(arrow.from) && first.to.equals(arrow.to)) {
        arrows.set(
            i, new Arrow(first.from, first.to, first.symbol, first.count + arrow.count, true));
        return;
      }
    }
    arrows.add(arrow);
  }

  /** What comes into an area from beside the ring, and what goes out. */
  static List<Load> loads(String area, List<TaskView> tasks) {
    List<Load> loads = new ArrayList<>();
    for (TaskView task : tasks) {
      String from = task.from();
      String to = task.to();
      if (area.equals(to) && (from == null || !isOnRing(from))) {
        add(loads, new Load(true, symbol(task), task.count()));
      }
      if (area.equals(from) && (to == null || !isOnRing(to))) {
        add(loads, new Load(false, symbol(task), task.count()));
      }
    }
    return loads;
  }

  /** Of one kind that comes or goes it does not matter here where from or where to. */
  private static void add(List<Load> loads, Load load) {
    for (int i = 0; i < loads.size(); i++) {
      Load first = loads.get(i);
      if (first.coming() == load.coming() && first.symbol() == load.symbol()) {
        loads.set(i, new Load(load.coming(), load.symbol(), first.count() + load.count()));
        return;
      }
    }
    loads.add(load);
  }

  private static Symbol symbol(TaskView task) {
    return Symbol.of(task.kind()).orElse(Symbol.INFO);
  }

  private static boolean isOnRing(String place) {
    return Scope.AREAS.contains(place) || place.startsWith(Scope.FLEET);
  }
}
