package org.dradis.port;

import java.util.List;

/** The pad beside the screen: a ship, a card or a title is tapped on it. */
public interface TapPad {

  /**
   * Looks once and names what lies on the pad, two tags at most.
   *
   * <p>Takes a bounded time. A pad that does not answer is an unchecked exception whose message is
   * one sentence that says what to check; the next look tries again.
   */
  List<TagId> look();
}
