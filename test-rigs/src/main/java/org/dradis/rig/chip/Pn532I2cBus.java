package org.dradis.rig.chip;

import java.io.IOException;
import org.dradis.nfc.pn532.I2cFraming;
import org.dradis.pace.Pace;

/** The chip on an I2C bus of 100 kHz (UM 6.2.4). */
final class Pn532I2cBus implements I2cFraming.Wires {

  private static final long SYSTEM_CALL = 50_000;

  /** Eight bits and their acknowledgement. */
  private static final long BYTE = 90_000;

  private final VirtualPn532 chip;
  private final Pn532Faults faults;
  private final Pace time;

  Pn532I2cBus(VirtualPn532 chip, Pn532Faults faults, Pace time) {
    this.chip = chip;
    this.faults = faults;
    this.time = time;
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
    time.pause(SYSTEM_CALL + BYTE * (bytes + 1));
    if (faults.strikes(Pn532Fault.ABSENT) || !chip.listens()) {
      throw new IOException("Not acknowledged on the bus");
    }
  }
}
