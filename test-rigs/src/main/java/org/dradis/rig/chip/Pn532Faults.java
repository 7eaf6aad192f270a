package org.dradis.rig.chip;

import java.util.EnumMap;
import java.util.Map;
import java.util.random.RandomGenerator;

/** How often each fault is still to strike, and where. */
final class Pn532Faults {

  private final Map<Pn532Fault, Integer> left = new EnumMap<>(Pn532Fault.class);
  private final RandomGenerator random;

  Pn532Faults(RandomGenerator random) {
    this.random = random;
  }

  void inject(Pn532Fault fault, int times) {
    left.put(fault, times);
  }

  void heal() {
    left.clear();
  }

  /** Says whether the fault strikes now, and counts it. */
  boolean strikes(Pn532Fault fault) {
    var times = left.getOrDefault(fault, 0);
    if (times > 0) {
      left.put(fault, times - 1);
    }
    return times > 0;
  }

  /** The bytes as they arrive: with a flipped bit if the fault strikes. */
  byte[] through(Pn532Fault fault, byte[] bytes) {
    return bytes.length > 0 && strikes(fault) ? flipped(bytes, bytes.length) : bytes;
  }

  /** Flips one bit among the first bytes. */
  byte[] flipped(byte[] bytes, int among) {
    var flipped = bytes.clone();
    flipped[random.nextInt(Math.min(among, bytes.length))] ^= (byte) (1 << random.nextInt(8));
    return flipped;
  }
}
