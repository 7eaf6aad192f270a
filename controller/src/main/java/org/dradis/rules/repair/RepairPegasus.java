package org.dradis.rules.repair;

import org.dradis.rules.board.Board;
import org.dradis.rules.board.Damage;
import org.dradis.rules.board.PegasusToken;
import org.dradis.rules.event.Event;
import org.dradis.rules.play.Order;
import org.dradis.rules.play.Play;
import org.dradis.rules.play.Rejection;
import org.jspecify.annotations.Nullable;

/** A location of Pegasus is repaired, unless she is destroyed (DM-7). */
public record RepairPegasus(PegasusToken location) implements Order {
  @Override
  public @Nullable Rejection refusal(Board board) {
    if (board.damage().pegasusDestroyed()) {
      return new Rejection(Rejection.Code.UNUSABLE, "", "Pegasus is destroyed");
    }
    return board.damage().pegasus().has(location)
        ? null
        : new Rejection(Rejection.Code.NOT_DAMAGED, "", location.word() + " is not damaged");
  }

  @Override
  public void play(Play play) {
    Damage damage = play.board().damage();
    play.set(play.board().with(damage.withPegasus(damage.pegasus().without(location))));
    play.tell(new Event.PegasusRepaired(location));
  }
}
