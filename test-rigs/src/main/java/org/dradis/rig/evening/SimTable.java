package org.dradis.rig.evening;

import java.time.Duration;
import java.util.Collection;
import java.util.EnumSet;
import java.util.Set;
import org.dradis.cards.AttackDeck;
import org.dradis.journal.Journal;
import org.dradis.rig.sim.SimSettings;
import org.dradis.rig.sim.SimulatedTable;
import org.dradis.rig.world.BoardPlan;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.Expansion;
import org.dradis.rules.board.GameOption;
import org.dradis.session.Desk;
import org.dradis.session.Reply;
import org.dradis.session.Said;
import org.dradis.session.SessionInput;
import org.dradis.session.SessionState;
import org.dradis.session.Source;
import org.dradis.session.board.EnrolledPieces;
import org.dradis.session.board.Place;
import org.dradis.session.script.ScriptTable;
import org.dradis.session.script.SettingUp;
import org.dradis.session.script.Talk;
import org.jspecify.annotations.Nullable;

/**
 * A session at the simulated table, in virtual time: hands move ships, and the session hears only
 * what chips, drivers and the sweep tell.
 */
public final class SimTable implements ScriptTable {
  /** Nobody touches the screen faster. */
  private static final Duration A_TOUCH = Duration.ofMillis(100);

  private final Journal journal;
  private final SimulatedTable table;
  private final Talk talk;
  private final Pulse pulse;
  private final SimHands hands;

  /** A table with readers in these places, set up as the board says. */
  public SimTable(
      Journal journal, Board board, Collection<Place> zones, AttackDeck deck, long seed) {
    var plan = BoardPlan.of(zones.stream().map(Place::word).toList());
    this.journal = journal;
    this.talk = new Talk(journal, board, deck);
    this.table =
        SimulatedTable.virtual(SimSettings.REFERENCE.on(plan).with(expansions(board)).seeded(seed));
    var box = new EnrolledPieces(table.box());
    this.pulse = new Pulse(table, talk, box);
    this.hands = new SimHands(table, pulse);
    SettingUp.places(box.byTag(), talk.state().expected())
        .forEach(
            (tag, place) -> hands.setUp(table.world().truth().owner(tag).orElseThrow(), place));
    try {
      look(false);
    } catch (RuntimeException e) {
      table.close();
      throw e;
    }
  }

  private static Set<Expansion> expansions(Board board) {
    Set<Expansion> expansions = EnumSet.of(Expansion.BASE);
    if (board.options().has(GameOption.CYLON_FLEET)) {
      expansions.add(Expansion.EXODUS);
    }
    if (board.options().has(GameOption.PEGASUS)) {
      expansions.add(Expansion.PEGASUS);
    }
    if (board.options().has(GameOption.DAYBREAK)) {
      expansions.add(Expansion.DAYBREAK);
    }
    return expansions;
  }

  private void look(boolean again) {
    hands.settle();
    pulse.look(again);
  }

  /** The table itself, to see what it shines or to make something go wrong. */
  public SimulatedTable table() {
    return table;
  }

  public Desk desk() {
    return talk.desk();
  }

  @Override
  public SimHands hands() {
    return hands;
  }

  @Override
  public SessionState state() {
    return talk.state();
  }

  @Override
  public Reply say(SessionInput input) {
    pulse.takeHeard();
    Reply reply = talk.take(new Said(Source.TOUCH, input));
    pass(A_TOUCH);
    return reply;
  }

  /** Lets time pass; lights go on, and what the ports tell is taken. */
  public void pass(Duration duration) {
    pulse.pass(duration);
  }

  @Override
  public @Nullable String refusal() {
    return talk.refusal();
  }

  @Override
  public void crash() {
    crash(journal);
  }

  /** The same with what is left of the journal on the disk. */
  public void crash(Journal left) {
    talk.takeUp(left);
    table.restart();
    pulse.restart();
    look(true);
  }

  @Override
  public void close() {
    table.close();
  }
}
