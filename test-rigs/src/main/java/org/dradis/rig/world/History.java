package org.dradis.rig.world;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntPredicate;
import org.dradis.port.TagId;

/** Where each tag could be read when, as sets of zones, for as long as somebody may ask. */
final class History {
  private static final long KEPT = 60_000_000_000L;

  private record Span(long from, int zones) {}

  private final Map<TagId, Deque<Span>> spans = new HashMap<>();

  void record(TagId tag, long now, int zones) {
    var own = spans.computeIfAbsent(tag, _ -> new ArrayDeque<>(List.of(new Span(0, 0))));
    if (own.getLast().zones() == zones) {
      return;
    }
    own.addLast(new Span(now, zones));
    while (own.size() > 1 && second(own).from() < now - KEPT) {
      own.removeFirst();
    }
  }

  private static Span second(Deque<Span> spans) {
    var each = spans.iterator();
    each.next();
    return each.next();
  }

  /** Whether at some moment since then the zones of the tag were as asked for. */
  boolean since(TagId tag, long then, IntPredicate zones) {
    var own = spans.get(tag);
    if (own == null) {
      return zones.test(0);
    }
    for (var each = own.descendingIterator(); each.hasNext(); ) {
      var span = each.next();
      if (zones.test(span.zones())) {
        return true;
      }
      if (span.from() <= then) {
        return false;
      }
    }
    return false;
  }
}
