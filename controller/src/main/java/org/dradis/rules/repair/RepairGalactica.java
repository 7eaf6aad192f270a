package org.dradis.rules.repair;

import org.dradis.rules.board.Board;
import org.dradis.rules.board.Damage;
import org.dradis.rules.board.GalacticaToken;
import org.dradis.rules.event.Event;
import org.dradis.rules.play.Order;
import org.dradis.rules.play.Play;
import org.dradis.rules.play.Rejection;
import org.jspecify.annotations.Nullable;

/** A location of Galactica is repaired; its token goes back to the pool (DM-6). */
public record RepairGalactica(GalacticaToken location) implements Order {
  @Override
  public @Nullable Rejection refusal(Board board) {
    return board.damage().galactica().has(location)
        ? null
        : new Rejection(Rejection.Code.NOT_DAMAGED, "", location.word() + " is not damaged");
  }

  @Override
  public void play(Play play) {
    Damage damage = play.board().damage();
    play.set(play.board().with(damage.withGalactica(damage.galactica().without(location))));
    play.tell(new Event.LocationRepaired(location));
  }
}
