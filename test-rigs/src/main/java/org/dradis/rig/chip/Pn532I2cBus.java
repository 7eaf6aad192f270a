package org.dradis.rig.chip;

import java.io.IOException;
import org.dradis.nfc.pn532.I2cFraming;
import org.dradis.pace.Pace;

/** The chip on an I2C bus (UM 6.2.4). */
final class Pn532I2cBus implements I2cFraming.Wires {

  private final VirtualPn532 chip;
  private final Pn532Faults faults;
  private final Pace time;
  private final long call;
  private final long perByte;

  /** Charges each transaction a price, and one more for each byte and the address. */
  Pn532I2cBus(VirtualPn532 chip, Pn532Faults faults, Pace time, long call, long perByte) {
    this.chip = chip;
    this.faults = faults;
    this.time = time;
    this.call = call;
    this.perByte = perByte;
  }

  @Override
  public void write(byte[] bytes) throws IOException {
    address(bytes.length);
    chip.take(faults.through(Pn532Fault.NOISE_TO_CHIP, bytes));
  }

  @Override
  public byte[] read(int bytes) throws IOException {
    address(bytes);
    var out = new byte[bytes];
    out[0] = (byte) (chip.ready() ? 1 : 0);
    // A reading that ends after the status leaves the frame where it is.
    if (bytes > 1) {
      System.arraycopy(chip.give(bytes - 1), 0, out, 1, bytes - 1);
    }
    return faults.through(Pn532Fault.NOISE_FROM_CHIP, out);
  }

  private void address(int bytes) throws IOException {
    time.pause(call + perByte * (bytes + 1));
    if (faults.strikes(Pn532Fault.ABSENT) || !chip.listens()) {
      throw new IOException("Not acknowledged on the bus");
    }
  }
}
