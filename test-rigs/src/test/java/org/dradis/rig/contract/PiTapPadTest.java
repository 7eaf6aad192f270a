package org.dradis.rig.contract;

import org.dradis.port.TapPad;
import org.dradis.rig.pi4j.VirtualHeader;
import org.junit.jupiter.api.Nested;

/** The driver through Pi4J. */
class PiTapPadTest {

  @Nested
  class OverI2c extends TapPadContract {
    @Override
    Trial trial() {
      return new PadTrial(OverI2c::wire);
    }

    private static TapPad wire(PadTrial it) {
      var header = new VirtualHeader(it.time());
      header.attachI2c(1, 0x24, it.chip().i2cPins());
      return Pis.open(header, "[tap-pad]\n").tapPad().orElseThrow();
    }
  }

  @Nested
  class OverSpi extends TapPadContract {
    @Override
    Trial trial() {
      return new PadTrial(OverSpi::wire);
    }

    private static TapPad wire(PadTrial it) {
      var header = new VirtualHeader(it.time());
      header.spi(0).attach(1, it.chip().spiPins());
      return Pis.open(header, "[tap-pad]\nbus = 'spi'\nspi-channel = 1\n").tapPad().orElseThrow();
    }
  }
}
