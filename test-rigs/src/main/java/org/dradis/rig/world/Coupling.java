package org.dradis.rig.world;

/** How well an antenna reaches a tag. */
public enum Coupling {
  /** The tag gets no power. */
  NONE,
  /** It answers, but some answers are garbled. */
  WEAK,
  GOOD;

  Coupling atMost(Coupling other) {
    return compareTo(other) < 0 ? this : other;
  }
}
