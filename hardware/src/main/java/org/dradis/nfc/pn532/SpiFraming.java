package org.dradis.nfc.pn532;

import java.io.IOException;
import java.util.Arrays;

/**
 * Frames over SPI (UM 6.2.5): mode 0, least significant bit first, and every transaction begins
 * with a byte that says which way it goes.
 *
 * <p>The bits are turned round here because a Pi's SPI only knows the other order.
 */
public final class SpiFraming implements Pn532Io {

  private static final byte DATA_WRITING = 0x01;
  private static final byte STATUS_READING = 0x02;
  private static final byte DATA_READING = 0x03;
  private static final byte READY = 0x01;

  /** One transaction with NSS low: as many bytes come back as go out, bit 7 first. */
  public interface Wires {
    byte[] exchange(byte[] bytes) throws IOException;
  }

  private final Wires wires;

  public SpiFraming(Wires wires) {
    this.wires = wires;
  }

  @Override
  public void wake() {
    try {
      // NSS going low wakes the chip (UM 7.2.11).
      exchange(STATUS_READING, new byte[1]);
    } catch (IOException asleep) {
      // The command that follows will tell.
    }
  }

  @Override
  public void write(byte[] frame) throws IOException {
    exchange(DATA_WRITING, frame);
  }

  @Override
  public boolean ready() throws IOException {
    // Compared whole: a MISO that nobody drives reads FF, which has bit 0 set as well.
    return exchange(STATUS_READING, new byte[1])[0] == READY;
  }

  @Override
  public byte[] read(int bytes) throws IOException {
    return exchange(DATA_READING, new byte[bytes]);
  }

  @Override
  public String whatToCheck() {
    return "check power and ground, MOSI, MISO, SCK and NSS, and that the mode switches stand at"
        + " SPI";
  }

  private byte[] exchange(byte direction, byte[] bytes) throws IOException {
    var out = new byte[bytes.length + 1];
    out[0] = direction;
    System.arraycopy(bytes, 0, out, 1, bytes.length);
    var in = turned(wires.exchange(turned(out)));
    return Arrays.copyOfRange(in, 1, in.length);
  }

  private static byte[] turned(byte[] bytes) {
    var turned = new byte[bytes.length];
    for (var i = 0; i < bytes.length; i++) {
      turned[i] = (byte) (Integer.reverse(bytes[i]) >>> 24);
    }
    return turned;
  }
}
