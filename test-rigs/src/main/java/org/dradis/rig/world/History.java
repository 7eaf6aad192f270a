package org.dradis.rig.world;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.function.IntPredicate;
import org.dradis.port.TagId;

/** Where each tag could be read when, as sets of zones, for as long as somebody may ask. */
final class History {
  private static final long KEPT = 60_000_000_000L;

  private record Span(long from, int zones) {}

  private static final Deque<Span> NEVER_READ = new ArrayDeque<>(List.of(new Span(0, 0)));

  private final Map<TagId, Deque<Span>> spans = new HashMap<>();

  void record(TagId tag, long now, int zones) {
    var own = spans.computeIfAbsent(tag, _ -> new ArrayDeque<>(NEVER_READ));
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

  /** How long ago the zones of the tag last were as asked for; empty if not since then. */
  OptionalLong lately(TagId tag, long then, long now, IntPredicate zones) {
    var own = spans.getOrDefault(tag, NEVER_READ);
    long end = now;
    for (var each = own.descendingIterator(); each.hasNext(); ) {
      var span = each.next();
      if (zones.test(span.zones())) {
        return OptionalLong.of(now - end);
      }
      end = span.from();
      if (end < then) {
        return OptionalLong.empty();
      }
    }
    return OptionalLong.empty();
  }
}
