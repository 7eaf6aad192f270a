package org.dradis.pi;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.dradis.table.Section;

/** Who uses which pin and which SPI channel, so that nothing is used twice. */
final class PinPlan {
  /** The header's lines are BCM 0 to 27. */
  static final int LAST_PIN = 27;

  private static final int LAST_BUS = 6;
  private static final int LAST_CHANNEL = 2;

  /** MOSI, MISO and SCLK of the two buses that are the same on all models. */
  private static final List<List<Integer>> SPI = List.of(List.of(10, 9, 11), List.of(20, 19, 21));

  private static final List<List<Integer>> SPI_SELECTS =
      List.of(List.of(8, 7), List.of(18, 17, 16));
  private static final List<Integer> I2C1 = List.of(2, 3);

  private final Map<Integer, String> pins = new HashMap<>();
  private final Map<Integer, String> buses = new HashMap<>();
  private final Map<List<Integer>, String> channels = new HashMap<>();

  /** Reads a pin and notes who has it. */
  int pin(Section section, String key, int otherwise, String user) {
    int pin = section.whole(key, otherwise, 0, LAST_PIN);
    take(section, key, pin, user);
    return pin;
  }

  void take(Section section, String key, int pin, String user) {
    String other = pins.putIfAbsent(pin, user);
    if (other != null) {
      throw section.wrong(
          key, "GPIO " + pin + " cannot be " + user + ": it is " + other + " already");
    }
  }

  static int bus(Section section, int otherwise) {
    return section.whole("spi-bus", otherwise, 0, LAST_BUS);
  }

  static int channel(Section section) {
    return section.whole("spi-channel", 0, 0, LAST_CHANNEL);
  }

  /**
   * Notes who has a channel of an SPI bus, with its pins.
   *
   * @param selected whether the kernel's select line is used; on bus 1 it cannot be left out
   */
  void spi(Section section, int bus, int channel, boolean selected, String user) {
    String other = channels.putIfAbsent(List.of(bus, channel), user);
    if (other != null) {
      if (other.equals(user)) {
        return;
      }
      throw section.wrong(
          "spi-channel",
          "channel %d of SPI bus %d is that of %s already".formatted(channel, bus, other));
    }
    boolean known = buses.containsKey(bus);
    buses.putIfAbsent(bus, user);
    if (bus < SPI.size()) {
      if (!known) {
        SPI.get(bus).forEach(pin -> take(section, "spi-bus", pin, "a line of SPI bus " + bus));
      }
      var selects = SPI_SELECTS.get(bus);
      if (channel >= selects.size()) {
        throw section.wrong(
            "spi-channel", "must be 0-" + (selects.size() - 1) + " on SPI bus " + bus);
      }
      if (selected || bus > 0) {
        take(section, "spi-channel", selects.get(channel), "the select line of SPI bus " + bus);
      }
    }
  }

  /** Takes a whole bus: a strip of LEDs has no select line and hears what is meant for others. */
  void ownBus(Section section, int bus, String user) {
    String other = buses.get(bus);
    if (other != null) {
      throw section.wrong(
          "spi-bus",
          "SPI bus "
              + bus
              + " is that of "
              + other
              + " already; "
              + user
              + " need one of their own");
    }
  }

  void i2c(Section section, int bus) {
    if (bus == 1) {
      I2C1.forEach(pin -> take(section, "i2c-bus", pin, "a line of I2C bus 1"));
    }
  }
}
