package org.dradis.rules.newcaprica;

import java.util.List;
import org.dradis.rules.board.Area;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.CivilianShip;
import org.dradis.rules.board.Craft;
import org.dradis.rules.board.NewCaprica;
import org.dradis.rules.board.PieceSet;
import org.dradis.rules.board.PilotedCraft;
import org.dradis.rules.event.Event;
import org.dradis.rules.jump.AdvanceJumpTrack;
import org.dradis.rules.play.Order;
import org.dradis.rules.play.Play;
import org.dradis.rules.play.Rejection;
import org.dradis.rules.vipers.ReturnViper;
import org.jspecify.annotations.Nullable;

/**
 * The fleet lands: every civilian ship onto the Locked stack, crewed craft and assault raptors to
 * the reserves, everyone out of Brig and Sickbay; the rest is frozen (NC-1).
 */
public record BeginNewCaprica() implements Order {
  @Override
  public boolean touchesSpace() {
    return false;
  }

  @Override
  public @Nullable Rejection refusal(Board board) {
    return board.newCaprica() == null
        ? null
        : new Rejection(Rejection.Code.NOT_NOW, "", "the New Caprica phase has begun already");
  }

  @Override
  public void play(Play play) {
    for (Area area : Area.RING) {
      land(play, area);
    }
    AdvanceJumpTrack.move(play, 0);
    Board board = play.board();
    PieceSet<CivilianShip> locked = CivilianShip.NONE.all().minus(board.civilians().lost());
    play.set(
        board
            .with(new NewCaprica(false, locked.list(), List.of(), List.of()))
            .with(board.crew().released()));
    play.tell(new Event.NewCapricaBegan(locked.size()));
    play.tell(new Event.ColonialOneClosed()); // NC-11
  }

  private static void land(Play play, Area area) {
    while (play.at(area).vipers().assaultRaptors() > 0) {
      ReturnViper.recall(area, Craft.ASSAULT_RAPTOR).play(play);
    }
    for (PilotedCraft piloted : play.at(area).piloted()) {
      ReturnViper.leave(piloted.pilot()).play(play);
    }
    for (CivilianShip ship : play.at(area).civilians()) {
      play.tell(new Event.CivilianRegrouped(ship, area));
    }
    play.set(area, play.at(area).withCivilians(CivilianShip.NONE));
  }
}
