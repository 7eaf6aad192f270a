package org.dradis.app;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.dradis.view.TableView;
import org.dradis.view.TaskView;

/** Plays by what is on the screen: answers questions, throws dice, does what hands have to do. */
final class RobotPlayer {
  private final RobotEvening evening;
  private final RobotWindow hud;
  private final RobotHands hands;
  private final Deque<Integer> faces = new ArrayDeque<>();
  private boolean throwsNext;

  RobotPlayer(RobotEvening evening) {
    this.evening = evening;
    this.hud = evening.hud();
    this.hands = new RobotHands(evening.table());
  }

  RobotHands hands() {
    return hands;
  }

  /** What the next dice will show; all others show a one. */
  RobotPlayer dice(int... next) {
    for (int face : next) {
      faces.add(face);
    }
    return this;
  }

  /** Taps the icon of an activation, and plays it to its end. */
  void icon(String icon) {
    start("icon-" + icon);
    settle();
  }

  void endTurn() {
    start("end-turn");
    settle();
  }

  /** Looks through a panel for an action, and plays it to its end. */
  void act(String panel, String action, String... preferred) {
    hud.tap("nav-bridge");
    hud.tap("go-" + panel);
    hud.untilShown("actions-" + panel);
    start(find(action));
    settle(preferred);
  }

  /** Resolves a crisis card that is found by its first letter. */
  void crisis(String name) {
    hud.tap("nav-bridge");
    hud.tap("crisis-card");
    hud.tap("letter-" + name.charAt(0));
    hud.tap(card(name));
    start("card-resolve");
    settle();
  }

  /** Resolves an attack card that is found in the list of all. */
  void attackCard(String name) {
    hud.tap("nav-bridge");
    hud.tap("attack-card");
    start(card(name));
    settle();
  }

  private String card(String name) {
    hud.untilShown("card-1");
    return hud.offered("card-").stream()
        .filter(it -> hud.text(it).contains(name))
        .findFirst()
        .orElseThrow(() -> hud.lost("no card " + name));
  }

  /** Taps what starts something, and waits until it has begun. */
  void start(String id) {
    step(id);
    hud.untilShown("bridge");
  }

  private void step(String id) {
    TableView before = evening.view();
    hud.tap(id);
    hud.until("#" + id + " to have an effect", () -> isFurther(before, evening.view()));
  }

  private static boolean isFurther(TableView before, TableView now) {
    return now.back() != before.back()
        || now.waiting() != before.waiting()
        || !Objects.equals(now.outcome(), before.outcome());
  }

  /** The target of an action, for which a person opens one list after the other. */
  String find(String action) {
    List<String> here = hud.offered(action);
    if (!here.isEmpty()) {
      return here.getFirst();
    }
    for (String list : hud.offered("pick-")) {
      String title = hud.text("panel-title");
      hud.tap(list);
      hud.until("the list", () -> !hud.text("panel-title").equals(title));
      List<String> inside = hud.offered(action);
      if (!inside.isEmpty()) {
        return inside.getFirst();
      }
      hud.tap("back");
      hud.untilShown(list);
    }
    throw hud.lost("nobody offers " + action);
  }

  /** Plays on until something can be started, or all is over. */
  void settle(String... preferred) {
    while (true) {
      hud.until(
          "something to do",
          () -> hud.shows("over") || hud.shows("idle") || isAsked() || hud.shows("tasks"));
      if (hud.shows("over")) {
        return;
      }
      if (hud.shows("dice")) {
        roll();
      } else if (hud.shows("question")) {
        answer(preferred);
      } else if (hud.shows("tasks")) {
        doTasks();
      } else {
        return;
      }
    }
  }

  private boolean isAsked() {
    return hud.shows("question") || hud.shows("dice");
  }

  /** Types a die or throws it, in turns, and lets it stand. */
  private void roll() {
    if (!hud.shows("stand")) {
      int face = faces.isEmpty() ? 1 : faces.remove();
      if (throwsNext) {
        evening.table().tap("throw-" + face);
      } else {
        hud.tap("die-" + face);
      }
      throwsNext = !throwsNext;
      hud.untilShown("stand");
    }
    step("stand");
  }

  private void answer(String... preferred) {
    List<String> offers = hud.offered("offer-");
    for (String each : preferred) {
      if (offers.contains(each)) {
        step(each);
        return;
      }
    }
    step(offers.getFirst());
  }

  /** Does by hand what the screen asks hands to do, and taps what nobody can see. */
  void doTasks() {
    List<TaskView> todo = readTasks();
    for (TaskView task : todo) {
      for (int i = 0; i < task.count(); i++) {
        hands.carry(task.kind(), task.from(), task.to() == null ? "supply" : task.to());
      }
    }
    hud.until("the tasks to be ticked off", () -> areDone(todo));
  }

  /** The tasks, as soon as the screen has their sentences, each in its row. */
  private List<TaskView> readTasks() {
    List<TaskView> read = new ArrayList<>();
    hud.until(
        "the tasks to be written on the screen",
        () -> {
          read.clear();
          read.addAll(evening.view().tasks());
          return areWritten(read);
        });
    return read;
  }

  private boolean areWritten(List<TaskView> tasks) {
    for (int i = 0; i < tasks.size(); i++) {
      String row = hud.text("task-" + (i + 1)).toLowerCase(Locale.ROOT);
      if (!row.contains(tasks.get(i).sentence().toLowerCase(Locale.ROOT))) {
        return false;
      }
    }
    return true;
  }

  /** Taps what nothing senses, row by row; readers come and go, and rows with them. */
  private boolean areDone(List<TaskView> done) {
    List<TaskView> left = evening.view().tasks();
    for (TaskView task : left) {
      if (task.tick() != null && done.stream().anyMatch(it -> isAlike(it, task))) {
        hud.tapIfThere("task-" + (left.indexOf(task) + 1));
        return false;
      }
    }
    return left.isEmpty();
  }

  /** Meanwhile a part of it may have been seen. */
  private static boolean isAlike(TaskView one, TaskView other) {
    return one.kind().equals(other.kind())
        && Objects.equals(one.from(), other.from())
        && Objects.equals(one.to(), other.to());
  }
}
