package org.dradis.rig.chip;

import java.util.Arrays;
import org.dradis.nfc.pn5180.Pn5180Io;

/**
 * Wires that hide a fault from the driver, which is then one that does not look for it.
 *
 * <p>What is hidden is the one thing its handling rests on; everything else goes through.
 */
final class Heedless implements Pn5180Io {
  /** What the driver does not look at. */
  enum Blindness {
    /** Does not look at BUSY: it has whatever level is waited for. */
    BUSY,
    /** Does not give up: the clock stands still while it waits. */
    CLOCK,
    /** Does not check that the request went out and the field is on. */
    FIELD,
    /** Does not look at the error flags of RX_STATUS. */
    RX_ERRORS,
    /** Does not look whether the chip is still set up. */
    SETUP,
    /** Does not read an unknown UID a second time. */
    SECOND_READ
  }

  private final Pn5180Io wires;
  private final Blindness blindness;
  private byte[] request = {};
  private byte[] lastData = {};
  private byte[] loaded = {};
  private int waits;
  private boolean level = true;
  private long frozen;

  Heedless(Pn5180Io wires, Blindness blindness) {
    this.wires = wires;
    this.blindness = blindness;
  }

  @Override
  public void attend() {
    wires.attend();
  }

  @Override
  public void release() {
    wires.release();
  }

  @Override
  public void select() {
    wires.select();
    level = false;
  }

  @Override
  public void deselect() {
    wires.deselect();
    level = true;
  }

  @Override
  public byte[] transfer(byte[] out) {
    var in = wires.transfer(out);
    boolean reading = out.length > 0 && out[0] == (byte) 0xFF;
    if (!reading) {
      request = out;
      if (out[0] != 0x0A) {
        lastData = new byte[0];
      }
      return in;
    }
    return switch (blindness) {
      case FIELD -> request.length == 4 && request[0] == 0x05 ? pretendField(in) : in;
      case RX_ERRORS -> request.length == 4 && request[0] == 0x05 ? pretendGood(in) : in;
      case SETUP -> request.length == 7 && request[0] == 0x05 ? asLoaded(in) : in;
      case SECOND_READ -> request[0] == 0x0A ? repeat(in) : in;
      case BUSY, CLOCK -> in;
    };
  }

  private static byte[] pretendField(byte[] status) {
    var patched = status.clone();
    patched[0] |= 0x02;
    patched[2] &= 0x0D;
    patched[3] = 0;
    patched[10] |= 0x02;
    return patched;
  }

  private static byte[] pretendGood(byte[] status) {
    var patched = status.clone();
    patched[6] = 0;
    return patched;
  }

  /** What the registers were when they were first read. */
  private byte[] asLoaded(byte[] registers) {
    if (loaded.length == 0) {
      loaded = registers;
    }
    return loaded.clone();
  }

  private byte[] repeat(byte[] data) {
    if (lastData.length == data.length) {
      return Arrays.copyOf(lastData, lastData.length);
    }
    lastData = data;
    return data;
  }

  @Override
  public boolean busy() {
    if (blindness == Blindness.CLOCK && ++waits > 100_000) {
      throw new IllegalStateException("The driver waits for ever.");
    }
    boolean real = wires.busy();
    return blindness == Blindness.BUSY ? !level : real;
  }

  @Override
  public void reset(boolean held) {
    wires.reset(held);
  }

  @Override
  public long nanoTime() {
    return blindness == Blindness.CLOCK ? frozen : wires.nanoTime();
  }

  @Override
  public void pause(long nanos) {
    wires.pause(nanos);
    frozen += nanos;
  }
}
