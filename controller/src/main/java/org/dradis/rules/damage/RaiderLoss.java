package org.dradis.rules.damage;

import org.dradis.rules.board.Area;
import org.dradis.rules.board.Until;
import org.dradis.rules.event.Event;
import org.dradis.rules.play.Play;

/** Raiders and heavy raiders that go back to the supply (DM-2). */
public final class RaiderLoss {
  private RaiderLoss() {}

  /** Destroys as many raiders as there are, up to a number, but never Scar (AT-6). */
  public static void destroyPlain(Play play, Area area, int upTo) {
    int count = Math.min(upTo, play.at(area).plainRaiders());
    for (int i = 0; i < count; i++) {
      play.set(area, play.at(area).plusRaiders(-1));
      play.tell(new Event.RaiderDestroyed(area, false));
    }
  }

  public static void destroyScar(Play play, Area area) {
    play.set(area, play.at(area).plusRaiders(-1).withScar(false));
    play.tell(new Event.RaiderDestroyed(area, true));
    CardsInPlay.end(play, Until.NEXT_JUMP_OR_SCAR_DESTROYED);
  }

  public static void destroyHeavy(Play play, Area area) {
    play.set(area, play.at(area).plusHeavyRaiders(-1));
    play.tell(new Event.HeavyRaiderDestroyed(area));
  }
}
