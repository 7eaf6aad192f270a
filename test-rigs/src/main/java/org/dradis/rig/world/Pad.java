package org.dradis.rig.world;

import java.util.HashSet;
import java.util.Set;
import org.dradis.rig.chip.PadTag;
import org.dradis.rig.chip.VirtualPn532;

/** What lies on the tap pad. */
final class Pad {
  /** A reader of ISO 14443 with a small antenna reaches less far than a zone's. */
  private static final double HIGHEST = 25;

  private final VirtualPn532 chip;
  private final Set<PadTag> lying = new HashSet<>();

  Pad(VirtualPn532 chip) {
    this.chip = chip;
  }

  void feel(Miniature miniature) {
    var tag = miniature.padTag();
    if (tag == null) {
      return;
    }
    boolean there =
        BoardPlan.TAP_PAD.holds(miniature.spot())
            && miniature.height() <= HIGHEST
            && !miniature.isFallen();
    if (there && lying.add(tag)) {
      chip.put(tag);
    } else if (!there && lying.remove(tag)) {
      chip.lift(tag);
    }
  }
}
