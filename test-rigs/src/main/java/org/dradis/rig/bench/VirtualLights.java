package org.dradis.rig.bench;

import org.dradis.led.Apa102Strip;
import org.dradis.led.CurrentLimit;
import org.dradis.led.LedDraw;
import org.dradis.port.LedBoard;
import org.dradis.port.LedFrame;
import org.dradis.rig.chip.VirtualBus;

/**
 * The driver of a strip of 120 LEDs on a bus that only charges its time. There is no virtual strip
 * behind it: to simulate one takes time by the clock, which is measured here.
 */
final class VirtualLights {
  private static final int LEDS = 120;
  private static final long SECOND = 1_000_000_000;

  private final LedBoard board =
      new Apa102Strip(this::send, LEDS, new CurrentLimit(2_000, LedDraw.CAUTIOUS));
  private long busNanos;

  private void send(byte[] bytes, int clockHz) {
    busNanos += VirtualBus.CALL_NANOS + bytes.length * 8L * SECOND / clockHz;
  }

  /** Shows a frame and gives the virtual time in nanoseconds until its last LED has it. */
  long show(LedFrame frame) {
    long before = busNanos;
    board.show(frame);
    return busNanos - before;
  }
}
