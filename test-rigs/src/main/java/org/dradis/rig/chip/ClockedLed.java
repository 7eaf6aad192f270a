package org.dradis.rig.chip;

/**
 * One APA102 or SK9822: a shift register that takes the first LED frame after a start frame for
 * itself and passes on all that follows.
 *
 * <p>A start frame is 32 zero bits (APA102 data sheet, "Cascading data structure"). The chip sends
 * zeros on in place of what it takes, so the next one sees a longer start frame; therefore an LED
 * frame begins at the first one bit. What a chip does with a frame that does not begin with 111 is
 * not written anywhere; this one takes it and shines as before.
 */
final class ClockedLed {
  private static final int START_BITS = 32;
  private static final int LED_BITS = 32;

  private final boolean showsAtOnce;
  private State state = State.PASSING;
  private int zeros;
  private int taken;
  private int word;
  private Shine received = Shine.DARK;
  private Shine shine = Shine.DARK;
  private boolean out;

  ClockedLed(boolean showsAtOnce) {
    this.showsAtOnce = showsAtOnce;
  }

  Shine shine() {
    return shine;
  }

  /** What the data output drives; the next chip looks at it half a clock later. */
  boolean out() {
    return out;
  }

  void clock(boolean in) {
    if (zeros == START_BITS) {
      shine = received; // an SK9822 shows in the first clock after a start frame
    }
    zeros = in ? 0 : zeros + 1;
    if (zeros == START_BITS) {
      state = State.STARTED;
    }
    out = state == State.PASSING && in;
    if (state == State.STARTED && in) {
      state = State.TAKING;
      taken = 0;
    }
    if (state == State.TAKING) {
      take(in);
    }
  }

  private void take(boolean in) {
    word = (word << 1) | (in ? 1 : 0);
    taken++;
    if (taken == LED_BITS) {
      state = State.PASSING;
      if (word >>> 29 == 0b111) {
        received =
            new Shine(word & 0xFF, (word >> 8) & 0xFF, (word >> 16) & 0xFF, (word >> 24) & 0x1F);
      }
      if (showsAtOnce) {
        shine = received;
      }
    }
  }

  private enum State {
    PASSING,
    STARTED,
    TAKING
  }
}
