package org.dradis.rules.vipers;

import static org.dradis.rules.board.Area.BOW;
import static org.dradis.rules.board.Area.PORT_BOW;
import static org.dradis.rules.board.Area.STERN;
import static org.dradis.rules.board.Craft.ASSAULT_RAPTOR;
import static org.dradis.rules.board.Craft.MK2;
import static org.dradis.rules.board.Craft.MK7;

import java.util.List;
import org.dradis.rules.board.Area;
import org.dradis.rules.board.GameOption;
import org.dradis.rules.board.Player;
import org.dradis.rules.board.PlayerState;
import org.dradis.rules.drawn.Game;
import org.dradis.rules.drawn.Rule;
import org.dradis.rules.drawn.Table;
import org.dradis.rules.event.Event;
import org.dradis.rules.input.Command;
import org.dradis.rules.play.Rejection.Code;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Vipers that come back to the reserves. */
class HangarDeckTest {
  @ParameterizedTest
  @EnumSource(Area.class)
  @Rule("VI-5")
  void unmannedViperIsTakenBackFromAnyAreaAndLaunched(Area area) {
    Game.drawn(area.word() + ": mk2, raider\nreserves: none")
        .play(new Command.RecallViper(area, MK2))
        .shows(area.word() + ": raider")
        .besides("reserves: mk2")
        .told(new Event.ViperReturned(MK2, area, null))
        .play(new Command.LaunchViper(MK2, PORT_BOW, "Starbuck"))
        .shows(
            area == PORT_BOW
                ? "port-bow: raider, Starbuck in mk2"
                : area.word() + ": raider\nport-bow: Starbuck in mk2")
        .andNothingElse();
  }

  @Test
  @Rule("VI-5")
  void whatTheReservesHoldIsTheTablesBusiness() {
    Game.drawn("bow: 2 mk2\nreserves: 3 mk2")
        .play(new Command.RecallViper(BOW, MK2))
        .shows("bow: mk2")
        .besides("reserves: 4 mk2");
  }

  @Test
  @Rule({"VI-5", "VI-8"})
  void everyKindIsTakenBack() {
    Game.with(
            GameOption.NONE.with(GameOption.CYLON_FLEET).with(GameOption.DAYBREAK),
            "stern: mk2, mk7, assault raptor\nreserves: none")
        .play(new Command.RecallViper(STERN, MK7))
        .play(new Command.RecallViper(STERN, ASSAULT_RAPTOR))
        .shows("stern: mk2")
        .besides("reserves: mk7, assault raptor");
  }

  @Test
  @Rule("VI-5")
  void thereMustBeOneWithoutPilot() {
    Game.drawn("bow: Apollo in mk2\nstern: mk2")
        .refuses(new Command.RecallViper(BOW, MK2), Code.NO_SUCH_PIECE, "craft")
        .refuses(new Command.RecallViper(PORT_BOW, MK2), Code.NO_SUCH_PIECE, "craft")
        .shows("bow: Apollo in mk2\nstern: mk2")
        .andNothingElse();
  }

  @Test
  @Rule("VI-3")
  void viperWhosePilotLeavesGoesToTheReserves() {
    Game.drawn("bow: raider, Apollo in mk2, Starbuck in mk2\nreserves: none")
        .but(Table.players(new Player("Apollo", PlayerState.HUMAN, false)))
        .play(new Command.LeaveViper("Apollo"))
        .shows("bow: raider, Starbuck in mk2")
        .besides("reserves: mk2")
        .told(new Event.ViperReturned(MK2, BOW, "Apollo"))
        .never(Event.PilotWounded.class);
  }

  @Test
  @Rule("VI-3")
  void everyKindGoesToTheReservesWhenItsPilotLeaves() {
    Game.with(
            GameOption.NONE.with(GameOption.CYLON_FLEET).with(GameOption.DAYBREAK),
            "bow: Apollo in mk7\nstern: Boomer in assault raptor\nreserves: none")
        .play(new Command.LeaveViper("Apollo"))
        .play(new Command.LeaveViper("Boomer"))
        .shows("")
        .besides("reserves: mk7, assault raptor");
  }

  @Test
  @Rule("VI-3")
  void pilotMayLeaveEvenBeforeGalacticaReturns() {
    Game.drawn("bow: Apollo in mk2\nreserves: none")
        .but(Table.newCaprica(false, List.of(), List.of()))
        .play(new Command.LeaveViper("Apollo"))
        .shows("")
        .besides("reserves: mk2");
  }

  @Test
  @Rule("VI-3")
  void nobodyLeavesWhoIsNotFlying() {
    Game.drawn("bow: Apollo in mk2")
        .refuses(new Command.LeaveViper("Starbuck"), Code.NO_SUCH_PIECE, "pilot")
        .shows("bow: Apollo in mk2")
        .andNothingElse();
  }
}
