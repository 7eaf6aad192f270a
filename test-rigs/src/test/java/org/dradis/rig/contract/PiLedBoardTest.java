package org.dradis.rig.contract;

import org.dradis.rig.chip.VirtualApa102Strip;
import org.dradis.rig.chip.VirtualSk9822Strip;
import org.dradis.rig.chip.VirtualStrip;
import org.dradis.rig.chip.VirtualWs2812Strip;
import org.dradis.rig.pi4j.VirtualHeader;
import org.dradis.rig.time.VirtualTime;
import org.junit.jupiter.api.Nested;

/** The drivers through Pi4J. */
class PiLedBoardTest {

  private static LedBoardContract.Trial wire(VirtualStrip strip, String chip) {
    var header = new VirtualHeader(new VirtualTime());
    header.attachStrip(1, strip);
    var rig = Pis.open(header, "[lights]\nchip = '" + chip + "'\n");
    return new LedBoardContract.Trial(rig.ledBoard().orElseThrow(), strip);
  }

  @Nested
  class Sk9822 extends LedBoardContract {
    @Override
    Trial trial() {
      return wire(new VirtualSk9822Strip(SIZE), "sk9822");
    }
  }

  @Nested
  class Apa102 extends LedBoardContract {
    @Override
    Trial trial() {
      return wire(new VirtualApa102Strip(SIZE), "apa102");
    }
  }

  @Nested
  class Ws2812b extends LedBoardContract {
    @Override
    Trial trial() {
      return wire(new VirtualWs2812Strip(SIZE), "ws2812b");
    }
  }
}
