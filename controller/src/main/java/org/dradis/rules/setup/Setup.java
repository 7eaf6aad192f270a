package org.dradis.rules.setup;

import java.util.List;
import org.dradis.rules.board.Board;

/**
 * A game ready to begin: the board for the engine, and for the table the seats, the decks and every
 * component with its place.
 */
public record Setup(
    GamePlan plan, Board board, List<Seat> seats, Decks decks, List<SetupItem> items) {
  public Setup {
    seats = List.copyOf(seats);
    items = List.copyOf(items);
  }
}
