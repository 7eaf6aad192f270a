package org.dradis.rig.autoplay;

/** A game that went wrong. */
public record Failure(Mix mix, Steer steer, long seed, String sentence) {
  /** The arguments that repeat it. */
  public String arguments() {
    return "--seed " + seed + " --games 1 --options " + mix.word() + " --steer " + steer.word();
  }
}
