package org.dradis.rules.basestars;

import org.dradis.rules.board.Basestar;
import org.dradis.rules.board.BasestarToken;
import org.dradis.rules.event.Event;
import org.dradis.rules.play.Play;

/** A basestar that is there but cannot launch or attack; the table is told why. */
final class HeldBack {
  private HeldBack() {}

  static boolean by(BasestarToken token, Basestar basestar, Play play) {
    boolean held = play.board().damage().of(basestar).has(token);
    if (held) {
      play.tell(new Event.BasestarHeldBack(basestar, token));
    }
    return held;
  }
}
