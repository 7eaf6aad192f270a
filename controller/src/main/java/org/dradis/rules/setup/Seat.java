package org.dradis.rules.setup;

import java.util.List;
import org.dradis.rules.board.Title;
import org.dradis.rules.event.Reminder;

/**
 * One player at the start: the titles, the loyalty cards of both deals, and what is special about
 * how this character starts.
 */
public record Seat(
    String character,
    boolean leader,
    List<Title> titles,
    int loyaltyCards,
    int loyaltyCardsAtSleeper,
    List<Reminder> reminders) {
  public Seat {
    titles = List.copyOf(titles);
    reminders = List.copyOf(reminders);
  }
}
