package org.dradis.session.script;

import java.util.Collection;
import org.dradis.cards.AttackDeck;
import org.dradis.journal.Journal;
import org.dradis.rules.board.Board;
import org.dradis.session.Desk;
import org.dradis.session.Reply;
import org.dradis.session.Said;
import org.dradis.session.SessionInput;
import org.dradis.session.SessionState;
import org.dradis.session.Source;
import org.dradis.session.board.Place;
import org.jspecify.annotations.Nullable;

/** A table that is only a map, set up as the game begins. */
public final class MemoryTable implements ScriptTable {
  private final Journal journal;
  private final Talk talk;
  private final MemoryHands hands;

  public MemoryTable(Journal journal, Board board, Collection<Place> zones, AttackDeck deck) {
    this.journal = journal;
    this.talk = new Talk(journal, board, deck);
    this.hands = new MemoryHands(PlainBox.of(board), zones, talk::take);
    hands.setUp(talk.state().expected());
    talk.take(new Said(Source.TABLE, hands.read()));
  }

  public Desk desk() {
    return talk.desk();
  }

  @Override
  public MemoryHands hands() {
    return hands;
  }

  @Override
  public SessionState state() {
    return talk.state();
  }

  @Override
  public Reply say(SessionInput input) {
    return talk.take(new Said(Source.TOUCH, input));
  }

  /** The answer to the last input, also to one that the hands caused. */
  public Reply last() {
    return talk.last();
  }

  @Override
  public @Nullable String refusal() {
    return talk.refusal();
  }

  /** Takes the game up without a look at the table. */
  public void takeUp() {
    talk.takeUp(journal);
  }

  @Override
  public void crash() {
    takeUp();
    talk.take(new Said(Source.TABLE, hands.comeBack()));
  }

  @Override
  public void close() {}
}
