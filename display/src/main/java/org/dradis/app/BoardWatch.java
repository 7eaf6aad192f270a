package org.dradis.app;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.dradis.port.TagId;
import org.dradis.port.TagZones;
import org.dradis.port.Whereabouts;
import org.dradis.port.Zone;
import org.dradis.port.ZoneNews;

/** Looks at the zones of a table: waits until they have seen everything, and keeps the news. */
final class BoardWatch {
  /** A sweep over all zones takes less, and so does the rule that reports a change. */
  private static final long STILL_MILLIS = 1500;

  private static final long PATIENCE_MILLIS = 15_000;
  private static final long STEP_MILLIS = 50;

  private final TagZones zones;
  private final Workshop workshop;
  private final Queue<ZoneNews> queue = new ConcurrentLinkedQueue<>();
  private final Map<Zone, String> lost = new TreeMap<>();

  BoardWatch(TagZones zones, Workshop workshop) {
    this.zones = zones;
    this.workshop = workshop;
    zones.onNews(queue::add);
  }

  /** Waits until nothing has changed for a while, but not for ever: somebody may be playing. */
  SortedMap<TagId, Whereabouts> settled(CtrlC ctrlC) {
    long start = workshop.millis().getAsLong();
    long since = start;
    SortedMap<TagId, Whereabouts> seen = new TreeMap<>(zones.sensed());
    long now = start;
    while (now - since < STILL_MILLIS && now - start < PATIENCE_MILLIS && !ctrlC.asked()) {
      workshop.pause(STEP_MILLIS);
      now = workshop.millis().getAsLong();
      SortedMap<TagId, Whereabouts> next = new TreeMap<>(zones.sensed());
      if (!next.equals(seen)) {
        seen = next;
        since = now;
      }
    }
    news();
    return seen;
  }

  /** All news since the last call. */
  List<ZoneNews> news() {
    List<ZoneNews> all = new ArrayList<>();
    for (ZoneNews each = queue.poll(); each != null; each = queue.poll()) {
      all.add(each);
      switch (each) {
        case ZoneNews.ZoneLost(Zone zone, String sentence) -> lost.put(zone, sentence);
        case ZoneNews.ZoneFound(Zone zone) -> lost.remove(zone);
        default -> {}
      }
    }
    return all;
  }

  /** Zones that sense nothing any more, and what to check. */
  Map<Zone, String> lost() {
    return Map.copyOf(lost);
  }
}
