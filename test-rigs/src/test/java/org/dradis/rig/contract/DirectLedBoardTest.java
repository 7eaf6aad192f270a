package org.dradis.rig.contract;

import org.dradis.led.Apa102Strip;
import org.dradis.led.CurrentLimit;
import org.dradis.led.LedDraw;
import org.dradis.led.Ws2812Strip;
import org.dradis.rig.chip.VirtualSk9822Strip;
import org.dradis.rig.chip.VirtualWs2812Strip;
import org.junit.jupiter.api.Nested;

/** The drivers on the strips' wires. */
class DirectLedBoardTest {
  private static final CurrentLimit LIMIT = new CurrentLimit(2_000, LedDraw.CAUTIOUS);

  @Nested
  class Sk9822 extends LedBoardContract {
    @Override
    Trial trial() {
      var strip = new VirtualSk9822Strip(SIZE);
      return new Trial(new Apa102Strip(strip, SIZE, LIMIT), strip);
    }
  }

  @Nested
  class Ws2812 extends LedBoardContract {
    @Override
    Trial trial() {
      var strip = new VirtualWs2812Strip(SIZE);
      return new Trial(new Ws2812Strip(strip, SIZE, LIMIT), strip);
    }
  }
}
