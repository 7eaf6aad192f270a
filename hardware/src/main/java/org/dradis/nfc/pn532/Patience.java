package org.dradis.nfc.pn532;

import java.time.Duration;

/**
 * How long the driver waits and how often it tries.
 *
 * @param ack for the acknowledgement of a command
 * @param answer for the answer after that
 * @param between two looks at whether the chip is ready
 * @param attempts at a command before the chip is set up anew, and as often after that
 */
public record Patience(Duration ack, Duration answer, Duration between, int attempts) {

  /** Ample: a look at the pad takes the chip some 30 ms. */
  public static final Patience USUAL =
      new Patience(Duration.ofMillis(30), Duration.ofMillis(250), Duration.ofMillis(1), 3);

  public Patience {
    if (attempts < 1 || !between.isPositive()) {
      throw new IllegalArgumentException("At least one attempt, and a pause between looks");
    }
  }
}
