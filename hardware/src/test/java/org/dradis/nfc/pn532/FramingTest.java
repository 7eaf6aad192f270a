package org.dradis.nfc.pn532;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;

class FramingTest {

  private final List<String> wire = new ArrayList<>();
  private byte[] answer = {};

  private final I2cFraming i2c =
      new I2cFraming(
          new I2cFraming.Wires() {
            @Override
            public void write(byte[] bytes) {
              wire.add("write " + HexFormat.of().formatHex(bytes));
            }

            @Override
            public byte[] read(int bytes) {
              wire.add("read " + bytes);
              return answer;
            }
          });

  private final SpiFraming spi =
      new SpiFraming(
          bytes -> {
            wire.add(HexFormat.of().formatHex(bytes));
            return answer;
          });

  @Test
  void overI2cEveryReadingBeginsWithTheStatus() throws IOException {
    i2c.wake();
    i2c.write(new byte[] {0, 0, (byte) 0xFF});
    answer = new byte[] {1};
    assertTrue(i2c.ready());
    answer = new byte[] {0};
    assertFalse(i2c.ready());
    answer = new byte[] {1, 7, 8};
    assertArrayEquals(new byte[] {7, 8}, i2c.read(2));
    assertEquals(List.of("write 00", "write 0000ff", "read 1", "read 1", "read 3"), wire);
  }

  @Test
  void overSpiBitsAreTurnedRoundAndTheDirectionComesFirst() throws IOException {
    answer = new byte[] {0, 0, 0, 0};
    spi.write(new byte[] {0, (byte) 0xFF, (byte) 0xD4});
    answer = new byte[] {0, (byte) 0x80};
    assertTrue(spi.ready());
    answer = new byte[] {0, 0x2B, (byte) 0xC0};
    assertArrayEquals(new byte[] {(byte) 0xD4, 0x03}, spi.read(2));
    // UM 6.2.5: 01 writes, 02 asks for the status, 03 reads.
    assertEquals(List.of("8000ff2b", "4000", "c00000"), wire);
  }

  @Test
  void anSpiLineThatNobodyDrivesIsNotReady() throws IOException {
    answer = new byte[] {-1, -1};
    assertFalse(spi.ready());
  }
}
