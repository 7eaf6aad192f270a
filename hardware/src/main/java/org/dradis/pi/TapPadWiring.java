package org.dradis.pi;

import org.dradis.table.Section;

/**
 * {@code [part.tap-pad]}: where the PN532 is.
 *
 * @param channel of an SPI bus
 */
public record TapPadWiring(Bus kind, int bus, int channel) {
  /** The buses that the chip's mode switches can be set to, and that are used here. */
  public enum Bus {
    I2C,
    SPI
  }

  public static final TapPadWiring REFERENCE = new TapPadWiring(Bus.I2C, 1, 0);

  /** Well below the 5 MHz of the chip: the wires may be long. */
  static final int SPI_HERTZ = 1_000_000;

  private static final int LAST_I2C = 22;

  static TapPadWiring read(Section section, PinPlan plan) {
    if (section.choice("bus", "i2c", "i2c", "spi").equals("i2c")) {
      int bus = section.whole("i2c-bus", REFERENCE.bus(), 0, LAST_I2C);
      plan.i2c(section, bus);
      return new TapPadWiring(Bus.I2C, bus, 0);
    }
    int bus = PinPlan.bus(section, 0);
    int channel = PinPlan.channel(section);
    plan.spi(section, bus, channel, true, "the tap pad");
    return new TapPadWiring(Bus.SPI, bus, channel);
  }
}
