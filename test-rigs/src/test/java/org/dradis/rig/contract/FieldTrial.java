package org.dradis.rig.contract;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.dradis.nfc.iso15693.Uid;
import org.dradis.port.TagId;
import org.dradis.port.TagZones;
import org.dradis.port.Zone;
import org.dradis.rig.chip.VirtualField;
import org.dradis.rig.chip.VirtualTag;
import org.dradis.rig.time.VirtualTime;

/** Zones over virtual fields, wired somehow, in virtual time. */
final class FieldTrial implements TagZonesContract.Trial {
  private static final long MILLISECOND = 1_000_000;

  private final VirtualTime time;
  private final Map<Zone, VirtualField> fields;
  private final TagZones zones;
  private final Map<Integer, VirtualTag> ships = new HashMap<>();

  FieldTrial(VirtualTime time, Map<Zone, VirtualField> fields, TagZones zones) {
    this.time = time;
    this.fields = new LinkedHashMap<>(fields);
    this.zones = zones;
  }

  private VirtualTag ship(int number) {
    return ships.computeIfAbsent(
        number, it -> new VirtualTag(new Uid(0xE004_0150_2A49_F600L + 3L * it)));
  }

  private VirtualField field(Zone zone) {
    return Objects.requireNonNull(fields.get(zone));
  }

  @Override
  public TagZones zones() {
    return zones;
  }

  @Override
  public List<Zone> names() {
    return List.copyOf(fields.keySet());
  }

  @Override
  public TagId tag(int ship) {
    return ship(ship).uid().id();
  }

  @Override
  public void put(int ship, Zone zone) {
    field(zone).put(ship(ship));
  }

  @Override
  public void lift(int ship, Zone zone) {
    field(zone).lift(ship(ship));
  }

  @Override
  public void pass(long millis) {
    time.advance(millis * MILLISECOND);
  }

  @Override
  public void close() {
    time.close();
  }
}
