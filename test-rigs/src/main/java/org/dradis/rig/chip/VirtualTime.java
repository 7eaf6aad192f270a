package org.dradis.rig.chip;

import java.util.Comparator;
import java.util.PriorityQueue;

/** Time that passes only when someone lets it: exact, and the same in every run. */
public final class VirtualTime {
  private record Event(long at, long order, Runnable deed) {}

  private final PriorityQueue<Event> events =
      new PriorityQueue<>(Comparator.comparingLong(Event::at).thenComparingLong(Event::order));
  private long now;
  private long order;

  /** Nanoseconds since the beginning. */
  public long now() {
    return now;
  }

  /** Does something when so many nanoseconds have passed. */
  public void after(long nanos, Runnable deed) {
    events.add(new Event(now + nanos, order++, deed));
  }

  /** Lets time pass; what is due meanwhile happens in order, each at its time. */
  public void advance(long nanos) {
    long until = now + nanos;
    for (var next = events.peek(); next != null && next.at() <= until; next = events.peek()) {
      events.remove();
      now = next.at();
      next.deed().run();
    }
    now = until;
  }
}
