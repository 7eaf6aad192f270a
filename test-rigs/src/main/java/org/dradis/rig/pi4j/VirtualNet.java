package org.dradis.rig.pi4j;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** A wire at a pin of the header, whoever drives it: the Pi, a chip, or only a resistor. */
public final class VirtualNet {
  private final List<Consumer<Boolean>> listeners = new ArrayList<>();
  private @Nullable BooleanSupplier source;
  private @Nullable Boolean driven;
  private @Nullable Boolean stuck;
  private boolean pulledUp;
  private int writes;

  /** Its level now. A wire that nobody drives follows its resistor. */
  public boolean isHigh() {
    if (stuck != null) {
      return stuck;
    }
    if (source != null) {
      return source.getAsBoolean();
    }
    return driven != null ? driven : pulledUp;
  }

  /** Is driven to a level from now on. */
  public void drive(boolean high) {
    change(() -> driven = high);
  }

  /**
   * Has the level that the chip at its other end gives whenever somebody looks; it tells nobody.
   */
  public void follow(BooleanSupplier chip) {
    source = chip;
  }

  void pull(boolean up) {
    change(() -> pulledUp = up);
  }

  /** Breaks: it keeps this level whoever drives it. */
  public void stick(boolean high) {
    change(() -> stuck = high);
  }

  /** Is whole again. */
  public void free() {
    change(() -> stuck = null);
  }

  /** Tells every change of the level from now on. */
  public void onChange(Consumer<Boolean> listener) {
    listeners.add(listener);
  }

  void written() {
    writes++;
  }

  /** How often the Pi wrote to it: each was a system call. */
  public int writes() {
    return writes;
  }

  private void change(Runnable deed) {
    boolean before = isHigh();
    deed.run();
    boolean now = isHigh();
    if (now != before) {
      List.copyOf(listeners).forEach(it -> it.accept(now));
    }
  }
}
