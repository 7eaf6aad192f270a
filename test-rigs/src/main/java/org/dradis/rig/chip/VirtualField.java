package org.dradis.rig.chip;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.dradis.rig.time.VirtualTime;

/** The reach of one antenna, and the tags in it. */
public final class VirtualField {
  /** What one tag sends back, with its CRC. */
  @SuppressWarnings("ArrayRecordComponent") // never compared
  record Answer(VirtualTag tag, byte[] bytes) {}

  /** So many answers of a tag at the edge have a bad one among them. */
  private static final int GARBLED_ONCE_IN = 3;

  private final VirtualTime time;
  private final Set<VirtualTag> tags = new LinkedHashSet<>();
  private final Set<VirtualTag> weak = new HashSet<>();
  private final Chance chance = new Chance();
  private boolean on;

  public VirtualField(VirtualTime time) {
    this.time = time;
  }

  public boolean isOn() {
    return on;
  }

  public void put(VirtualTag tag) {
    put(tag, false);
  }

  /** Puts a tag in, or changes how well it couples; one at the edge is garbled now and then. */
  public void put(VirtualTag tag, boolean weakly) {
    if (weakly) {
      weak.add(tag);
    } else {
      weak.remove(tag);
    }
    if (tags.add(tag) && on) {
      tag.power(this, time.now());
    }
  }

  public void lift(VirtualTag tag) {
    weak.remove(tag);
    if (tags.remove(tag)) {
      tag.unpower(this);
    }
  }

  /** Whether the tag's answer is too weak to be read this time. */
  boolean garbles(VirtualTag tag) {
    return tag.garbles() || (weak.contains(tag) && chance.next(GARBLED_ONCE_IN) == 0);
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
