package org.dradis.rules.damage;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.dradis.rules.board.GameOption;
import org.dradis.rules.drawn.Game;
import org.dradis.rules.drawn.Planet;
import org.dradis.rules.drawn.Rule;
import org.dradis.rules.event.Event;
import org.dradis.rules.input.Command;
import org.dradis.rules.play.Rejection;
import org.junit.jupiter.api.Test;

/** Colonial One and the Hub: the table moves people and pieces, the engine reminds. */
class LocationsDestroyedTest {
  @Test
  @Rule("DB-4")
  void theTableIsTold() {
    Game game =
        Game.with(GameOption.DAYBREAK, "bow: raider")
            .play(new Command.DestroyColonialOne())
            .play(new Command.DestroyHub())
            .shows("bow: raider")
            .andNothingElse();
    assertEquals(
        List.of(new Event.ColonialOneDestroyed(), new Event.HubDestroyed()), game.events());
  }

  @Test
  @Rule("DB-4")
  void itNeedsDaybreak() {
    Game.with(GameOption.PEGASUS, "")
        .refuses(new Command.DestroyColonialOne(), Rejection.Code.OPTION_OFF, "")
        .refuses(new Command.DestroyHub(), Rejection.Code.OPTION_OFF, "");
  }

  @Test
  @Rule("DB-4")
  void itIsNotPartOfFrozenSpace() {
    Game.with(GameOption.DAYBREAK, "")
        .but(Planet.occupied("locked c01"))
        .play(new Command.DestroyHub())
        .told(new Event.HubDestroyed())
        .never(Event.NothingHappened.class);
  }
}
