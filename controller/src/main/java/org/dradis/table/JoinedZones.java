package org.dradis.table;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.dradis.file.BadField;
import org.dradis.port.Expectation;
import org.dradis.port.TagId;
import org.dradis.port.TagZones;
import org.dradis.port.Whereabouts;
import org.dradis.port.Zone;
import org.dradis.port.ZoneNews;

/**
 * The zones of several parts as one board. Each part knows only its own zones, so where a tag is
 * follows from what all of them say: one that two parts see is in two zones.
 */
final class JoinedZones implements TagZones {
  private final List<TagZones> parts;
  private final List<Zone> zones;

  // Parts tell their news on threads of their own; all below is guarded by this.
  private final List<Map<TagId, Whereabouts>> told = new ArrayList<>();
  private Consumer<ZoneNews> listener = _ -> {};

  private JoinedZones(List<TagZones> parts) {
    this.parts = List.copyOf(parts);
    this.zones = parts.stream().flatMap(part -> part.zones().stream()).toList();
    for (TagZones _ : parts) {
      told.add(new HashMap<>());
    }
  }

  static Optional<TagZones> of(String source, List<OpenPart> parts) {
    Map<Zone, String> owners = new HashMap<>();
    List<TagZones> all = new ArrayList<>();
    for (OpenPart part : parts) {
      part.tagZones().ifPresent(all::add);
      for (Zone zone : part.tagZones().map(TagZones::zones).orElse(List.of())) {
        String other = owners.put(zone, part.name());
        if (other != null) {
          throw new BadField(
              source,
              "the parts %s and %s both have a zone %s; give one of the two another name"
                  .formatted(other, part.name(), zone));
        }
      }
    }
    if (all.size() < 2) {
      return all.stream().findFirst();
    }
    var joined = new JoinedZones(all);
    joined.listen();
    return Optional.of(joined);
  }

  /** Takes over what is there already; news that come meanwhile are newer. */
  private void listen() {
    for (int i = 0; i < parts.size(); i++) {
      int part = i;
      parts.get(i).onNews(news -> hear(part, news));
      SortedMap<TagId, Whereabouts> sensed = parts.get(i).sensed();
      synchronized (this) {
        sensed.forEach(told.get(i)::putIfAbsent);
      }
    }
  }

  private synchronized void hear(int part, ZoneNews news) {
    if (!(news instanceof ZoneNews.Placed(TagId tag, _, Whereabouts now))) {
      listener.accept(news);
      return;
    }
    Whereabouts before = whereabouts(tag);
    told.get(part).put(tag, now);
    Whereabouts after = whereabouts(tag);
    if (!before.equals(after)) {
      listener.accept(new ZoneNews.Placed(tag, before, after));
    }
  }

  private Whereabouts whereabouts(TagId tag) {
    var all = new TreeSet<Zone>();
    for (Map<TagId, Whereabouts> part : told) {
      all.addAll(part.getOrDefault(tag, Whereabouts.NOWHERE).zones());
    }
    return Whereabouts.in(all);
  }

  @Override
  public List<Zone> zones() {
    return zones;
  }

  @Override
  public void know(Collection<TagId> box) {
    parts.forEach(part -> part.know(box));
  }

  /** Each part hears what it will see of a change: its own zones of the goal, or a departure. */
  @Override
  public void expect(Collection<Expectation> changes) {
    for (TagZones part : parts) {
      List<Zone> own = part.zones();
      part.expect(
          changes.stream()
              .map(
                  it ->
                      new Expectation(
                          it.tag(),
                          Whereabouts.in(
                              it.goal().zones().stream().filter(own::contains).toList())))
              .toList());
    }
  }

  @Override
  public synchronized void onNews(Consumer<ZoneNews> listener) {
    this.listener = listener;
  }

  @Override
  public synchronized SortedMap<TagId, Whereabouts> sensed() {
    SortedMap<TagId, Whereabouts> all = new TreeMap<>(Comparator.comparing(TagId::toString));
    for (Map<TagId, Whereabouts> part : told) {
      for (TagId tag : part.keySet()) {
        Whereabouts now = whereabouts(tag);
        if (!now.isNowhere()) {
          all.put(tag, now);
        }
      }
    }
    return Collections.unmodifiableSortedMap(all);
  }
}
