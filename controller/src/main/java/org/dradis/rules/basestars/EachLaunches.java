package org.dradis.rules.basestars;

import org.dradis.rules.board.Basestar;
import org.dradis.rules.board.BasestarToken;
import org.dradis.rules.board.CylonShip;
import org.dradis.rules.board.Special;
import org.dradis.rules.play.Act;
import org.dradis.rules.play.Play;

/** Every basestar on the main board launches so many ships; a Disabled Hangar none (LA-2). */
public record EachLaunches(CylonShip ship, int count) implements Act {
  @Override
  public void play(Play play) {
    int each = play.board().inPlay(Special.CYLON_SWARM) ? count + 1 : count;
    play.next(
        new Launch(
            ship,
            canLaunch(play, Basestar.B1) ? each : 0,
            canLaunch(play, Basestar.B2) ? each : 0));
  }

  private static boolean canLaunch(Play play, Basestar basestar) {
    return play.board().areaOf(basestar) != null
        && !HeldBack.by(BasestarToken.DISABLED_HANGAR, basestar, play);
  }
}
