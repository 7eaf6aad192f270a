package org.dradis.rig.sim;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import org.dradis.port.Zone;
import org.dradis.rig.chip.VirtualApa102Strip;
import org.dradis.rig.chip.VirtualField;
import org.dradis.rig.chip.VirtualPn5180;
import org.dradis.rig.chip.VirtualPn532;
import org.dradis.rig.chip.VirtualSk9822Strip;
import org.dradis.rig.chip.VirtualStrip;
import org.dradis.rig.chip.VirtualTower;
import org.dradis.rig.chip.VirtualWs2812Strip;
import org.dradis.rig.time.VirtualTime;

/** All virtual chips of a table. */
final class Chips {
  private final Map<Zone, VirtualField> fields = new LinkedHashMap<>();
  private final Map<Zone, VirtualPn5180> readers = new LinkedHashMap<>();
  private final VirtualPn532 pad;
  private final VirtualTower tower;
  private final SimChute chute;
  private final VirtualStrip strip;

  Chips(VirtualTime time, SimSettings settings) {
    for (var zone : settings.plan().zones()) {
      var field = new VirtualField(time);
      fields.put(zone, field);
      readers.put(zone, new VirtualPn5180(time, field));
    }
    pad = new VirtualPn532(time, settings.seed());
    tower = new VirtualTower(time, settings.seed());
    chute = new SimChute(time, tower);
    strip =
        switch (settings.strip()) {
          case SK9822 -> new VirtualSk9822Strip(settings.leds());
          case APA102 -> new VirtualApa102Strip(settings.leds());
          case WS2812B -> new VirtualWs2812Strip(settings.leds());
        };
  }

  Map<Zone, VirtualField> fields() {
    return fields;
  }

  /** In the order of the plan. */
  Map<Zone, VirtualPn5180> readers() {
    return readers;
  }

  VirtualPn5180 reader(Zone zone) {
    return Objects.requireNonNull(readers.get(zone));
  }

  VirtualPn532 pad() {
    return pad;
  }

  VirtualTower tower() {
    return tower;
  }

  SimChute chute() {
    return chute;
  }

  VirtualStrip strip() {
    return strip;
  }
}
