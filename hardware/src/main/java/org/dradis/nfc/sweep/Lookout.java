package org.dradis.nfc.sweep;

import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.SequencedSet;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.dradis.nfc.iso15693.Uid;
import org.dradis.port.Expectation;
import org.dradis.port.Whereabouts;
import org.dradis.port.Zone;
import org.dradis.port.ZoneNews;
import org.jspecify.annotations.Nullable;

/** What the zones know together, and what they ask each other to look for. */
final class Lookout {
  private final Sightings sightings;
  private final Map<Zone, SequencedSet<Uid>> asks = new TreeMap<>();
  private final SortedMap<Uid, Long> strays = new TreeMap<>();
  private final Set<Zone> counting = new HashSet<>();
  private final Set<Zone> lost = new HashSet<>();
  private Consumer<ZoneNews> listener = _ -> {};
  private KnownTags known = KnownTags.NONE;
  private Map<Uid, Whereabouts> expected = Map.of();

  Lookout(SweepSettings settings, Collection<Zone> zones) {
    sightings = new Sightings(settings, uid -> known.contains(uid));
    zones.forEach(zone -> asks.put(zone, new LinkedHashSet<>()));
  }

  synchronized void onNews(Consumer<ZoneNews> heard) {
    listener = heard;
  }

  synchronized void know(KnownTags box) {
    known = box;
  }

  synchronized KnownTags known() {
    return known;
  }

  synchronized void expect(Collection<Expectation> changes) {
    var goals = new TreeMap<Uid, Whereabouts>();
    changes.forEach(it -> Uid.of(it.tag()).ifPresent(uid -> goals.put(uid, it.goal())));
    expected = goals;
  }

  synchronized boolean isToLeave(Uid uid, Zone zone) {
    var goal = expected.get(uid);
    return goal != null && !goal.zones().contains(zone);
  }

  synchronized boolean awaits(Zone zone) {
    return expected.entrySet().stream()
        .anyMatch(it -> it.getValue().zones().contains(zone) && !sightings.isIn(it.getKey(), zone));
  }

  synchronized SortedMap<Uid, Whereabouts> told() {
    return sightings.told();
  }

  /** A zone begins to sense. */
  synchronized void join(Zone zone) {
    sightings.join(zone);
    counting.add(zone);
    if (lost.remove(zone)) {
      listener.accept(new ZoneNews.ZoneFound(zone));
    }
  }

  /** A zone has counted its tags for the first time. */
  synchronized void counted(Zone zone) {
    counting.remove(zone);
  }

  synchronized boolean isCounting() {
    return !counting.isEmpty();
  }

  /** A zone senses no more. */
  synchronized void lost(Zone zone, String sentence) {
    counting.remove(zone);
    if (!lost.add(zone)) {
      return;
    }
    listener.accept(new ZoneNews.ZoneLost(zone, sentence));
    tell(sightings.leave(zone));
    asksOf(zone).clear();
  }

  synchronized void present(Uid uid, Zone zone, long now) {
    boolean isNew = !sightings.isIn(uid, zone) && !sightings.isOpen(uid, zone);
    strays.remove(uid);
    asksOf(zone).remove(uid);
    tell(sightings.present(uid, zone, now));
    if (isNew) {
      // Where it was until now it is no more, or it is on a border: the sooner that is clear...
      sightings.zonesOf(uid).stream()
          .filter(it -> !it.equals(zone))
          .forEach(it -> asksOf(it).addFirst(uid));
    }
  }

  synchronized void garbled(Uid uid, Zone zone) {
    tell(sightings.garbled(uid, zone));
    asks.keySet().forEach(it -> askAgain(uid, it));
  }

  /** The question was not answered, if there was one. */
  synchronized void askAgain(Uid uid, Zone zone) {
    if (sightings.isWanted(uid, zone)) {
      asksOf(zone).addLast(uid);
    }
  }

  /** Silence. A quiet tag that slid into another field answers nobody who does not ask for it. */
  synchronized void absent(Uid uid, Zone zone, long now) {
    boolean wasHere = sightings.isIn(uid, zone) || sightings.isOpen(uid, zone);
    asksOf(zone).remove(uid);
    tell(sightings.absent(uid, zone, now));
    if (wasHere) {
      strays.put(uid, now);
      asks.forEach(
          (other, queue) -> {
            if (!other.equals(zone)) {
              queue.addLast(uid);
            }
          });
    }
  }

  /** The tags that are in a zone, or seem to be. */
  synchronized List<Uid> tagsIn(Zone zone) {
    return sightings.tagsIn(zone);
  }

  /** Whether the tag is, or seems to be, in other zones only. */
  synchronized boolean isElsewhere(Uid uid, Zone zone) {
    var zones = sightings.zonesOf(uid);
    return !zones.isEmpty() && !zones.contains(zone);
  }

  synchronized boolean isIn(Uid uid, Zone zone) {
    return sightings.isIn(uid, zone);
  }

  synchronized boolean isOpen(Uid uid, Zone zone) {
    return sightings.isOpen(uid, zone);
  }

  synchronized @Nullable Uid nextAsk(Zone zone) {
    var queue = asksOf(zone);
    return queue.isEmpty() ? null : queue.removeFirst();
  }

  /** Tags that vanished and may be quiet somewhere, and when. */
  synchronized Map<Uid, Long> strays() {
    return strays.isEmpty() ? Map.of() : new TreeMap<>(strays);
  }

  private SequencedSet<Uid> asksOf(Zone zone) {
    return asks.computeIfAbsent(zone, _ -> new LinkedHashSet<>());
  }

  private void tell(List<ZoneNews> news) {
    news.forEach(listener);
  }
}
