package org.dradis.rules.cards;

import java.util.ArrayList;
import java.util.List;
import org.dradis.rules.board.AttackCard;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.GameOption;
import org.dradis.rules.board.Ring;
import org.dradis.rules.board.Voyage;
import org.dradis.rules.event.Event;
import org.dradis.rules.icons.ResolveIcons;
import org.dradis.rules.jump.AdvanceJumpTrack;
import org.dradis.rules.placement.PlaceShips;
import org.dradis.rules.play.Act;
import org.dradis.rules.play.Order;
import org.dradis.rules.play.Play;
import org.dradis.rules.play.Rejection;
import org.dradis.rules.play.Task;
import org.jspecify.annotations.Nullable;

/** A Cylon attack card: activate, place, then the special rule (CA-1). */
public record PlayAttackCard(AttackCard card) implements Order {
  @Override
  public @Nullable Rejection refusal(Board board) {
    if (board.plays(GameOption.CYLON_FLEET)) { // CA-3
      return new Rejection(
          Rejection.Code.OPTION_OFF, "", "with cylon-fleet there are no attack cards");
    }
    GameOption needs = card.needs();
    return needs != null && !board.plays(needs)
        ? new Rejection(
            Rejection.Code.OPTION_OFF, "", card.name() + " needs the option " + needs.word())
        : null;
  }

  @Override
  public void play(Play play) {
    play.tell(new Event.AttackCardPlayed(card.name()));
    List<Task> tasks = new ArrayList<>(ResolveIcons.each(card.activate()));
    tasks.add(new Ships(card));
    Voyage voyage = play.board().voyage();
    if (voyage.engineRoomReady() && !card.superCrisis()) { // AT-5: it is a crisis card, too
      play.set(play.board().with(voyage.withEngineRoom(false)));
      tasks.add(new AdvanceJumpTrack());
    }
    play.next(tasks);
  }

  /** The ships, and then the special, which may depend on how many raiders came. */
  record Ships(AttackCard card) implements Act {
    @Override
    public void play(Play play) {
      Board board = play.board();
      Ring<Integer> raidersBefore = Ring.of(area -> board.at(area).raiders());
      play.next(new PlaceShips(card.ships()), new ApplySpecial(card, raidersBefore));
    }
  }
}
