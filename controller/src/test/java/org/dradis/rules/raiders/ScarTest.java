package org.dradis.rules.raiders;

import static org.dradis.rules.board.Icon.ACTIVATE_RAIDERS;
import static org.dradis.rules.question.Decider.CURRENT_PLAYER;

import org.dradis.rules.board.Area;
import org.dradis.rules.board.GameOption;
import org.dradis.rules.drawn.Game;
import org.dradis.rules.drawn.Rule;
import org.dradis.rules.event.Event;
import org.junit.jupiter.api.Test;

/** Scar acts first in its area, twice in a row. */
class ScarTest {
  @Test
  @Rule("RA-1")
  void scarActsFirstInItsAreaAndTwice() {
    Game.with(GameOption.PEGASUS, "bow: raider, scar, 3 mk2")
        .icon(ACTIVATE_RAIDERS)
        .asksDie("scar at mk2 in bow")
        .roll(8)
        .asksDie("scar at mk2 in bow")
        .roll(5)
        .asksDie("raider at mk2 in bow")
        .roll(1)
        .shows("bow: raider, scar, mk2")
        .besides("damaged: mk2", "destroyed: mk2");
  }

  @Test
  @Rule({"RA-1", "AC-3"})
  void scarActsAgainWhereItsFirstActionLeftIt() {
    Game.with(GameOption.PEGASUS, "bow: raider, scar\nstarboard-bow: raider, mk2, c01")
        .icon(ACTIVATE_RAIDERS)
        .choose("bow")
        .asksDie("scar at mk2 in starboard-bow")
        .roll(8)
        .shows("starboard-bow: 2 raiders, scar")
        .besides("destroyed: mk2", "lost: c01", "population: 11")
        .told(
            new Event.RaiderMoved(Area.BOW, Area.STARBOARD_BOW, true),
            new Event.RaiderMoved(Area.BOW, Area.STARBOARD_BOW, false));
  }

  @Test
  @Rule({"RA-1", "AC-3"})
  void scarThatMovedTwiceDoesNotActAThirdTime() {
    Game.with(GameOption.PEGASUS, "bow: scar\nstarboard-quarter: raider, mk2\nstern: c01")
        .icon(ACTIVATE_RAIDERS)
        .asks(CURRENT_PLAYER, "bow", "starboard-quarter")
        .choose("bow")
        .asksDie("raider at mk2 in starboard-quarter")
        .roll(1)
        .shows("starboard-quarter: raider, scar, mk2\nstern: c01")
        .andNothingElse();
  }

  @Test
  @Rule("RA-4")
  void scarIsARaiderSoTheBasestarsDoNotLaunch() {
    Game.with(GameOption.PEGASUS, "bow: scar, b1")
        .icon(ACTIVATE_RAIDERS)
        .asksDie("scar at galactica in bow")
        .roll(1)
        .asksDie("scar at galactica in bow")
        .roll(1)
        .shows("bow: scar, b1")
        .andNothingElse();
  }
}
