package org.dradis.rig.bench;

/** What a figure should be: at least so much, or at most. */
public record Aim(double bound, boolean isMost) {

  public static Aim atLeast(double bound) {
    return new Aim(bound, false);
  }

  public static Aim atMost(double bound) {
    return new Aim(bound, true);
  }

  public boolean isMetBy(double value) {
    return isMost ? value <= bound : value >= bound;
  }

  public String words() {
    return isMost ? "at most" : "at least";
  }
}
