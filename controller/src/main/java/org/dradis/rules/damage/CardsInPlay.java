package org.dradis.rules.damage;

import java.util.ArrayList;
import java.util.List;
import org.dradis.rules.board.CardInPlay;
import org.dradis.rules.board.Until;
import org.dradis.rules.event.Event;
import org.dradis.rules.play.Play;

/** Attack cards that leave play at the event they name (CA-2). */
public final class CardsInPlay {
  private CardsInPlay() {}

  /** Discards the cards that end at any of these moments. */
  public static void end(Play play, Until... moments) {
    if (play.board().cards().isEmpty()) {
      return;
    }
    List<Until> now = List.of(moments);
    List<CardInPlay> staying = new ArrayList<>();
    for (CardInPlay card : play.board().cards()) {
      if (now.contains(card.until())) {
        play.tell(new Event.CardLeft(card.name()));
      } else {
        staying.add(card);
      }
    }
    play.set(play.board().withCards(staying));
  }
}
