package org.dradis.rig.world;

/** Something that a hand was told to do. */
public final class Movement {
  enum State {
    AHEAD,
    DONE,
    MISSED
  }

  private final String sentence;
  private State state = State.AHEAD;

  Movement(String sentence) {
    this.sentence = sentence;
  }

  void end(State end) {
    state = end;
  }

  /** Whether it is over, done or not. */
  public boolean isOver() {
    return state != State.AHEAD;
  }

  /** Whether nothing came of it, since another hand had the miniature. */
  public boolean isMissed() {
    return state == State.MISSED;
  }

  /** What was to be done, such as "slides raider 7 to 90,250". */
  @Override
  public String toString() {
    return sentence;
  }
}
