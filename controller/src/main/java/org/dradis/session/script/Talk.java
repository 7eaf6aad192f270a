package org.dradis.session.script;

import java.util.List;
import org.dradis.cards.AttackDeck;
import org.dradis.journal.Journal;
import org.dradis.rules.State;
import org.dradis.rules.board.Board;
import org.dradis.session.Desk;
import org.dradis.session.Reply;
import org.dradis.session.Said;
import org.dradis.session.SessionState;
import org.dradis.session.Step;
import org.dradis.session.board.Table;
import org.jspecify.annotations.Nullable;

/** What is said at a desk, and what it answers; for one thread, without the session's own. */
public final class Talk {
  private final AttackDeck deck;
  private Desk desk;
  private Reply last = new Reply.Done();
  private @Nullable String refusal;

  public Talk(Journal journal, Board board, AttackDeck deck) {
    this.deck = deck;
    this.desk = Desk.begin(journal, State.of(board), deck);
  }

  public Desk desk() {
    return desk;
  }

  public SessionState state() {
    return desk.state();
  }

  public Reply take(Said said) {
    take(List.of(said));
    return last;
  }

  /** Takes inputs that came together. */
  public void take(List<Said> all) {
    for (Step step : desk.take(all)) {
      last = step.reply();
      if (refusal == null && last instanceof Reply.Refused(String sentence, var _)) {
        refusal = sentence;
      }
    }
  }

  /** The answer to the last input. */
  public Reply last() {
    return last;
  }

  /** Why the first input since the last time this was asked was refused, or null if none was. */
  public @Nullable String refusal() {
    String sentence = refusal;
    refusal = null;
    return sentence;
  }

  /** Takes the game up from a journal, as another program does after a crash. */
  public void takeUp(Journal journal) {
    Table before = state().table();
    desk = Desk.resume(journal, desk.game(), deck);
    if (!before.equals(state().table())) {
      throw new IllegalStateException("the table came back otherwise than it was");
    }
  }
}
