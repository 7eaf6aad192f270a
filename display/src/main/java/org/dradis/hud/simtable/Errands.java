package org.dradis.hud.simtable;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Predicate;
import org.dradis.rig.world.Spot;
import org.dradis.view.TaskView;
import org.jspecify.annotations.Nullable;

/**
 * Says which miniature goes where, so that the table gets to be as the game says. It goes by where
 * they truly stand, since zones tell of a movement a little later: nothing is moved twice.
 */
final class Errands {
  /** Nearer than this share of their sizes, two pieces cannot be told apart. */
  private static final double CROWDED = 0.6;

  private final Map<String, Map<String, Integer>> expected;
  private final List<Figure> left;
  private final Map<Figure, TablePart> standing = new LinkedHashMap<>();
  private final Map<TablePart, FreeSpots> rooms = new HashMap<>();
  private final List<Errand> errands = new ArrayList<>();

  private Errands(Map<String, Map<String, Integer>> expected, Collection<Figure> figures) {
    this.expected = expected;
    this.left = new ArrayList<>(figures.stream().filter(it -> !it.busy()).toList());
    for (Figure figure : figures) {
      figure.place().ifPresent(place -> standing.put(figure, place));
    }
    for (TablePart part : TablePart.ALL) {
      rooms.put(
          part,
          new FreeSpots(
              part,
              figures.stream()
                  .filter(it -> part.outline().holds(it.spot()))
                  .map(Figure::taken)
                  .toList()));
    }
  }

  /** What is to be carried for some tasks, of which part may be done already. */
  static List<Errand> of(
      Collection<TaskView> tasks,
      Map<String, Map<String, Integer>> expected,
      Collection<Figure> figures) {
    Errands all = new Errands(expected, figures);
    tasks.forEach(all::plan);
    return all.errands;
  }

  /** What is to be carried so that all stand as the board says; the rest goes to the tray. */
  static List<Errand> setUp(
      Map<String, Map<String, Integer>> expected, Collection<Figure> figures) {
    Errands all = new Errands(expected, figures);
    expected.forEach(
        (place, kinds) ->
            TablePart.named(place)
                .ifPresent(to -> all.largestFirst(kinds).forEach(kind -> all.fill(kind, to))));
    expected.values().stream().flatMap(it -> it.keySet().stream()).distinct().forEach(all::clear);
    all.putInRows();
    all.spreadOut();
    return all.errands;
  }

  private void plan(TaskView task) {
    TablePart from = part(task.from());
    TablePart to = part(task.to());
    for (int i = 0; i < task.count(); i++) {
      if (to != null && surplus(to, task.kind()) < 0) {
        carryOne(task.kind(), from, to);
      } else if (to == null && from != null && surplus(from, task.kind()) > 0) {
        carryOne(task.kind(), from, TablePart.TRAY);
      }
    }
  }

  private static @Nullable TablePart part(@Nullable String word) {
    return word == null ? null : TablePart.named(word).orElse(null);
  }

  /** Large pieces find no room between small ones. */
  private List<String> largestFirst(Map<String, Integer> kinds) {
    return kinds.keySet().stream()
        .sorted(Comparator.comparingDouble(kind -> -radius(kind)))
        .toList();
  }

  private double radius(String kind) {
    return left.stream()
        .filter(it -> it.piece().equals(kind))
        .mapToDouble(Figure::radius)
        .findFirst()
        .orElse(0);
  }

  private void fill(String kind, TablePart to) {
    while (surplus(to, kind) < 0 && carryOne(kind, null, to)) {
      // One after the other.
    }
  }

  /** What the board knows nothing of does not stay on it. */
  private void clear(String kind) {
    for (TablePart part : TablePart.ALL) {
      while (!part.equals(TablePart.TRAY) && surplus(part, kind) > 0) {
        if (!carryOne(kind, part, TablePart.TRAY)) {
          break;
        }
      }
    }
    while (carry(find(kind, it -> !standing.containsKey(it)), TablePart.TRAY)) {
      // What lies about, too.
    }
  }

  /** Beside the areas pieces stand in rows, one kind after the other. */
  private void putInRows() {
    for (TablePart part : TablePart.ALL) {
      if (!part.isArea()) {
        List<Figure> here =
            standing.entrySet().stream()
                .filter(it -> it.getValue().equals(part) && !it.getKey().busy())
                .map(Map.Entry::getKey)
                .toList();
        left.removeAll(here);
        Rows.of(part, here)
            .forEach(
                (name, spot) -> {
                  errands.removeIf(it -> it.name().equals(name));
                  errands.add(new Errand(name, part, spot));
                });
      }
    }
  }

  private void spreadOut() {
    List<Figure> settled = new ArrayList<>();
    for (Map.Entry<Figure, TablePart> entry : List.copyOf(standing.entrySet())) {
      Figure figure = entry.getKey();
      if (!left.contains(figure)) {
        continue;
      }
      if (settled.stream().anyMatch(it -> isCrowded(it, figure))) {
        carry(figure, entry.getValue());
      } else {
        settled.add(figure);
      }
    }
  }

  private static boolean isCrowded(Figure one, Figure other) {
    return one.spot().distanceTo(other.spot()) < CROWDED * (one.radius() + other.radius());
  }

  /** How many more there are than there should be. */
  private int surplus(TablePart part, String kind) {
    int wanted = expected.getOrDefault(part.word(), Map.of()).getOrDefault(kind, 0);
    int there = 0;
    for (Map.Entry<Figure, TablePart> entry : standing.entrySet()) {
      if (entry.getValue().equals(part) && entry.getKey().piece().equals(kind)) {
        there++;
      }
    }
    return there - wanted;
  }

  /** From where it should come, else what lies about, else from where there are too many. */
  private boolean carryOne(String kind, @Nullable TablePart from, TablePart to) {
    Figure figure = find(kind, it -> from != null && from.equals(standing.get(it)));
    if (figure == null) {
      figure = find(kind, it -> !standing.containsKey(it));
    }
    if (figure == null) {
      figure =
          find(
              kind,
              it ->
                  !to.equals(standing.get(it))
                      && surplus(Objects.requireNonNull(standing.get(it)), kind) > 0);
    }
    return carry(figure, to);
  }

  private @Nullable Figure find(String kind, Predicate<Figure> fits) {
    for (Figure figure : left) {
      if (figure.piece().equals(kind) && fits.test(figure)) {
        return figure;
      }
    }
    return null;
  }

  private boolean carry(@Nullable Figure figure, TablePart to) {
    if (figure == null) {
      return false;
    }
    Spot spot = Objects.requireNonNull(rooms.get(to)).take(figure.radius());
    errands.add(new Errand(figure.name(), to, spot));
    left.remove(figure);
    standing.put(figure, to);
    return true;
  }
}
