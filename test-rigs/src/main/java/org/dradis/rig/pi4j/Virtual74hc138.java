package org.dradis.rig.pi4j;

import java.util.List;
import java.util.function.BooleanSupplier;

/**
 * A 74HC138, 3-to-8 line decoder with inverting outputs, by the function table of its data sheet.
 *
 * @param address A0, A1 and A2
 */
public record Virtual74hc138(
    BooleanSupplier e1, BooleanSupplier e2, BooleanSupplier e3, List<BooleanSupplier> address) {

  public Virtual74hc138 {
    address = List.copyOf(address);
  }

  /** The level of an output: low if it is the chosen one and E1 and E2 are low and E3 high. */
  public boolean y(int output) {
    boolean enabled = !e1.getAsBoolean() && !e2.getAsBoolean() && e3.getAsBoolean();
    return !(enabled && output == number(address));
  }

  /** What three lines say in binary, the lowest bit first. */
  static int number(List<BooleanSupplier> lines) {
    int number = 0;
    for (int bit = 0; bit < lines.size(); bit++) {
      number |= lines.get(bit).getAsBoolean() ? 1 << bit : 0;
    }
    return number;
  }
}
