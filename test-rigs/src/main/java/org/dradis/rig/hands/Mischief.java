package org.dradis.rig.hands;

import java.util.List;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import org.dradis.rig.sim.NamedFault;
import org.dradis.rig.sim.SimulatedTable;
import org.dradis.rig.world.Coupling;
import org.dradis.rig.world.Miniature;

/** Faults that strike at random: of readers, and of tags. */
final class Mischief {
  private static final long SECOND = 1_000_000_000;

  /** A burst is about so long. */
  private static final long BURST = 4 * SECOND;

  private final SimulatedTable table;
  private final RandomGenerator random;
  private final List<NamedFault> ofReaders;
  private final List<Miniature> pieces;
  private final Consumer<String> chronicle;
  private int count;
  private long lastAt;

  Mischief(
      SimulatedTable table,
      RandomGenerator random,
      List<Miniature> pieces,
      Consumer<String> chronicle) {
    this.table = table;
    this.random = random;
    this.pieces = pieces;
    this.chronicle = chronicle;
    var zones = table.world().plan().zones();
    this.ofReaders =
        table.faults().stream()
            .filter(it -> zones.stream().anyMatch(zone -> it.name().startsWith(zone + ".")))
            .toList();
  }

  int count() {
    return count;
  }

  /** Plans some faults for the next seconds, or none. */
  void plan() {
    for (int left = random.nextInt(4) - 1; left > 0; left--) {
      var fault = ofReaders.get(random.nextInt(ofReaders.size()));
      later(fault.name(), fault.injection());
    }
    if (random.nextInt(4) == 0) {
      var piece = pieces.get(random.nextInt(pieces.size()));
      var health = random.nextBoolean() ? Coupling.NONE : Coupling.WEAK;
      later(
          piece + (health == Coupling.NONE ? " dies" : " gets weak"),
          () -> table.world().health(piece, health));
    }
  }

  /** Lets time pass until the last fault has struck. */
  void await() {
    table.time().advance(lastAt - table.time().now());
  }

  /** Gives all pieces new stickers with the old numbers. */
  void mend() {
    for (var piece : pieces) {
      if (piece.health() != Coupling.GOOD) {
        table.world().health(piece, Coupling.GOOD);
        chronicle.accept(piece + " is mended");
      }
    }
  }

  private void later(String name, Runnable deed) {
    count++;
    long delay = random.nextLong(BURST);
    lastAt = Math.max(lastAt, table.time().now() + delay);
    table
        .time()
        .after(
            delay,
            () -> {
              chronicle.accept(name);
              deed.run();
            });
  }
}
