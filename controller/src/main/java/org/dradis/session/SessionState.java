package org.dradis.session;

import java.util.List;
import org.dradis.rules.Engine;
import org.dradis.rules.State;
import org.dradis.rules.event.Event;
import org.dradis.rules.input.Command;
import org.dradis.rules.question.Question;
import org.dradis.session.board.ByTheRules;
import org.dradis.session.board.Difference;
import org.dradis.session.board.Standing;
import org.dradis.session.board.Table;
import org.jspecify.annotations.Nullable;

/**
 * All that a session knows, as one value.
 *
 * @param settled what the rules said when the table was last as it should be
 * @param waiting what is started as soon as the table is as it should be
 * @param left the table as it was when it went away, until somebody says that the game goes on
 * @param recent what came of the last step of the game
 * @param moment counts all that makes an answer to what was asked before one to something else
 */
public record SessionState(
    State game,
    Phase phase,
    History history,
    Table table,
    Standing settled,
    @Nullable Command waiting,
    boolean holdRolls,
    @Nullable DiceNote note,
    @Nullable Table left,
    List<Event> recent,
    int moment) {
  /** A game that begins, on a table that nobody has looked at yet. */
  public static SessionState begin(State game) {
    Standing standing = ByTheRules.of(game.board());
    return new SessionState(
        game,
        Phase.PLAYING,
        History.NONE,
        Table.unseen(standing),
        standing,
        null,
        true,
        null,
        null,
        List.of(),
        0);
  }

  /** What the game waits for, or null between commands. */
  public @Nullable Question question() {
    return Engine.question(game);
  }

  /** What stands where by the rules. */
  public Standing expected() {
    return ByTheRules.of(game.board());
  }

  /** What hands have to do, and what they did wrong. */
  public Difference difference() {
    return Difference.of(table, expected(), settled);
  }

  /** What stands elsewhere than before the table was away, and not where the game wants it. */
  public List<Change> changes() {
    return left == null ? List.of() : Meanwhile.between(left, table, expected());
  }

  SessionState withGame(State now, History steps, List<Event> events) {
    return new SessionState(
        now, phase, steps, table, settled, waiting, holdRolls, null, left, events, moment + 1);
  }

  SessionState withPhase(Phase now) {
    return new SessionState(
        game, now, history, table, settled, waiting, holdRolls, note, left, recent, moment + 1);
  }

  SessionState withTable(Table now) {
    return withTable(now, settled);
  }

  SessionState withTable(Table now, Standing settledNow) {
    return new SessionState(
        game, phase, history, now, settledNow, waiting, holdRolls, note, left, recent, moment);
  }

  SessionState withWaiting(@Nullable Command now) {
    return new SessionState(
        game, phase, history, table, settled, now, holdRolls, note, left, recent, moment + 1);
  }

  SessionState withHoldRolls(boolean now) {
    return new SessionState(
        game, phase, history, table, settled, waiting, now, note, left, recent, moment);
  }

  SessionState withNote(DiceNote now) {
    return new SessionState(
        game, phase, history, table, settled, waiting, holdRolls, now, left, recent, moment);
  }

  SessionState withLeft(@Nullable Table then) {
    return new SessionState(
        game, phase, history, table, settled, waiting, holdRolls, note, then, recent, moment);
  }

  /** Short: all of it would fill pages. */
  @Override
  public String toString() {
    return "SessionState[%s, %d steps, %s, waiting %s, %s]"
        .formatted(phase.word(), history.back(), question(), waiting, difference().moves());
  }
}
