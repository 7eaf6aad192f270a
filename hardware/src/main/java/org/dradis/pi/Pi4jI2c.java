package org.dradis.pi;

import com.pi4j.io.i2c.I2C;
import java.io.IOException;
import java.util.function.IntSupplier;
import org.dradis.nfc.pn532.I2cFraming;

/** A chip on an I2C bus; the kernel makes one transaction of each call. */
record Pi4jI2c(I2C i2c) implements I2cFraming.Wires {

  @Override
  public void write(byte[] bytes) throws IOException {
    whole(bytes.length, () -> i2c.write(bytes, 0, bytes.length));
  }

  @Override
  public byte[] read(int bytes) throws IOException {
    var in = new byte[bytes];
    whole(bytes, () -> i2c.read(in, 0, bytes));
    return in;
  }

  /** Pi4J wraps the kernel's "remote I/O error", a byte not acknowledged, in exceptions. */
  private static void whole(int bytes, IntSupplier transaction) throws IOException {
    int count;
    try {
      count = transaction.getAsInt();
    } catch (RuntimeException e) {
      throw new IOException(Lines.words(e), e);
    }
    if (count != bytes) {
      throw new IOException("Only " + count + " of " + bytes + " bytes went over the bus");
    }
  }
}
