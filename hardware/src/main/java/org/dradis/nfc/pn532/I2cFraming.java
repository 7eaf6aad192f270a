package org.dradis.nfc.pn532;

import java.io.IOException;
import java.util.Arrays;

/**
 * Frames over I2C (UM 6.2.4): written as they are; whatever is read begins with a status byte, 01
 * when a frame follows.
 */
public final class I2cFraming implements Pn532Io {

  /** The chip's only address, 7 bits; data sheets write 48 and 49 with the direction bit. */
  public static final int ADDRESS = 0x24;

  private static final byte READY = 0x01;

  /** One transaction each, from START to STOP; a byte not acknowledged is an exception. */
  public interface Wires {
    void write(byte[] bytes) throws IOException;

    byte[] read(int bytes) throws IOException;
  }

  private final Wires wires;

  public I2cFraming(Wires wires) {
    this.wires = wires;
  }

  @Override
  public void wake() {
    try {
      // Its own address wakes the chip (UM 7.2.11); a lone 00 is a preamble without a frame.
      wires.write(new byte[] {0});
    } catch (IOException asleep) {
      // A chip that wakes up may well not acknowledge; the command that follows will tell.
    }
  }

  @Override
  public void write(byte[] frame) throws IOException {
    wires.write(frame);
  }

  @Override
  public boolean ready() throws IOException {
    return wires.read(1)[0] == READY;
  }

  @Override
  public byte[] read(int bytes) throws IOException {
    var answer = wires.read(bytes + 1);
    return Arrays.copyOfRange(answer, 1, answer.length);
  }

  @Override
  public String whatToCheck() {
    return "check power and ground, SDA and SCL, that the address 0x24 shows up on the bus, and"
        + " that the mode switches stand at I2C";
  }
}
