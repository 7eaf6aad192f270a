package org.dradis.rig.chip;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.dradis.dice.FaceCode;
import org.dradis.dice.LineEdge;
import org.dradis.dice.SixLineTower;
import org.dradis.dice.TowerIo;
import org.dradis.dice.TowerReading;
import org.dradis.dice.TowerSettings;
import org.dradis.port.DiceThrow;
import org.dradis.port.DiceThrow.Doubt;
import org.dradis.port.DiceThrow.Doubtful;
import org.dradis.port.DiceThrow.Rolled;
import org.dradis.port.DiceThrow.VoidReason;
import org.dradis.port.DiceThrow.Voided;
import org.dradis.rig.time.VirtualTime;

/** A virtual tower with a driver on it, perhaps one that lacks something. */
final class TowerBench {
  private static final long POLL = 10_000_000;
  private static final long AFTERWARDS = 6_000_000_000L;

  /** SETTLED and the face are kept for 50 and 150 ms, then a poll comes within 10. */
  private static final long REPORT = 50_000_000 + 150_000_000 + POLL;

  /** What was told of one throw, and when the last of it. */
  record Told(TowerThrow thrown, List<DiceThrow> results, long lastAt) {
    boolean isAsSpecified() {
      return results.equals(expected(thrown))
          && (!thrown.readable() || lastAt <= thrown.restAt() + REPORT);
    }

    /** Whether a face was told that the die does not show. */
    boolean isWrong() {
      return results.stream()
          .anyMatch(it -> it instanceof Rolled && !it.equals(new Rolled(thrown.face())));
    }
  }

  private final VirtualTower tower;
  private final VirtualTime time;
  private final SixLineTower driver;
  private final List<DiceThrow> results = new ArrayList<>();
  private long lastAt;

  TowerBench(
      VirtualTower tower, TowerSettings settings, FaceCode code, Predicate<LineEdge> deafTo) {
    this.tower = tower;
    this.time = tower.time();
    driver = new SixLineTower(deaf(tower, deafTo), settings, code);
    driver.onThrow(
        it -> {
          results.add(it);
          lastAt = time.now();
        });
  }

  TowerBench(long seed) {
    this(
        new VirtualTower(new VirtualTime(), seed),
        TowerSettings.STANDARD,
        FaceCode.ODD_PARITY,
        _ -> false);
  }

  SixLineTower driver() {
    return driver;
  }

  /** Drops a die in a second, and waits until all was told that there is to tell. */
  Told drop(int face, TowerFault fault) {
    results.clear();
    TowerThrow thrown = tower.drop(time.now() + 1_000_000_000, face, fault);
    long end = thrown.restAt() + AFTERWARDS;
    while (time.now() < end) {
      time.advance(POLL);
      driver.poll();
    }
    return new Told(thrown, List.copyOf(results), lastAt);
  }

  /** What design/table.md lets a tower tell of such a throw. */
  private static List<DiceThrow> expected(TowerThrow thrown) {
    DiceThrow rolled = new Rolled(thrown.face());
    return switch (thrown.fault()) {
      case NONE, BOUNCING_BEAM, SLOW_ENCODER, CHATTERING, GLITCHES -> List.of(rolled);
      case STUCK_LINE -> List.of(thrown.readable() ? rolled : new Doubtful(Doubt.UNREADABLE));
      case COCKED_STILL, FOREIGN_DIE, DEAD_ENCODER_LOW, DEAD_ENCODER_HIGH ->
          List.of(new Doubtful(Doubt.UNREADABLE));
      case COCKED_TREMBLING -> List.of(new Doubtful(Doubt.NEVER_SETTLED));
      case LOOSE_WIRE -> List.of(new Doubtful(Doubt.FACE_CHANGED));
      case DROPPED_AGAIN, SECOND_DIE -> List.of(new Voided(VoidReason.DROPPED_AGAIN), rolled);
      case TAKEN_OUT -> List.of(new Voided(VoidReason.MOVED));
    };
  }

  static TowerSettings with(long holdOffMs, long debounceMs, long unchangedMs) {
    return new TowerSettings(
        Duration.ofMillis(holdOffMs),
        Duration.ofMillis(debounceMs),
        Duration.ofMillis(unchangedMs),
        TowerSettings.STANDARD.settleLimit(),
        TowerSettings.STANDARD.readLimit());
  }

  /** Wires that lose some edges, and whose levels are what came through. */
  private static TowerIo deaf(VirtualTower tower, Predicate<LineEdge> deafTo) {
    return new TowerIo() {
      private TowerReading heard = tower.read();

      @Override
      public TowerReading read() {
        return new TowerReading(tower.read().nanos(), heard.levels());
      }

      @Override
      public void onEdge(Consumer<LineEdge> listener) {
        tower.onEdge(
            edge -> {
              if (!deafTo.test(edge)) {
                heard =
                    new TowerReading(edge.nanos(), heard.levels().with(edge.line(), edge.high()));
                listener.accept(edge);
              }
            });
      }
    };
  }
}
