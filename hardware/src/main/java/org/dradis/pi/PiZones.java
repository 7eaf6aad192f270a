package org.dradis.pi;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.dradis.nfc.ReaderException;
import org.dradis.nfc.iso15693.VicinityReader;
import org.dradis.nfc.sweep.Antenna;
import org.dradis.nfc.sweep.SweepSettings;
import org.dradis.nfc.sweep.SweptZones;
import org.dradis.pace.Timeline;
import org.dradis.port.Zone;
import org.dradis.table.Sensing;

/** The zones of all groups of readers. A group whose lines cannot be opened has zones that fail. */
final class PiZones {
  private final List<Antenna> antennas = new ArrayList<>();

  /** Adds the zones of a group, whose bus the supplier opens. */
  void add(List<Zone> zones, Supplier<ReaderBus> opening) {
    Supplier<ReaderBus> bus = attempt(opening);
    for (int place = 0; place < zones.size(); place++) {
      int own = place;
      antennas.add(new Antenna(zones.get(place), () -> new VicinityReader(bus.get().open(own))));
    }
  }

  private static Supplier<ReaderBus> attempt(Supplier<ReaderBus> opening) {
    try {
      var bus = opening.get();
      bus.survey();
      return () -> bus;
    } catch (PiTrouble e) {
      return () -> {
        throw new ReaderException(e.sentence());
      };
    }
  }

  /** Begins to sweep. */
  SweptZones start(Sensing sensing, PiSettings settings, Timeline time) {
    var sweep =
        new SweepSettings(
            sensing.observations(), Duration.ofMillis(sensing.overMillis()), settings.alone());
    var zones = new SweptZones(antennas, sweep, time);
    zones.start();
    return zones;
  }
}
