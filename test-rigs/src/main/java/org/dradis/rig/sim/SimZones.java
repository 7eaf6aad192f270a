package org.dradis.rig.sim;

import java.util.Collection;
import java.util.List;
import java.util.SortedMap;
import java.util.function.Consumer;
import org.dradis.port.Expectation;
import org.dradis.port.TagId;
import org.dradis.port.TagZones;
import org.dradis.port.Whereabouts;
import org.dradis.port.Zone;
import org.dradis.port.ZoneNews;

/** Zones for threads that do not live in the table's time. */
final class SimZones implements TagZones {
  private final SimRig rig;
  private final TagZones zones;

  SimZones(SimRig rig, TagZones zones) {
    this.rig = rig;
    this.zones = zones;
  }

  @Override
  public List<Zone> zones() {
    return zones.zones();
  }

  @Override
  public void know(Collection<TagId> box) {
    tell(() -> zones.know(box));
  }

  @Override
  public void expect(Collection<Expectation> changes) {
    tell(() -> zones.expect(changes));
  }

  @Override
  public void onNews(Consumer<ZoneNews> listener) {
    tell(() -> zones.onNews(listener));
  }

  @Override
  public SortedMap<TagId, Whereabouts> sensed() {
    return rig.ask(_ -> zones.sensed());
  }

  private void tell(Runnable deed) {
    rig.ask(
        _ -> {
          deed.run();
          return true;
        });
  }
}
