package org.dradis.rig.chip;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.dradis.rig.time.VirtualTime;

/** The reach of one antenna, and the tags in it. */
public final class VirtualField {
  /** What one tag sends back, with its CRC. */
  @SuppressWarnings("ArrayRecordComponent") // never compared
  record Answer(VirtualTag tag, byte[] bytes) {}

  private final VirtualTime time;
  private final Set<VirtualTag> tags = new LinkedHashSet<>();
  private boolean on;

  public VirtualField(VirtualTime time) {
    this.time = time;
  }

  public boolean isOn() {
    return on;
  }

  public void put(VirtualTag tag) {
    tags.add(tag);
    if (on) {
      tag.power(this, time.now());
    }
  }

  public void lift(VirtualTag tag) {
    tags.remove(tag);
    tag.unpower(this);
  }

  boolean holds(VirtualTag tag) {
    return tags.contains(tag);
  }

  void switchOn() {
    on = true;
    tags.forEach(tag -> tag.power(this, time.now()));
  }

  void switchOff() {
    on = false;
    tags.forEach(tag -> tag.unpower(this));
  }

  /** All tags hear the same; those that answer do it at the same time. */
  List<Answer> hear(Airwave wave) {
    var answers = new ArrayList<Answer>();
    for (var tag : tags) {
      var bytes = on ? tag.hear(wave, time.now()) : null;
      if (bytes != null) {
        answers.add(new Answer(tag, bytes));
      }
    }
    return answers;
  }
}
