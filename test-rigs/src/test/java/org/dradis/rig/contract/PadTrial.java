package org.dradis.rig.contract;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;
import org.dradis.port.TapPad;
import org.dradis.rig.chip.PadTag;
import org.dradis.rig.chip.Pn532Fault;
import org.dradis.rig.chip.VirtualPn532;
import org.dradis.rig.time.VirtualTime;

/** A virtual PN532, wired somehow. */
final class PadTrial implements TapPadContract.Trial {
  private final VirtualTime time = new VirtualTime();
  private final VirtualPn532 chip = new VirtualPn532(time, 1);
  private final Map<String, PadTag> tags = new HashMap<>();
  private final TapPad pad;

  PadTrial(Function<PadTrial, TapPad> wiring) {
    pad = wiring.apply(this);
  }

  VirtualPn532 chip() {
    return chip;
  }

  @Override
  public TapPad pad() {
    return pad;
  }

  @Override
  public VirtualTime time() {
    return time;
  }

  @Override
  public void put(String tag) {
    chip.put(tags.computeIfAbsent(tag, PadTag::of));
  }

  @Override
  public void lift(String tag) {
    chip.lift(tags.get(tag));
  }

  @Override
  public void unplug() {
    chip.inject(Pn532Fault.ABSENT, Integer.MAX_VALUE);
  }

  @Override
  public void plugIn() {
    chip.heal();
    chip.reset();
  }
}
