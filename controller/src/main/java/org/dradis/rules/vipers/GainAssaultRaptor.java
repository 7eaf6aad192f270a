package org.dradis.rules.vipers;

import org.dradis.rules.board.Area;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.Craft;
import org.dradis.rules.board.GameOption;
import org.dradis.rules.board.Hangar;
import org.dradis.rules.board.PilotedCraft;
import org.dradis.rules.damage.RaptorLoss;
import org.dradis.rules.event.Event;
import org.dradis.rules.play.Order;
import org.dradis.rules.play.Play;
import org.dradis.rules.play.Rejection;
import org.jspecify.annotations.Nullable;

/** Gaining an assault raptor, perhaps for the price of a raptor (VI-4). */
public record GainAssaultRaptor(boolean forRaptor) implements Order {
  @Override
  public boolean touchesSpace() {
    return false;
  }

  @Override
  public @Nullable Rejection refusal(Board board) {
    return Rejection.unlessPlayed(board, GameOption.DAYBREAK);
  }

  @Override
  public void play(Play play) {
    boolean priceIsThere = !forRaptor || play.board().hangar().raptors() > 0;
    if (!priceIsThere || besideTheBoard(play.board()) == 0) {
      play.tell(new Event.NothingHappened("VI-4"));
      return;
    }
    if (forRaptor) {
      RaptorLoss.lose(play);
    }
    play.set(play.board().with(play.board().hangar().plusReserves(Craft.ASSAULT_RAPTOR, 1)));
    play.tell(new Event.AssaultRaptorGained(forRaptor));
  }

  /** Those that are nowhere on the board; not in play yet is not destroyed. */
  public static int besideTheBoard(Board board) {
    Hangar hangar = board.hangar();
    int inGame = hangar.reserves().assaultRaptors() + hangar.destroyed().assaultRaptors();
    for (Area area : Area.RING) {
      inGame += board.at(area).vipers().assaultRaptors();
      for (PilotedCraft piloted : board.at(area).piloted()) {
        inGame += piloted.craft() == Craft.ASSAULT_RAPTOR ? 1 : 0;
      }
    }
    return Craft.ASSAULT_RAPTOR.limit(board.options()) - inGame;
  }
}
