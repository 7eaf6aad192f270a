package org.dradis.pi;

import java.util.ArrayList;
import java.util.List;
import org.dradis.port.Zone;
import org.dradis.table.Section;

/**
 * One {@code [[part.readers]]}: the readers that share their lines.
 *
 * @param zones the zone at address 0 first
 */
public record ReaderGroup(ReaderWiring wiring, List<Zone> zones) {
  private static final String READERS = "the readers";
  private static final int MOST_ADDRESS_LINES = 3;

  /** The six areas round Galactica, clockwise. */
  static final List<Zone> AREAS =
      List.of(
          new Zone("bow"),
          new Zone("starboard-bow"),
          new Zone("starboard-quarter"),
          new Zone("stern"),
          new Zone("port-quarter"),
          new Zone("port-bow"));

  public ReaderGroup {
    zones = List.copyOf(zones);
  }

  static ReaderGroup read(Section section, PinPlan plan) {
    var standard = ReaderWiring.REFERENCE;
    int bus = PinPlan.bus(section, standard.spiBus());
    int channel = PinPlan.channel(section);
    int hertz = section.whole("spi-hz", standard.spiHertz(), 100_000, 7_000_000);
    plan.spi(section, bus, channel, false, READERS);
    var wiring =
        new ReaderWiring(
            bus,
            channel,
            hertz,
            addressPins(section, plan),
            plan.pin(section, "enable-pin", standard.enablePin(), "the readers' enable line"),
            plan.pin(section, "busy-pin", standard.busyPin(), "the readers' BUSY line"),
            plan.pin(section, "reset-pin", standard.resetPin(), "the readers' reset line"));
    var zones = section.has("zones") ? zones(section, "zones", section.texts("zones")) : AREAS;
    if (zones.isEmpty() || zones.size() > wiring.places()) {
      throw section.wrong(
          "zones",
          "must be 1 to %d with %d address pins, not %d"
              .formatted(wiring.places(), wiring.addressPins().size(), zones.size()));
    }
    return new ReaderGroup(wiring, zones);
  }

  private static List<Integer> addressPins(Section section, PinPlan plan) {
    var pins =
        section.has("address-pins")
            ? section.wholes("address-pins", 0, PinPlan.LAST_PIN)
            : ReaderWiring.REFERENCE.addressPins();
    if (pins.size() > MOST_ADDRESS_LINES) {
      throw section.wrong("address-pins", "must be three at most: A0, A1 and A2 of the 74HC138");
    }
    pins.forEach(pin -> plan.take(section, "address-pins", pin, "an address line of the readers"));
    return pins;
  }

  static List<Zone> zones(Section section, String key, List<String> names) {
    var zones = new ArrayList<Zone>();
    for (String name : names) {
      try {
        zones.add(new Zone(name));
      } catch (IllegalArgumentException e) {
        throw section.wrong(key, Sentence.inner(e.getMessage()));
      }
    }
    return zones;
  }
}
