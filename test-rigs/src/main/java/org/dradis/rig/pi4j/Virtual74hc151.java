package org.dradis.rig.pi4j;

import java.util.List;
import java.util.function.BooleanSupplier;

/**
 * A 74HC151, 8-input multiplexer, by the function table of its data sheet.
 *
 * @param enable the enable input, active low
 * @param select S0, S1 and S2
 * @param inputs I0 to I7
 */
public record Virtual74hc151(
    BooleanSupplier enable, List<BooleanSupplier> select, List<BooleanSupplier> inputs) {

  public Virtual74hc151 {
    select = List.copyOf(select);
    inputs = List.copyOf(inputs);
  }

  /** The level of the output Y: the chosen input's, or low while it is not enabled. */
  public boolean y() {
    return !enable.getAsBoolean() && inputs.get(Virtual74hc138.number(select)).getAsBoolean();
  }
}
