package org.dradis.rig.chip;

import java.util.List;
import org.dradis.led.LedWires;

/** A strip of LEDs that exists only in memory; what is written to it arrives bit by bit. */
public interface VirtualStrip extends LedWires {
  /** Tells what every LED shines now, the one nearest to the controller first. */
  List<Shine> shines();

  void inject(LedFault fault);

  /** Lets time pass between transfers, the line low; a strip with a clock line does not mind. */
  default void idle(long nanos) {}
}
