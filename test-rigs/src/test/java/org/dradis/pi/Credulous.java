package org.dradis.pi;

import java.util.Arrays;
import org.dradis.nfc.pn5180.Commands;
import org.dradis.nfc.pn5180.Pn5180Io;

/**
 * Wires that make a driver believe in its chip: BUSY is as it should be, versions are good, and a
 * request always went out.
 */
record Credulous(Pn5180Io wires, Belief belief) implements Pn5180Io {

  /** What was sent last, and whether the frame is open. */
  static final class Belief {
    private byte request;
    private boolean open;
  }

  Credulous(Pn5180Io wires) {
    this(wires, new Belief());
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
    belief.open = true;
    wires.select();
  }

  @Override
  public void deselect() {
    belief.open = false;
    wires.deselect();
  }

  @Override
  public byte[] transfer(byte[] out) {
    var in = wires.transfer(out);
    if (out[0] != (byte) 0xFF) {
      belief.request = out[0];
    } else if (belief.request == Commands.READ_EEPROM) {
      Arrays.fill(in, (byte) 4);
    } else if (in.length == 12) {
      // IRQ_STATUS: sent, and no GENERAL_ERROR nor bits that do not exist.
      in[0] |= 0x02;
      in[2] &= 0x0D;
      in[3] = 0;
    }
    return in;
  }

  @Override
  public boolean busy() {
    wires.busy();
    return belief.open;
  }

  @Override
  public void reset(boolean held) {
    wires.reset(held);
  }

  @Override
  public long nanoTime() {
    return wires.nanoTime();
  }

  @Override
  public void pause(long nanos) {
    wires.pause(nanos);
  }
}
