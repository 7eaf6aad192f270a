package org.dradis.rig.chip;

import java.util.Arrays;
import org.dradis.nfc.pn532.SpiFraming;
import org.dradis.pace.Pace;

/** The chip on an SPI bus, which it hears least significant bit first (UM 6.2.5). */
final class Pn532SpiBus implements SpiFraming.Wires {

  private final VirtualPn532 chip;
  private final Pn532Faults faults;
  private final Pace time;
  private final long call;
  private final long perByte;

  /** Charges each transaction a price, and one more for each byte. */
  Pn532SpiBus(VirtualPn532 chip, Pn532Faults faults, Pace time, long call, long perByte) {
    this.chip = chip;
    this.faults = faults;
    this.time = time;
    this.call = call;
    this.perByte = perByte;
  }

  @Override
  public byte[] exchange(byte[] bytes) {
    time.pause(call + perByte * bytes.length);
    var out = new byte[bytes.length];
    if (faults.strikes(Pn532Fault.ABSENT) || !chip.listens()) {
      Arrays.fill(out, (byte) 0xFF);
      return out;
    }
    var in = lsbFirst(faults.through(Pn532Fault.NOISE_TO_CHIP, bytes));
    switch (in[0]) {
      case 0x01 -> chip.take(Arrays.copyOfRange(in, 1, in.length));
      case 0x02 -> Arrays.fill(out, 1, out.length, (byte) (chip.ready() ? 1 : 0));
      case 0x03 -> System.arraycopy(chip.give(out.length - 1), 0, out, 1, out.length - 1);
      default -> Arrays.fill(out, (byte) 0);
    }
    return faults.through(Pn532Fault.NOISE_FROM_CHIP, lsbFirst(out));
  }

  private static byte[] lsbFirst(byte[] bytes) {
    var turned = new byte[bytes.length];
    for (var i = 0; i < bytes.length; i++) {
      for (var bit = 0; bit < 8; bit++) {
        turned[i] |= (byte) (((bytes[i] >> bit) & 1) << (7 - bit));
      }
    }
    return turned;
  }
}
