package org.dradis.rules.repair;

import org.dradis.rules.board.Board;
import org.dradis.rules.board.Craft;
import org.dradis.rules.event.Event;
import org.dradis.rules.play.Order;
import org.dradis.rules.play.Play;
import org.dradis.rules.play.Rejection;
import org.jspecify.annotations.Nullable;

/** A craft goes from the damaged box to the reserves. */
public record RepairCraft(Craft craft) implements Order {
  @Override
  public @Nullable Rejection refusal(Board board) {
    return board.hangar().damaged().of(craft) > 0
        ? null
        : new Rejection(
            Rejection.Code.NOT_DAMAGED, "craft", "no " + craft.word() + " is in the damaged box");
  }

  @Override
  public void play(Play play) {
    play.set(
        play.board().with(play.board().hangar().plusDamaged(craft, -1).plusReserves(craft, 1)));
    play.tell(new Event.CraftRepaired(craft));
  }
}
