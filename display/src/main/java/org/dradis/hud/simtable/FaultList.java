package org.dradis.hud.simtable;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import javafx.collections.FXCollections;
import javafx.collections.ObservableSet;
import org.dradis.rig.sim.NamedFault;
import org.dradis.rig.sim.SimulatedTable;

/** All that can be made to go wrong, and what does now: the table knows, this is what is shown. */
final class FaultList {
  private final List<Fault> all = new ArrayList<>();
  private final ObservableSet<String> active = FXCollections.observableSet();

  /**
   * Something that can go wrong.
   *
   * @param part what suffers, such as {@code bow} or {@code tower}
   * @param word what it suffers
   * @param lasts whether it goes on until it is ended
   */
  record Fault(String part, String word, boolean lasts) {
    static Fault of(NamedFault named) {
      int dot = named.name().indexOf('.');
      return new Fault(
          named.name().substring(0, dot), named.name().substring(dot + 1), named.lasts());
    }

    String name() {
      return part + "." + word;
    }

    /** When it happens and how long it goes on. */
    String time() {
      return lasts
          ? "lasts"
          : switch (part) {
            case "tower" -> "throw";
            case "lights" -> "dead-led".equals(word) ? "stays" : "frame";
            default -> "once";
          };
    }
  }

  /**
   * What a table says of itself.
   *
   * @param lasting the names of those that last and are on
   */
  record State(List<Fault> all, Set<String> lasting) {
    static State of(SimulatedTable table) {
      return new State(
          table.faults().stream().map(Fault::of).toList(), Set.copyOf(table.lasting()));
    }
  }

  void show(State state) {
    all.clear();
    all.addAll(state.all);
    active.addAll(state.lasting);
    active.retainAll(state.lasting);
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

  /** Does at the table what a press means: a fault begins, or it ends if it is on. */
  static void press(Fault fault, SimulatedTable table) {
    if (table.lasting().contains(fault.name())) {
      table.end(fault.name());
    } else {
      table.inject(fault.name());
    }
  }
}
