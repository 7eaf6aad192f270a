package org.dradis.session.script;

import java.util.Collection;
import org.dradis.cards.AttackDeck;
import org.dradis.journal.Journal;
import org.dradis.rules.State;
import org.dradis.rules.board.Board;
import org.dradis.session.Desk;
import org.dradis.session.Reply;
import org.dradis.session.Said;
import org.dradis.session.SessionInput;
import org.dradis.session.SessionState;
import org.dradis.session.Source;
import org.dradis.session.board.Place;
import org.dradis.session.board.Table;

/** A table that is only a map, set up as the game begins. */
public final class MemoryTable implements ScriptTable {
  private final Journal journal;
  private final AttackDeck deck;
  private final MemoryHands hands;
  private Desk desk;
  private Reply last = new Reply.Done();

  public MemoryTable(Journal journal, Board board, Collection<Place> zones, AttackDeck deck) {
    this.journal = journal;
    this.deck = deck;
    this.desk = Desk.begin(journal, State.of(board), deck);
    this.hands = new MemoryHands(PlainBox.of(board), zones, this::take);
    hands.setUp(desk.state().expected());
    take(new Said(Source.TABLE, hands.read()));
  }

  private void take(Said said) {
    last = desk.take(said).reply();
  }

  public Desk desk() {
    return desk;
  }

  @Override
  public MemoryHands hands() {
    return hands;
  }

  @Override
  public SessionState state() {
    return desk.state();
  }

  @Override
  public Reply say(SessionInput input) {
    take(new Said(Source.TOUCH, input));
    return last;
  }

  @Override
  public Reply last() {
    return last;
  }

  /** Takes the game up without a look at the table. */
  public void takeUp() {
    desk = Desk.resume(journal, desk.game(), deck);
  }

  @Override
  public void crash() {
    Table before = state().table();
    takeUp();
    if (!before.equals(state().table())) {
      throw new IllegalStateException("the table came back otherwise than it was");
    }
    take(new Said(Source.TABLE, hands.comeBack()));
  }
}
