package org.dradis.session;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Arrays;
import java.util.List;
import org.dradis.cards.AttackDeck;
import org.dradis.journal.Journal;
import org.dradis.journal.MemoryJournal;
import org.dradis.port.DiceThrow;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.GameOption;
import org.dradis.rules.board.Icon;
import org.dradis.rules.board.Manifest;
import org.dradis.rules.board.StartPosition;
import org.dradis.rules.input.Command;
import org.dradis.session.board.Move;
import org.dradis.session.board.Place;
import org.dradis.session.board.Trouble;
import org.dradis.session.script.MemoryHands;
import org.dradis.session.script.MemoryTable;

/** A table on paper: a session over a journal in memory, and hands. */
public final class TestTable {
  public static final List<Place> SPACE =
      Arrays.stream(Place.values()).filter(Place::isInSpace).toList();

  public static final List<Place> EVERYWHERE =
      Arrays.stream(Place.values()).filter(Place::isReal).toList();

  public final Journal journal =
      new MemoryJournal(Clock.fixed(Instant.EPOCH, ZoneOffset.UTC), "test");
  public final MemoryHands hands;
  private final MemoryTable table;

  public TestTable(Board board, List<Place> zones) {
    table = new MemoryTable(journal, board, zones, AttackDeck.PRINTED);
    hands = table.hands();
  }

  /** The start position with the six space areas sensed. */
  public static TestTable start() {
    return new TestTable(startBoard(), SPACE);
  }

  public static Board startBoard() {
    return StartPosition.of(GameOption.NONE, Manifest.UNKNOWN);
  }

  public SessionState state() {
    return table.state();
  }

  public Desk desk() {
    return table.desk();
  }

  public Reply say(SessionInput input) {
    return table.say(input);
  }

  /** The answer to the last input, also to one of the hands. */
  public Reply last() {
    return table.last();
  }

  public void must(SessionInput input) {
    if (say(input) instanceof Reply.Refused(String sentence, var _)) {
      throw new AssertionError(input + ": " + sentence);
    }
  }

  public void start(Command command) {
    must(new SessionInput.Start(command));
  }

  public void icon(Icon icon) {
    start(new Command.ResolveIcon(icon));
  }

  public void throwDie(int face) {
    hands.throwDie(new DiceThrow.Rolled(face));
  }

  public List<Move> moves() {
    return state().difference().moves();
  }

  public List<Trouble> troubles() {
    return state().difference().troubles();
  }

  public void refuses(SessionInput input, String sentence) {
    SessionState before = state();
    assertEquals(
        sentence, say(input) instanceof Reply.Refused(String refusal, var _) ? refusal : "taken");
    assertEquals(before, state());
  }

  /** How many rows the journal has. */
  public long rows() {
    return journal.games().getLast().rows();
  }

  /** The plug is pulled; another program takes the game up. */
  public void crash() {
    table.takeUp();
  }
}
