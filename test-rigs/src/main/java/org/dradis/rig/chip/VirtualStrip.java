package org.dradis.rig.chip;

import java.util.List;
import org.dradis.led.LedWires;

/** A strip of LEDs that exists only in memory; what is written to it arrives bit by bit. */
public interface VirtualStrip extends LedWires {
  /** Tells what every LED shines now, the one nearest to the controller first. */
  List<Shine> shines();

  void inject(LedFault fault);
}
