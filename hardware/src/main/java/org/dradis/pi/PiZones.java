package org.dradis.pi;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.dradis.nfc.ReaderException;
import org.dradis.nfc.iso15693.VicinityReader;
import org.dradis.nfc.pn5180.Pn5180;
import org.dradis.nfc.sweep.Antenna;
import org.dradis.nfc.sweep.SweepSettings;
import org.dradis.nfc.sweep.SweptZones;
import org.dradis.pace.Timeline;
import org.dradis.port.Zone;
import org.dradis.table.Sensing;

/** The zones of all groups of readers. A group whose lines cannot be opened has zones that fail. */
final class PiZones {
  /** DS, EEPROM addresses: a number that no other chip has. */
  private static final int DIE_IDENTIFIER = 0x00;

  private static final int DIE_IDENTIFIER_BYTES = 16;

  private final List<Antenna> antennas = new ArrayList<>();

  /** Adds the zones of a group, whose bus the supplier opens. */
  void add(List<Zone> zones, Supplier<ReaderBus> opening) {
    Supplier<ReaderBus> bus = attempt(opening);
    for (int place = 0; place < zones.size(); place++) {
      int own = place;
      antennas.add(new Antenna(zones.get(place), () -> open(bus.get(), own)));
    }
  }

  private static VicinityReader open(ReaderBus bus, int place) {
    var chip = new Pn5180(bus.reader(place));
    bus.meet(place, chip.readEeprom(DIE_IDENTIFIER, DIE_IDENTIFIER_BYTES));
    return new VicinityReader(chip);
  }

  private static Supplier<ReaderBus> attempt(Supplier<ReaderBus> opening) {
    try {
      var bus = opening.get();
      return () -> bus;
    } catch (PiTrouble e) {
      return () -> {
        throw new ReaderException(e.sentence());
      };
    }
  }

  /** Begins to sweep. */
  SweptZones start(Sensing sensing, PiSettings settings, Timeline time) {
    // A change is a difference between two observations at least.
    var sweep =
        new SweepSettings(
            Math.max(2, sensing.observations()),
            Duration.ofMillis(sensing.overMillis()),
            settings.alone());
    var zones = new SweptZones(antennas, sweep, time);
    zones.start();
    return zones;
  }
}
