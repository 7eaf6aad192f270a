package org.dradis.session.script;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import org.dradis.cards.AttackDeck;
import org.dradis.journal.Journal;
import org.dradis.rules.board.Board;
import org.dradis.session.board.Place;

/** Where scripts get their tables from. */
public interface ScriptTables {
  /** A table set up as the board says, with readers in these places, at which a game begins. */
  ScriptTable open(Journal journal, Board board, Collection<Place> zones, AttackDeck deck);

  /** All places that can have a reader. */
  default List<Place> everywhere() {
    return Arrays.stream(Place.values()).filter(Place::isReal).toList();
  }
}
