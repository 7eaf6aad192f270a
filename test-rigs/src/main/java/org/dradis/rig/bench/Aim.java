package org.dradis.rig.bench;

/** The least that a figure should be. */
public record Aim(double least) {
  public boolean isMetBy(double value) {
    return value >= least;
  }
}
