package org.dradis.rig.evening;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.Set;
import java.util.function.BooleanSupplier;
import org.dradis.port.Expectation;
import org.dradis.port.LedMap;
import org.dradis.rig.sim.SimulatedTable;
import org.dradis.session.Said;
import org.dradis.session.SessionInput;
import org.dradis.session.SessionState;
import org.dradis.session.TablePorts;
import org.dradis.session.board.Pieces;
import org.dradis.session.board.Place;
import org.dradis.session.scene.Lamps;
import org.dradis.session.scene.MappedSpots;
import org.dradis.session.scene.Scene;
import org.dradis.session.script.ScriptFailure;
import org.dradis.session.script.Talk;
import org.jspecify.annotations.Nullable;

/**
 * Lets time pass at the table, and does what the session's thread and the lights' thread do on a
 * real one: every few milliseconds what the ports told is taken, and twenty times a second the
 * lights are shown. All on the thread that lets time pass, so that an evening is the same each
 * time.
 */
final class Pulse {
  private static final long GLANCE = 5_000_000;
  private static final long FRAME = 50_000_000;

  private final SimulatedTable table;
  private final Talk talk;
  private final Queue<Said> heard = new ArrayDeque<>();
  private final Pieces box;
  private Lamps lamps;
  private TablePorts ports;
  private long nextFrame;
  private @Nullable SessionState shown;
  private List<Expectation> expected = List.of();
  private int throwsHeard;

  Pulse(SimulatedTable table, Talk talk, Pieces box) {
    this.table = table;
    this.talk = talk;
    this.box = box;
    this.lamps = lamps();
    this.ports = TablePorts.listen(table.rig(), box, heard::add);
  }

  private Lamps lamps() {
    var spots = new MappedSpots(LedMap.ofReferenceTable());
    return new Lamps(table.lights(), spots, new TableClock(table.time()));
  }

  /** Another program: it knows nothing of what was only heard, or was shown. */
  void restart() {
    heard.clear();
    expected = List.of();
    shown = null;
    lamps = lamps();
    ports = TablePorts.listen(table.rig(), box, heard::add);
  }

  /** Reads the table as it stands. */
  void look(boolean again) {
    ports.look(again);
    takeHeard();
  }

  /** The zones that sense nothing, as the ports tell. */
  Set<Place> lost() {
    return ports.lost();
  }

  /** How many dice the tower has told of. */
  int throwsHeard() {
    return throwsHeard;
  }

  void pass(Duration duration) {
    long end = table.time().now() + duration.toNanos();
    while (table.time().now() < end) {
      glance();
    }
  }

  /** Lets time pass until something is so, or complains. */
  void until(BooleanSupplier condition, Duration most, String otherwise) {
    long end = table.time().now() + most.toNanos();
    while (!condition.getAsBoolean()) {
      if (table.time().now() >= end) {
        throw new ScriptFailure(
            "after %d s of the table's time %s".formatted(most.toSeconds(), otherwise));
      }
      glance();
    }
  }

  private void glance() {
    table.time().advance(GLANCE);
    takeHeard();
    if (table.time().now() >= nextFrame) {
      nextFrame = table.time().now() + FRAME;
      lamps.show(Scene.of(talk.state()));
    }
  }

  /** Takes all that was heard, in one transaction as the session does. */
  void takeHeard() {
    List<Said> all = new ArrayList<>();
    for (Said said = heard.poll(); said != null; said = heard.poll()) {
      all.add(said);
    }
    throwsHeard += (int) all.stream().filter(Pulse::isThrow).count();
    if (!all.isEmpty()) {
      talk.take(all);
    }
    if (!talk.state().equals(shown)) {
      shown = talk.state();
      expect(TablePorts.expectations(shown));
    }
  }

  private static boolean isThrow(Said said) {
    return said.input() instanceof SessionInput.Throw;
  }

  private void expect(List<Expectation> now) {
    if (!now.equals(expected)) {
      expected = now;
      table.rig().tagZones().ifPresent(zones -> zones.expect(now));
    }
  }
}
