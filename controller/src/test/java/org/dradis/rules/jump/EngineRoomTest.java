package org.dradis.rules.jump;

import java.util.List;
import org.dradis.rules.board.GameOption;
import org.dradis.rules.board.Icon;
import org.dradis.rules.board.JumpIcon;
import org.dradis.rules.cards.Cards;
import org.dradis.rules.drawn.Game;
import org.dradis.rules.drawn.Rule;
import org.dradis.rules.event.Event;
import org.dradis.rules.input.Command;
import org.dradis.rules.play.Rejection;
import org.junit.jupiter.api.Test;

/** Pegasus' Engine Room: the next crisis card of this turn counts as having a jump icon. */
class EngineRoomTest {
  private static final Command ENGINE_ROOM = new Command.UseEngineRoom();

  private static Command crisis(JumpIcon icon) {
    return new Command.ResolveIcons(List.of(), icon, false);
  }

  private static Game pegasus(String drawing) {
    return Game.with(GameOption.PEGASUS, drawing);
  }

  @Test
  @Rule("AT-5")
  void theNextCardCountsAsHavingAJumpIconAndOnlyThatOne() {
    pegasus("")
        .play(ENGINE_ROOM)
        .besides("engine room ready: true")
        .told(new Event.EngineRoomReadied())
        .play(crisis(JumpIcon.NONE))
        .besides("jump: 1")
        .play(crisis(JumpIcon.NONE))
        .besides("jump: 1");
  }

  @Test
  @Rule("AT-5")
  void aCardThatHasOneDoesNotCountTwice() {
    pegasus("").play(ENGINE_ROOM).play(crisis(JumpIcon.JUMP)).besides("jump: 1");
  }

  @Test
  @Rule({"AT-5", "AC-1"})
  void theIconComesAfterTheShipIcons() {
    pegasus("bow: b1\njump: 4")
        .play(ENGINE_ROOM)
        .play(new Command.ResolveIcons(List.of(Icon.LAUNCH_RAIDERS), JumpIcon.NONE, false))
        .choose("2")
        .shows("")
        .besides("jump: 0", "distance: 2")
        .told(new Event.IconResolved(Icon.LAUNCH_RAIDERS), new Event.FleetJumped(2));
  }

  @Test
  @Rule("AT-5")
  void itsPromiseEndsWithTheTurn() {
    pegasus("")
        .play(ENGINE_ROOM)
        .play(new Command.EndTurn())
        .andNothingElse()
        .play(crisis(JumpIcon.NONE))
        .andNothingElse();
  }

  @Test
  @Rule({"AT-5", "AC-5"})
  void aCardFromCapricaCounts() {
    pegasus("")
        .play(ENGINE_ROOM)
        .play(new Command.ResolveIcons(List.of(), JumpIcon.NONE, true))
        .besides("jump: 1");
  }

  @Test
  @Rule({"AT-5", "CA-1"})
  void anAttackCardIsACrisisCardTooAndItsIconComesLast() {
    pegasus("jump: 2")
        .play(ENGINE_ROOM)
        .play(Cards.card("Raiding Party"))
        .draw("c01", "c02", "c03")
        .told(new Event.JumpTrackMoved(2, 1), new Event.JumpTrackMoved(1, 2))
        .play(crisis(JumpIcon.NONE))
        .besides("reserves: 6 mk2");
  }

  @Test
  @Rule("AT-5")
  void aSuperCrisisIsNotTheNextCrisisCard() {
    pegasus("jump: 4")
        .play(ENGINE_ROOM)
        .play(Cards.card("Massive Assault"))
        .draw("c01", "c02", "c03", "c04")
        .besides("reserves: 6 mk2", "jump: 2", "engine room ready: true");
  }

  @Test
  @Rule("AT-5")
  void damagedItCannotBeUsed() {
    pegasus("pegasus: engine-room")
        .refuses(ENGINE_ROOM, Rejection.Code.UNUSABLE, "")
        .andNothingElse();
    pegasus("pegasus: pegasus-cic, airlock, main-batteries")
        .play(ENGINE_ROOM)
        .besides("engine room ready: true");
  }

  @Test
  @Rule("AT-5")
  void withoutPegasusThereIsNone() {
    Game.drawn("").refuses(ENGINE_ROOM, Rejection.Code.OPTION_OFF, "");
    pegasus("pegasus: pegasus-cic, airlock, main-batteries, engine-room")
        .refuses(ENGINE_ROOM, Rejection.Code.UNUSABLE, "");
  }
}
