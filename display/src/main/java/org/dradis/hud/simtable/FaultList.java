package org.dradis.hud.simtable;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import javafx.collections.FXCollections;
import javafx.collections.ObservableSet;
import org.dradis.rig.sim.NamedFault;
import org.dradis.rig.sim.SimulatedTable;

/** All that can be made to go wrong, and what does now. */
final class FaultList {
  /** These last until all is calm; others pass by themselves. */
  private static final Set<String> LASTING =
      Set.of(
          "noise",
          "corrupted-answers",
          "unplugged",
          "floating-miso",
          "broken-select",
          "stuck-address");

  private final List<Fault> all = new ArrayList<>();
  private final ObservableSet<String> active = FXCollections.observableSet();

  /**
   * Something that can go wrong.
   *
   * @param part what suffers, such as {@code bow} or {@code tower}
   * @param word what it suffers
   * @param sentence what then happens
   */
  record Fault(String part, String word, String sentence) {
    static Fault of(NamedFault named) {
      int dot = named.name().indexOf('.');
      return new Fault(
          named.name().substring(0, dot), named.name().substring(dot + 1), named.sentence());
    }

    String name() {
      return part + "." + word;
    }

    boolean isLasting() {
      return LASTING.contains(word);
    }
  }

  void show(Collection<Fault> faults) {
    all.clear();
    all.addAll(faults);
  }

  /** Parts that can suffer: first what a table has one of, then its zones. */
  List<String> parts() {
    List<String> parts = new ArrayList<>();
    for (Fault fault : all.reversed()) {
      if (!parts.contains(fault.part)) {
        boolean zone = TablePart.named(fault.part).isPresent();
        parts.add(zone ? firstZone(parts) : 0, fault.part);
      }
    }
    return parts;
  }

  private static int firstZone(List<String> parts) {
    return (int) parts.stream().filter(it -> TablePart.named(it).isEmpty()).count();
  }

  List<Fault> of(String part) {
    return all.stream().filter(it -> it.part.equals(part)).toList();
  }

  /** The names of those that last and are on. */
  ObservableSet<String> active() {
    return active;
  }

  long activeIn(String part) {
    return active.stream().filter(it -> it.startsWith(part + ".")).count();
  }

  /** What to do at the table when a fault is pressed: it begins, or it ends if it lasts. */
  Consumer<SimulatedTable> press(Fault fault) {
    if (!fault.isLasting()) {
      return table -> table.inject(fault.name());
    }
    if (active.add(fault.name())) {
      return table -> table.inject(fault.name());
    }
    active.remove(fault.name());
    // Only all of them can be ended; the others begin again.
    List<String> others = List.copyOf(active);
    return table -> {
      table.calm();
      others.forEach(table::inject);
    };
  }

  Consumer<SimulatedTable> calm() {
    active.clear();
    return SimulatedTable::calm;
  }
}
