package org.dradis.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class SplitMix64Test {

  /** The values that the algorithm's published test vectors give for the seed 1234567. */
  @Test
  void theGeneratorIsSplitMix64() {
    SplitMix64 generator = new SplitMix64(1234567);
    assertEquals("6457827717110365317", Long.toUnsignedString(generator.next()));
    assertEquals("3203168211198807973", Long.toUnsignedString(generator.next()));
    assertEquals("9817491932198370423", Long.toUnsignedString(generator.next()));
    assertEquals("4593380528125082431", Long.toUnsignedString(generator.next()));
    assertEquals("16408922859458223821", Long.toUnsignedString(generator.next()));
  }

  @Test
  void aDieIsTheTopThreeBits() {
    SplitMix64 generator = new SplitMix64(1234567);
    // 6457827717110365317 >>> 61 = 2, and so on
    assertEquals(3, generator.die());
    assertEquals(2, generator.die());
    assertEquals(5, generator.die());
    assertEquals(2, generator.die());
    assertEquals(8, generator.die());
  }

  @Test
  void aChoiceIsTheRemainderUnsigned() {
    SplitMix64 generator = new SplitMix64(1234567);
    assertEquals(7, generator.among(10));
    assertEquals(3, generator.among(10));
    assertEquals(3, generator.among(10));
    assertEquals(1, generator.among(10));
    assertEquals(1, generator.among(10));
  }
}
