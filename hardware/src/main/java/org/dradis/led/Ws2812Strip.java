package org.dradis.led;

import org.dradis.port.LedBoard;
import org.dradis.port.LedFrame;

/**
 * A strip of WS2812 or WS2812B, whose single data line is that of an SPI bus.
 *
 * <p>A bit is a pulse; its length tells 0 from 1. Four SPI bits make one, so it never straddles a
 * byte: 1000 is 0 and 1100 is 1. At 3.2 MHz these are 312 ns high and 937 low, 625 high and 625
 * low. The table "Data transfer time" of the WS2812B-V5 wants 220 to 380 ns high for 0, 580 to 1000
 * for 1, and 580 to 1000 low after either; that of the first WS2812 (350, 700, 800 and 600 ns, each
 * give or take 150) fits too. Sheets in between want a shorter low after 1, which no pattern could
 * give beside the V5's: the 1110 often seen breaks the V5.
 *
 * <p>A low of more than 280 us (V5; 50 us once) latches. It is sent before the frame too: whatever
 * noise has left half a word in the LEDs is flushed, and a data line that idled high does not count
 * as a pulse.
 */
public final class Ws2812Strip implements LedBoard {
  public static final int CLOCK_HZ = 3_200_000;

  /** 320 us, so that it is still enough if the clock is a tenth too fast. */
  private static final int LATCH = 128;

  /** Four bytes a channel, two bits a byte. */
  private static final int LED = 12;

  private static final byte[] TWO_BITS = {
    (byte) 0b1000_1000, (byte) 0b1000_1100, (byte) 0b1100_1000, (byte) 0b1100_1100
  };

  private final Sender sender;
  private final byte[] bytes;

  public Ws2812Strip(LedWires wires, int size, CurrentLimit limit) {
    sender = new Sender(wires, CLOCK_HZ, size, limit, this::encode);
    bytes = new byte[LATCH + LED * size + LATCH];
  }

  private byte[] encode(LedFrame frame) {
    int at = LATCH;
    for (int i = 0; i < frame.size(); i++) {
      at = put(at, frame.green(i));
      at = put(at, frame.red(i));
      at = put(at, frame.blue(i));
    }
    return bytes;
  }

  private int put(int at, int channel) {
    bytes[at] = TWO_BITS[channel >> 6];
    bytes[at + 1] = TWO_BITS[(channel >> 4) & 3];
    bytes[at + 2] = TWO_BITS[(channel >> 2) & 3];
    bytes[at + 3] = TWO_BITS[channel & 3];
    return at + 4;
  }

  @Override
  public int size() {
    return sender.size();
  }

  @Override
  public boolean show(LedFrame frame) {
    return sender.show(frame);
  }

  @Override
  public void refresh() {
    sender.refresh();
  }
}
