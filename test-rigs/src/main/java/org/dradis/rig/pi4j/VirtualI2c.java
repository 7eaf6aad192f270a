package org.dradis.rig.pi4j;

import com.pi4j.exception.Pi4JException;
import com.pi4j.io.i2c.I2CBase;
import com.pi4j.io.i2c.I2CConfig;
import com.pi4j.io.i2c.I2CProvider;
import java.io.IOException;
import java.util.Map;
import org.dradis.nfc.pn532.I2cFraming;

/** A device on an I2C bus of 100 kHz: eight bits and an acknowledgement for each byte. */
final class VirtualI2c extends I2CBase<VirtualI2cBus> {
  private static final long BYTE = 90_000;

  private final VirtualHeader header;
  private final Map<Integer, I2cFraming.Wires> chips;

  VirtualI2c(
      I2CProvider provider,
      I2CConfig config,
      VirtualHeader header,
      Map<Integer, I2cFraming.Wires> chips) {
    super(provider, config, new VirtualI2cBus());
    this.header = header;
    this.chips = chips;
  }

  @Override
  public int write(byte value) {
    return write(new byte[] {value}, 0, 1);
  }

  @Override
  public int write(byte[] data, int offset, int length) {
    var bytes = new byte[length];
    System.arraycopy(data, offset, bytes, 0, length);
    charge(length);
    try {
      chip().write(bytes);
    } catch (IOException e) {
      throw notAcknowledged(e);
    }
    return length;
  }

  @Override
  public int read() {
    var one = new byte[1];
    read(one, 0, 1);
    return Byte.toUnsignedInt(one[0]);
  }

  @Override
  public int read(byte[] buffer, int offset, int length) {
    charge(length);
    try {
      System.arraycopy(chip().read(length), 0, buffer, offset, length);
    } catch (IOException e) {
      throw notAcknowledged(e);
    }
    return length;
  }

  private void charge(int bytes) {
    header.call();
    header.time().advance(BYTE * (bytes + 1));
  }

  private I2cFraming.Wires chip() throws IOException {
    var chip = chips.get(config.device());
    if (chip == null) {
      throw new IOException("Not acknowledged on the bus");
    }
    return chip;
  }

  private Pi4JException notAcknowledged(IOException e) {
    return new Pi4JException(
        "Failed to execute action for device %d on bus %d".formatted(config.device(), config.bus()),
        e);
  }

  @Override
  public int readRegister(int register) {
    throw noRegisters();
  }

  @Override
  public int readRegister(byte[] register, byte[] buffer, int offset, int length) {
    throw noRegisters();
  }

  @Override
  public int readRegister(int register, byte[] buffer, int offset, int length) {
    throw noRegisters();
  }

  @Override
  public int writeRegister(int register, byte value) {
    throw noRegisters();
  }

  @Override
  public int writeRegister(int register, byte[] data, int offset, int length) {
    throw noRegisters();
  }

  @Override
  public int writeRegister(byte[] register, byte[] data, int offset, int length) {
    throw noRegisters();
  }

  private static UnsupportedOperationException noRegisters() {
    return new UnsupportedOperationException("No chip here has I2C registers.");
  }
}
