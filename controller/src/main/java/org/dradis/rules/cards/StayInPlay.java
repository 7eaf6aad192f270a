package org.dradis.rules.cards;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.dradis.rules.board.CardInPlay;
import org.dradis.rules.board.Until;
import org.dradis.rules.event.Event;
import org.dradis.rules.play.Act;
import org.dradis.rules.play.Play;

/** A card whose special lasts joins those in play, once, in the order of the list (CA-2). */
record StayInPlay(CardInPlay card) implements Act {
  @Override
  public void play(Play play) {
    List<CardInPlay> cards = new ArrayList<>(play.board().cards());
    if (card.until() == Until.NOW
        || cards.stream().anyMatch(each -> each.name().equals(card.name()))) {
      return;
    }
    cards.add(card);
    cards.sort(Comparator.comparingInt(CardInPlay::place));
    play.set(play.board().withCards(cards));
    play.tell(new Event.CardStayed(card.name(), card.until()));
  }
}
