package org.dradis.hud.simtable;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ChangeListener;
import org.dradis.hud.HudModel;
import org.dradis.view.TableView;
import org.dradis.view.TaskView;
import org.jspecify.annotations.Nullable;

/** A hand that does what the game asks for, one piece after the other, for all to see. */
final class HelpingHand implements AutoCloseable {
  /** Carries a piece; returns the number of the deed. */
  interface Carrier {
    long carry(Errand errand);
  }

  private final HudModel model;
  private final Carrier carrier;
  private final BooleanProperty always;
  private final ChangeListener<Boolean> listener = (_, _, _) -> helpIfAlways();
  private final SimpleObjectProperty<@Nullable Errand> current = new SimpleObjectProperty<>();
  private final Deque<Errand> errands = new ArrayDeque<>();
  private final Set<String> ticked = new HashSet<>();
  private final List<String> ticks = new ArrayList<>();
  private Tabletop tabletop = Tabletop.EMPTY;
  private long deed;

  HelpingHand(HudModel model, BooleanProperty always, Carrier carrier) {
    this.model = model;
    this.always = always;
    this.carrier = carrier;
    always.addListener(listener);
  }

  /** Whether it does everything by itself, as soon as the game asks. */
  BooleanProperty always() {
    return always;
  }

  /** What it does now, or null. */
  ReadOnlyObjectProperty<@Nullable Errand> current() {
    return current;
  }

  /** Does all that the game asks for now. */
  void help() {
    ticked.clear();
    begin();
  }

  private void helpIfAlways() {
    if (always.get()) {
      begin();
    }
  }

  private void begin() {
    TableView view = model.table().get();
    if (view == null || current.get() != null || tabletop.figures().isEmpty()) {
      return;
    }
    List<String> open = view.tasks().stream().map(HelpingHand::tick).toList();
    ticked.retainAll(open);
    ticks.clear();
    for (String tick : open) {
      if (!tick.isEmpty() && !ticked.contains(tick)) {
        ticks.add(tick);
      }
    }
    errands.clear();
    errands.addAll(Errands.of(view.tasks(), view.board().places(), tabletop.figures()));
    next();
  }

  private static String tick(TaskView task) {
    String tick = task.tick();
    return tick == null ? "" : tick;
  }

  private void next() {
    Errand errand = errands.poll();
    current.set(errand);
    if (errand != null) {
      deed = carrier.carry(errand);
      return;
    }
    // Nobody sees where there is no reader, so somebody has to say that it is done.
    for (String tick : List.copyOf(ticks)) {
      ticked.add(tick);
      model.say(tick);
    }
    ticks.clear();
  }

  /** Looks at the table, and goes on as soon as the piece stands. */
  void look(Tabletop now) {
    boolean first = tabletop.figures().isEmpty();
    tabletop = now;
    Errand errand = current.get();
    if (errand == null) {
      if (first) {
        helpIfAlways();
      }
      return;
    }
    Figure figure = now.byName().get(errand.name());
    if (now.deeds() >= deed && (figure == null || !figure.busy())) {
      next();
      if (current.get() == null) {
        helpIfAlways();
      }
    }
  }

  /** The game asks for something else, perhaps. */
  void hear() {
    if (current.get() == null) {
      helpIfAlways();
    }
  }

  /** Does nothing by itself any more. */
  @Override
  public void close() {
    always.removeListener(listener);
  }
}
