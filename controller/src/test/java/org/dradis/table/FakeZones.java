package org.dradis.table;

import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.dradis.port.Expectation;
import org.dradis.port.TagId;
import org.dradis.port.TagZones;
import org.dradis.port.Whereabouts;
import org.dradis.port.Zone;
import org.dradis.port.ZoneNews;

/** Zones in which a test puts tags. */
final class FakeZones implements TagZones {
  private final List<Zone> zones;
  final SortedMap<TagId, Whereabouts> sensed = new TreeMap<>(Comparator.comparing(TagId::toString));
  Collection<TagId> known = List.of();
  Collection<Expectation> expected = List.of();
  Consumer<ZoneNews> listener = _ -> {};

  FakeZones(String... names) {
    zones = Arrays.stream(names).map(Zone::new).toList();
  }

  void put(TagId tag, String... names) {
    var now = Whereabouts.in(Arrays.stream(names).map(Zone::new).toList());
    var before = sensed.getOrDefault(tag, Whereabouts.NOWHERE);
    if (now.isNowhere()) {
      sensed.remove(tag);
    } else {
      sensed.put(tag, now);
    }
    listener.accept(new ZoneNews.Placed(tag, before, now));
  }

  @Override
  public List<Zone> zones() {
    return zones;
  }

  @Override
  public void know(Collection<TagId> box) {
    known = box;
  }

  @Override
  public void expect(Collection<Expectation> changes) {
    expected = changes;
  }

  @Override
  public void onNews(Consumer<ZoneNews> listener) {
    this.listener = listener;
  }

  @Override
  public SortedMap<TagId, Whereabouts> sensed() {
    return sensed;
  }
}
