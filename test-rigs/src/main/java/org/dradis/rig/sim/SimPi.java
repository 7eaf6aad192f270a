package org.dradis.rig.sim;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.dradis.led.Apa102Strip;
import org.dradis.led.Ws2812Strip;
import org.dradis.nfc.pn532.I2cFraming;
import org.dradis.pi.Lights;
import org.dradis.pi.PiRig;
import org.dradis.pi.PiSettings;
import org.dradis.pi.ReaderGroup;
import org.dradis.pi.ReaderWiring;
import org.dradis.pi.TapPadWiring;
import org.dradis.pi.TowerPart;
import org.dradis.port.Zone;
import org.dradis.rig.pi4j.VirtualHeader;
import org.dradis.rig.pi4j.VirtualReaderBoard;
import org.dradis.rig.time.VirtualTime;
import org.dradis.table.Sensing;

/**
 * A virtual Pi with all chips of the table on its header, wired as the reference table is. A second
 * group of readers has a bus and lines of its own; a real Pi would have to do without something.
 */
final class SimPi {
  private static final int LIGHTS_BUS = 1;
  private static final int PAD_BUS = 1;
  private static final List<ReaderWiring> WIRINGS =
      List.of(
          ReaderWiring.REFERENCE,
          new ReaderWiring(3, 0, ReaderWiring.REFERENCE.spiHertz(), List.of(4, 7, 8), 14, 15, 0));

  /** Two groups of six, or of eight if there are more zones. */
  private static final int USUAL_GROUP = 6;

  private static final int LARGEST_GROUP = 8;

  private final VirtualHeader header;
  private final List<ReaderGroup> groups = new ArrayList<>();
  private final List<VirtualReaderBoard> boards = new ArrayList<>();
  private final SimSettings settings;

  SimPi(VirtualTime time, SimSettings settings, Chips chips) {
    this.settings = settings;
    this.header = new VirtualHeader(time, settings.callNanos());
    var zones = settings.plan().zones();
    int most = zones.size() > WIRINGS.size() * USUAL_GROUP ? LARGEST_GROUP : USUAL_GROUP;
    for (int from = 0; from < zones.size(); from += most) {
      addReaders(zones.subList(from, Math.min(zones.size(), from + most)), chips);
    }
    header.attachI2c(PAD_BUS, I2cFraming.ADDRESS, chips.pad().i2cPins());
    header.attachTower(TowerPart.REFERENCE.wiring(), chips.tower());
    header.attachStrip(LIGHTS_BUS, chips.strip());
  }

  private void addReaders(List<Zone> zones, Chips chips) {
    var wiring = WIRINGS.get(groups.size());
    groups.add(new ReaderGroup(wiring, zones));
    boards.add(new VirtualReaderBoard(header, wiring, zones.stream().map(chips::reader).toList()));
  }

  /** The readers of each bus. */
  List<ReaderGroup> groups() {
    return groups;
  }

  /** The boards that carry them. */
  List<VirtualReaderBoard> boards() {
    return boards;
  }

  /** Starts the real drivers. */
  PiRig open(Sensing sensing) {
    return new PiRig(
        new PiSettings(
            groups,
            settings.alone(),
            Optional.of(TapPadWiring.REFERENCE),
            Optional.of(TowerPart.REFERENCE),
            Optional.of(lights())),
        sensing,
        header.context(),
        header.timeline());
  }

  private Lights lights() {
    var chip = settings.strip();
    int hertz = chip == Lights.Chip.WS2812B ? Ws2812Strip.CLOCK_HZ : Apa102Strip.DEFAULT_CLOCK_HZ;
    var standard = Lights.REFERENCE;
    return new Lights(
        chip,
        settings.leds(),
        LIGHTS_BUS,
        standard.spiChannel(),
        hertz,
        Math.max(standard.limitMa(), settings.leds() + 1),
        standard.brightness());
  }
}
