package org.dradis.rig.chip;

import org.dradis.nfc.pn5180.Pn5180Io;
import org.dradis.pace.Turnstile;
import org.dradis.rig.time.VirtualTime;

/**
 * A chip on a bus with a reset line of its own. Its select and BUSY lines are its own as well, or
 * those of a multiplexer, which takes calls to turn to the chip.
 */
public final class DirectWires implements Pn5180Io {
  private final VirtualBus bus;
  private final VirtualTime time;
  private final Turnstile turn;
  private final VirtualPn5180 chip;
  private final int place;

  public DirectWires(VirtualBus bus, VirtualPn5180 chip) {
    this(bus, chip, 0);
  }

  /** One at that address of the bus's multiplexer. */
  public DirectWires(VirtualBus bus, VirtualPn5180 chip, int place) {
    this.place = place;
    this.bus = bus;
    this.time = bus.time();
    this.turn = bus.turn();
    this.chip = chip;
  }

  @Override
  public void attend() {
    turn.enter();
    bus.address(place);
  }

  @Override
  public void release() {
    turn.leave();
  }

  @Override
  public void select() {
    bus.call();
    bus.select(chip);
    chip.select();
  }

  @Override
  public void deselect() {
    bus.call();
    bus.deselect(chip);
    chip.deselect();
  }

  @Override
  public byte[] transfer(byte[] out) {
    bus.call();
    bus.clock(out.length);
    return chip.transfer(out);
  }

  @Override
  public boolean busy() {
    bus.look();
    return chip.busy();
  }

  @Override
  public void reset(boolean held) {
    bus.call();
    chip.reset(held);
  }

  @Override
  public long nanoTime() {
    return time.now();
  }

  @Override
  public void pause(long nanos) {
    bus.call();
    time.advance(nanos);
  }
}
