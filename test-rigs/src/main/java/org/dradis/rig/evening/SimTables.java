package org.dradis.rig.evening;

import java.util.Collection;
import java.util.List;
import java.util.stream.Stream;
import org.dradis.cards.AttackDeck;
import org.dradis.journal.Journal;
import org.dradis.rig.world.BoardPlan;
import org.dradis.rules.board.Board;
import org.dradis.session.board.Place;
import org.dradis.session.script.ScriptTable;
import org.dradis.session.script.ScriptTables;

/**
 * Simulated tables for scripts.
 *
 * @param seed of all that is left to chance, such as how fast a hand is
 */
public record SimTables(long seed) implements ScriptTables {
  @Override
  public ScriptTable open(Journal journal, Board board, Collection<Place> zones, AttackDeck deck) {
    return new SimTable(journal, board, zones, deck, seed);
  }

  @Override
  public List<Place> everywhere() {
    return BoardPlan.names().stream().map(Place::named).flatMap(Stream::ofNullable).toList();
  }
}
