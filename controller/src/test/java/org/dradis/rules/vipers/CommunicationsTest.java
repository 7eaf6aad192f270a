package org.dradis.rules.vipers;

import static org.dradis.rules.board.Area.BOW;
import static org.dradis.rules.board.Area.PORT_BOW;
import static org.dradis.rules.board.Area.STARBOARD_BOW;

import org.dradis.rules.board.Area;
import org.dradis.rules.board.CivilianShip;
import org.dradis.rules.drawn.Game;
import org.dradis.rules.drawn.Rule;
import org.dradis.rules.event.Event;
import org.dradis.rules.input.Command;
import org.dradis.rules.play.Rejection.Code;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Communications moves civilian ships. */
class CommunicationsTest {
  @Test
  @Rule("VI-6")
  void eachOfTwoShipsMovesToNeighbour() {
    Game.drawn("bow: raider, c01, c02, c03")
        .play(new Command.MoveCivilian(CivilianShip.C01, PORT_BOW))
        .play(new Command.MoveCivilian(CivilianShip.C03, STARBOARD_BOW))
        .shows("bow: raider, c02\nstarboard-bow: c03\nport-bow: c01")
        .andNothingElse()
        .told(
            new Event.CivilianMoved(CivilianShip.C01, BOW, PORT_BOW),
            new Event.CivilianMoved(CivilianShip.C03, BOW, STARBOARD_BOW));
  }

  @ParameterizedTest
  @EnumSource(
      value = Area.class,
      names = {"STARBOARD_BOW", "PORT_BOW"},
      mode = EnumSource.Mode.EXCLUDE)
  @Rule("VI-6")
  void shipMovesNowhereElse(Area to) {
    Game.drawn("bow: c01")
        .refuses(new Command.MoveCivilian(CivilianShip.C01, to), Code.NOT_ADJACENT, "to")
        .shows("bow: c01")
        .andNothingElse();
  }

  @Test
  @Rule("VI-6")
  void shipOfThePileOrLostDoesNotMove() {
    Game.drawn("bow: c01\nlost: c03")
        .refuses(new Command.MoveCivilian(CivilianShip.C02, BOW), Code.NO_SUCH_PIECE, "civilian")
        .refuses(new Command.MoveCivilian(CivilianShip.C03, BOW), Code.NO_SUCH_PIECE, "civilian")
        .shows("bow: c01")
        .andNothingElse();
  }
}
