package org.dradis.port;

import java.util.function.Consumer;

/** A tower that reads the die dropped into it. */
public interface DiceTower {
  /**
   * Tells the listener of every throw from now on, in order and one at a time. There is one
   * listener; it must not block.
   */
  void onThrow(Consumer<DiceThrow> listener);
}
