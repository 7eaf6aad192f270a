package org.dradis.pi;

import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;
import org.dradis.nfc.ReaderException;
import org.dradis.nfc.pn5180.Pn5180Io;

/**
 * One reader of a {@link ReaderBus}. What the bus cannot do is a {@link ReaderException}, from
 * which the driver knows how to recover.
 */
final class Pi4jPn5180Io implements Pn5180Io {
  private final ReaderBus bus;
  private final int place;

  /** Another reader drove the common reset line, and this one has not made use of it. */
  private final AtomicBoolean fresh = new AtomicBoolean();

  private boolean skipping;

  Pi4jPn5180Io(ReaderBus bus, int place) {
    this.bus = bus;
    this.place = place;
  }

  @Override
  public void attend() {
    bus.enter();
    try {
      tell(() -> bus.address(place));
    } catch (ReaderException e) {
      bus.leave();
      throw e;
    }
  }

  @Override
  public void release() {
    bus.leave();
  }

  @Override
  public void select() {
    tell(() -> bus.select(true));
  }

  @Override
  public void deselect() {
    tell(() -> bus.select(false));
  }

  @Override
  public byte[] transfer(byte[] out) {
    wasUsed();
    return ask(() -> bus.transfer(out));
  }

  @Override
  public boolean busy() {
    return ask(bus::busy);
  }

  /**
   * Resets the chip, and with it all others of the group. If another reader has just done so, that
   * will do: else readers that start together would interrupt each other.
   */
  @Override
  public void reset(boolean held) {
    if (held) {
      bus.resets().enter();
      skipping = fresh.getAndSet(false);
    }
    boolean failed = true;
    try {
      if (!skipping) {
        tell(() -> bus.reset(held, this));
      }
      failed = false;
    } finally {
      if (failed || !held) {
        bus.resets().leave();
      }
    }
  }

  void wasUsed() {
    fresh.set(false);
  }

  void wasReset() {
    fresh.set(true);
  }

  @Override
  public long nanoTime() {
    return bus.pace().nanos();
  }

  @Override
  public void pause(long nanos) {
    bus.pace().pause(nanos);
  }

  private void tell(Runnable deed) {
    ask(
        () -> {
          deed.run();
          return true;
        });
  }

  private <T> T ask(Supplier<T> question) {
    try {
      return question.get();
    } catch (RuntimeException e) {
      throw new ReaderException("The lines to the readers fail: " + Lines.words(e) + ".");
    }
  }
}
