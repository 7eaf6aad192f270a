package org.dradis.rig.sim;

import java.util.List;
import org.dradis.led.LedWires;
import org.dradis.rig.chip.LedFault;
import org.dradis.rig.chip.Shine;
import org.dradis.rig.chip.VirtualApa102Strip;
import org.dradis.rig.chip.VirtualSk9822Strip;
import org.dradis.rig.chip.VirtualStrip;
import org.dradis.rig.chip.VirtualWs2812Strip;
import org.dradis.rig.time.VirtualTime;

/** A strip on an SPI bus of its own, in the table's time. */
final class StripWires implements LedWires {
  private final VirtualTime time;
  private final long callNanos;
  private final VirtualStrip strip;
  private long lowSince;

  StripWires(VirtualTime time, SimSettings settings) {
    this.time = time;
    this.callNanos = settings.callNanos();
    int size = settings.leds();
    this.strip =
        switch (settings.strip()) {
          case SK9822 -> new VirtualSk9822Strip(size);
          case APA102 -> new VirtualApa102Strip(size);
          case WS2812B -> new VirtualWs2812Strip(size);
        };
  }

  @Override
  public void write(byte[] bytes, int clockHz) {
    idle();
    strip.write(bytes, clockHz);
    time.advance(callNanos + bytes.length * 8L * 1_000_000_000L / clockHz);
    lowSince = time.now();
  }

  /** A strip without a clock measures how long its line is low. */
  private void idle() {
    if (strip instanceof VirtualWs2812Strip measuring) {
      measuring.idle(time.now() - lowSince);
      lowSince = time.now();
    }
  }

  List<Shine> shines() {
    idle();
    return strip.shines();
  }

  void inject(LedFault fault) {
    strip.inject(fault);
  }
}
