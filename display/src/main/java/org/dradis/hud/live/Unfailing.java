package org.dradis.hud.live;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Something that is done again and again, and must not end because it failed once. */
public record Unfailing(Runnable deed) implements Runnable {
  private static final Logger LOG = LoggerFactory.getLogger(Unfailing.class);

  @Override
  public void run() {
    try {
      deed.run();
    } catch (RuntimeException e) {
      LOG.warn("failed, and is tried again: {}", e.toString());
    }
  }
}
