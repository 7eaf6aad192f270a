package org.dradis.led;

import org.dradis.port.LedFrame;
import org.jspecify.annotations.Nullable;

/** What all strips have in common: the current limit, and that only a changed frame is sent. */
final class Sender {
  private static final int MOST_LEDS = 10_000;

  private final LedWires wires;
  private final int clockHz;
  private final int size;
  private final CurrentLimit limit;
  private final Encoder encoder;
  private LedFrame wanted;
  private @Nullable LedFrame sent;

  Sender(LedWires wires, int clockHz, int size, CurrentLimit limit, Encoder encoder) {
    if (size < 1 || size > MOST_LEDS) {
      throw new IllegalArgumentException(
          "A strip has 1 to %d LEDs, but %d were asked for.".formatted(MOST_LEDS, size));
    }
    limit.check(size);
    this.wires = wires;
    this.clockHz = clockHz;
    this.size = size;
    this.limit = limit;
    this.encoder = encoder;
    this.wanted = LedFrame.dark(size);
  }

  int size() {
    return size;
  }

  boolean show(LedFrame frame) {
    if (frame.size() != size) {
      throw new IllegalArgumentException(
          "The strip has %d LEDs, but the frame has %d.".formatted(size, frame.size()));
    }
    if (frame.equals(sent)) {
      return false;
    }
    wanted = frame;
    refresh();
    return true;
  }

  void refresh() {
    sent = null; // if the wires fail, nobody knows what the strip shines
    wires.write(encoder.bytes(limit.keep(wanted)), clockHz);
    sent = wanted;
  }

  /** Turns a frame into what is sent; it may lend the same array again and again. */
  interface Encoder {
    byte[] bytes(LedFrame frame);
  }
}
