package org.dradis.rig.pi4j;

import com.pi4j.io.spi.SpiBase;
import com.pi4j.io.spi.SpiConfig;
import com.pi4j.io.spi.SpiProvider;
import java.util.Arrays;
import org.dradis.rig.chip.VirtualSpiBus;

/** A channel of an SPI bus, as the kernel's spidev has it. */
final class VirtualSpi extends SpiBase {
  /** What spidev takes in one call unless its parameter bufsiz says otherwise. */
  private static final int MOST_BYTES = 4096;

  private final VirtualHeader header;
  private final VirtualSpiBus bus;

  VirtualSpi(SpiProvider provider, SpiConfig config, VirtualHeader header, VirtualSpiBus bus) {
    super(provider, config);
    this.header = header;
    this.bus = bus;
    this.isOpen = true;
  }

  /** Like linuxfs it tells of a refused call by a number. */
  @Override
  public int transfer(byte[] write, int writeOffset, byte[] read, int readOffset, int bytes) {
    header.call();
    if (bytes > MOST_BYTES) {
      return -1;
    }
    var out = Arrays.copyOfRange(write, writeOffset, writeOffset + bytes);
    var in = bus.transfer(config.address(), out, config.baud());
    System.arraycopy(in, 0, read, readOffset, bytes);
    return bytes;
  }

  @Override
  public int read() {
    var one = new byte[1];
    return read(one, 0, 1) == 1 ? Byte.toUnsignedInt(one[0]) : -1;
  }

  @Override
  public int read(byte[] buffer, int offset, int length) {
    return transfer(new byte[length], 0, buffer, offset, length);
  }

  @Override
  public int write(byte value) {
    return write(new byte[] {value}, 0, 1);
  }

  /** Unlike a transfer this one is cut to what the kernel takes, and returns 0, as in linuxfs. */
  @Override
  public int write(byte[] data, int offset, int length) {
    var ignored = new byte[length];
    for (int at = 0; at < length; at += MOST_BYTES) {
      transfer(data, offset + at, ignored, at, Math.min(MOST_BYTES, length - at));
    }
    return 0;
  }
}
