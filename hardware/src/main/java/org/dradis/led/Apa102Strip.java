package org.dradis.led;

import org.dradis.port.LedBoard;
import org.dradis.port.LedFrame;

/**
 * A strip of APA102 or SK9822, which have a clock line.
 *
 * <p>A transfer is a start frame of 32 zero bits, 32 bits for each LED (111, five bits of
 * brightness, blue, green, red: APA102 data sheet, "Cascading data structure") and an end. The data
 * sheets ask for an end of 32 one bits; that is neither enough nor right:
 *
 * <ul>
 *   <li>An SK9822 shows what it was sent only with the first clock after the next start frame, so
 *       32 zero bits must follow. One bits would be taken for another LED's data.
 *   <li>Every LED passes its data on half a clock later, so the last one needs n/2 clocks more.
 * </ul>
 *
 * <p>Both were measured by T. Böscke (cpldcpu.com, "Understanding the APA102" and "SK9822, a clone
 * of the APA102?"). Zero bits serve for both, and the same bytes suit either chip.
 */
public final class Apa102Strip implements LedBoard {
  /** A frame of 120 LEDs in about a millisecond. */
  public static final int DEFAULT_CLOCK_HZ = 4_000_000;

  public static final int FULL_BRIGHTNESS = 31;

  /** Long strips fail above: every LED shortens the low half of the clock (pjrc.com, 2017). */
  private static final int MOST_CLOCK_HZ = 12_000_000;

  private static final int START = 4;
  private static final int LED = 4;
  private static final int HEADER = 0xE0;

  private final Sender sender;
  private final int brightness;
  private final byte[] bytes;

  public Apa102Strip(LedWires wires, int size, CurrentLimit limit) {
    this(wires, size, limit, FULL_BRIGHTNESS, DEFAULT_CLOCK_HZ);
  }

  /** Takes a brightness of 0 to 31 for all LEDs; the limit's figures are those at 31. */
  public Apa102Strip(LedWires wires, int size, CurrentLimit limit, int brightness, int clockHz) {
    if (brightness < 0 || brightness > FULL_BRIGHTNESS) {
      throw new IllegalArgumentException(
          "The brightness is 0 to %d, but %d was asked for."
              .formatted(FULL_BRIGHTNESS, brightness));
    }
    if (clockHz < 1 || clockHz > MOST_CLOCK_HZ) {
      throw new IllegalArgumentException(
          "The clock is 1 to %d Hz, but %d was asked for.".formatted(MOST_CLOCK_HZ, clockHz));
    }
    this.sender = new Sender(wires, clockHz, size, limit.at(brightness), this::encode);
    this.brightness = brightness;
    this.bytes = new byte[START + LED * size + end(size)];
  }

  /** Returns how many bytes hold the 32 bits of a start frame and n/2 bits. */
  private static int end(int size) {
    return START + Math.ceilDiv(size, 16);
  }

  private byte[] encode(LedFrame frame) {
    int at = START;
    for (int i = 0; i < frame.size(); i++) {
      bytes[at++] = (byte) (HEADER | brightness);
      bytes[at++] = (byte) frame.blue(i);
      bytes[at++] = (byte) frame.green(i);
      bytes[at++] = (byte) frame.red(i);
    }
    return bytes;
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
