package org.dradis.hud.setup;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import org.dradis.hud.Spotlight;

/** Works through the places and ticks off what lies there; lights show where what is next goes. */
final class Placing {
  private final List<Stop> stops;
  private final Spotlight lights;
  private final Set<Tick> ticked = new HashSet<>();
  private final ReadOnlyIntegerWrapper changes = new ReadOnlyIntegerWrapper();
  private int at;

  private record Tick(int stop, int thing) {}

  Placing(List<Stop> stops, Spotlight lights) {
    this.stops = List.copyOf(stops);
    this.lights = lights;
  }

  /** Counts changes: a different number says that something is different. */
  ReadOnlyIntegerProperty changes() {
    return changes.getReadOnlyProperty();
  }

  private void changed() {
    shine();
    changes.set(changes.get() + 1);
  }

  /** Lights the place of what is next. */
  void shine() {
    int next = atHand();
    lights.shine(next < 0 ? null : stop().things().get(next).spot());
  }

  /** Gives the lights back. */
  void rest() {
    lights.shine(null);
  }

  List<Stop> stops() {
    return stops;
  }

  int at() {
    return at;
  }

  Stop stop() {
    return stops.get(at);
  }

  boolean isTicked(int thing) {
    return ticked.contains(new Tick(at, thing));
  }

  /** Ticks a thing of this stop off, or says that it is not there after all. */
  void tick(int thing) {
    Tick tick = new Tick(at, thing);
    if (!ticked.remove(tick)) {
      ticked.add(tick);
    }
    changed();
  }

  /** Everything lies here; on to the next place that is not done, if there is one. */
  void tickAllAndGoOn() {
    for (int i = 0; i < stop().things().size(); i++) {
      ticked.add(new Tick(at, i));
    }
    for (int i = 1; i <= stops.size(); i++) {
      int next = (at + i) % stops.size();
      if (!isDone(next)) {
        at = next;
        break;
      }
    }
    changed();
  }

  boolean isFirst() {
    return at == 0;
  }

  void back() {
    at = Math.max(0, at - 1);
    changed();
  }

  boolean isDone(int stop) {
    int things = stops.get(stop).things().size();
    return ticked.stream().filter(tick -> tick.stop == stop).count() == things;
  }

  boolean isDone() {
    return ticked.size() == total();
  }

  int done() {
    return ticked.size();
  }

  int total() {
    return stops.stream().mapToInt(stop -> stop.things().size()).sum();
  }

  /** The first thing here that is not ticked, or -1. */
  int atHand() {
    for (int i = 0; i < stop().things().size(); i++) {
      if (!isTicked(i)) {
        return i;
      }
    }
    return -1;
  }
}
