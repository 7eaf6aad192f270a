package org.dradis.rig.contract;

import org.dradis.nfc.pn532.I2cFraming;
import org.dradis.nfc.pn532.Patience;
import org.dradis.nfc.pn532.Pn532;
import org.dradis.nfc.pn532.Pn532Io;
import org.dradis.nfc.pn532.SpiFraming;
import org.junit.jupiter.api.Nested;

/** The driver on the chip's wires. */
class DirectTapPadTest {

  private static Pn532 driver(PadTrial it, Pn532Io io) {
    return new Pn532(io, it.time(), Patience.USUAL);
  }

  @Nested
  class OverI2c extends TapPadContract {
    @Override
    Trial trial() {
      return new PadTrial(it -> driver(it, new I2cFraming(it.chip().i2c())));
    }
  }

  @Nested
  class OverSpi extends TapPadContract {
    @Override
    Trial trial() {
      return new PadTrial(it -> driver(it, new SpiFraming(it.chip().spi())));
    }
  }
}
