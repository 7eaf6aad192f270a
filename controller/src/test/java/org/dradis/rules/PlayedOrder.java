package org.dradis.rules;

import org.dradis.rules.cards.EndOfCommand;
import org.dradis.rules.play.Order;
import org.dradis.rules.play.Play;

/** Plays an order for which there is no command yet, as the engine plays a command. */
public final class PlayedOrder {
  private PlayedOrder() {}

  public static Result on(State state, Order order) {
    Play play = new Play(state.board(), null, state.interference());
    play.next(EndOfCommand.INSTANCE);
    play.next(order);
    return Engine.run(play);
  }
}
