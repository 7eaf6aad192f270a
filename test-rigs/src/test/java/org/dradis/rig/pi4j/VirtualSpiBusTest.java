package org.dradis.rig.pi4j;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.BitSet;
import java.util.HexFormat;
import org.dradis.rig.chip.SpiPeer;
import org.dradis.rig.chip.VirtualSpiBus;
import org.dradis.rig.time.VirtualTime;
import org.junit.jupiter.api.Test;

class VirtualSpiBusTest {
  private static final int HERTZ = 1_000_000;

  private final VirtualTime time = new VirtualTime();
  private final VirtualSpiBus bus = new VirtualSpiBus(time);

  /** A chip that says the same whatever it hears. */
  private static final class Parrot implements SpiPeer {
    private final byte[] words;
    private boolean selected;
    private String heard = "";

    Parrot(String words) {
      this.words = HexFormat.of().parseHex(words);
    }

    @Override
    public void select() {
      selected = true;
    }

    @Override
    public void deselect() {
      selected = false;
    }

    @Override
    public boolean isSelected() {
      return selected;
    }

    @Override
    public byte[] transfer(byte[] out, int hertz) {
      heard = HexFormat.of().formatHex(out);
      return Arrays.copyOf(words, out.length);
    }
  }

  private String transfer(int channel, String out) {
    return HexFormat.of().formatHex(bus.transfer(channel, HexFormat.of().parseHex(out), HERTZ));
  }

  @Test
  void nothingSelectedFloatsHigh() {
    bus.attach(new Parrot("1234"));
    assertEquals("ffff", transfer(0, "0000"));
  }

  @Test
  void theSelectedChipIsHeard() {
    var silent = new Parrot("1234");
    var chosen = new Parrot("5678");
    bus.attach(silent);
    bus.attach(chosen);
    chosen.select();
    assertEquals("5678", transfer(0, "abcd"));
    assertEquals("abcd", chosen.heard);
    assertEquals("", silent.heard);
  }

  @Test
  void twoSelectedChipsCollideAndBothHear() {
    var one = new Parrot("0ff0");
    var other = new Parrot("33cc");
    bus.attach(one);
    bus.attach(other);
    one.select();
    other.select();
    assertEquals("03c0", transfer(0, "abcd"));
    assertEquals("abcd", one.heard);
    assertEquals("abcd", other.heard);
  }

  @Test
  void aChannelSelectsItsChipForOneTransfer() {
    var zero = new Parrot("11");
    var one = new Parrot("22");
    bus.attach(0, zero);
    bus.attach(1, one);
    assertEquals("22", transfer(1, "00"));
    assertEquals("11", transfer(0, "00"));
    assertTrue(!zero.isSelected() && !one.isSelected());
  }

  @Test
  void bytesTakeTheirTimeAtTheClock() {
    transfer(0, "00".repeat(125));
    assertEquals(1_000_000, time.now());
    assertEquals(1, bus.transfers());
  }

  @Test
  void oneTransferAtATime() {
    for (int i = 0; i < 3; i++) {
      time.start("user", () -> transfer(0, "00".repeat(125)));
    }
    time.advance(2_999_999);
    assertEquals(2, bus.transfers());
    time.advance(1);
    assertEquals(3, bus.transfers());
    time.close();
  }

  @Test
  void noiseFlipsSingleBitsNowAndThen() {
    var chip = new Parrot("00".repeat(10_000));
    bus.attach(0, chip);
    bus.noise(true);
    var in = bus.transfer(0, new byte[10_000], HERTZ);
    int flipped = BitSet.valueOf(in).cardinality();
    assertTrue(flipped > 0 && flipped < 20, "flipped " + flipped);
    bus.noise(false);
    assertArrayEquals(new byte[100], bus.transfer(0, new byte[100], HERTZ));
  }
}
