package org.dradis.rig.sweep;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.dradis.nfc.iso15693.Uid;
import org.dradis.nfc.iso15693.VicinityReader;
import org.dradis.nfc.pn5180.Pn5180;
import org.dradis.nfc.sweep.Antenna;
import org.dradis.port.Zone;
import org.dradis.rig.chip.DirectWires;
import org.dradis.rig.chip.VirtualBus;
import org.dradis.rig.chip.VirtualField;
import org.dradis.rig.chip.VirtualPn5180;
import org.dradis.rig.chip.VirtualTag;
import org.dradis.rig.time.VirtualTime;

/** Zones on SPI buses, each with a virtual reader, and tags to put into them. */
public final class ReaderBoard implements AutoCloseable {
  private final VirtualTime time = new VirtualTime();
  private final Map<Zone, VirtualField> fields = new LinkedHashMap<>();
  private final Map<Zone, VirtualPn5180> chips = new LinkedHashMap<>();
  private final List<Antenna> antennas = new ArrayList<>();

  public ReaderBoard(int buses, int zonesEach, long callNanos) {
    for (int bus = 0; bus < buses; bus++) {
      var wires = new VirtualBus(time, VirtualBus.SPI_HERTZ, callNanos);
      for (int i = 0; i < zonesEach; i++) {
        var zone = new Zone("bus%d-zone%d".formatted(bus, i));
        var field = new VirtualField(time);
        var chip = new VirtualPn5180(time, field);
        fields.put(zone, field);
        chips.put(zone, chip);
        var io = new DirectWires(wires, chip, i);
        antennas.add(new Antenna(zone, () -> new VicinityReader(new Pn5180(io))));
      }
    }
  }

  public VirtualTime time() {
    return time;
  }

  public List<Antenna> antennas() {
    return List.copyOf(antennas);
  }

  public List<Zone> zones() {
    return antennas.stream().map(Antenna::zone).toList();
  }

  public Zone zone(int number) {
    return antennas.get(number).zone();
  }

  public VirtualField field(Zone zone) {
    return Objects.requireNonNull(fields.get(zone));
  }

  public VirtualPn5180 chip(Zone zone) {
    return Objects.requireNonNull(chips.get(zone));
  }

  public VirtualTag put(Uid uid, Zone zone) {
    var tag = new VirtualTag(uid);
    field(zone).put(tag);
    return tag;
  }

  @Override
  public void close() {
    time.close();
  }
}
