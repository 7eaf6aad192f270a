package org.dradis.rig.hands;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.dradis.nfc.iso15693.Uid;
import org.dradis.port.Expectation;
import org.dradis.port.Whereabouts;
import org.dradis.rig.chip.PadTag;
import org.dradis.rig.sim.SimSettings;
import org.dradis.rig.sim.SimulatedTable;
import org.dradis.rig.world.BoardPlan;
import org.dradis.rig.world.Hand;
import org.dradis.rig.world.Miniature;
import org.dradis.rig.world.Movement;
import org.jspecify.annotations.Nullable;

/** One table and some movements by two to four hands, in bursts; all follows from the seed. */
final class Sitting {
  private static final long MILLISECOND = 1_000_000;

  /** After a burst the sensed board is right within this time: a lost zone is tried again. */
  static final Duration SETTLED = Duration.ofSeconds(10);

  private final long seed;
  private final int moves;
  private final SplittableRandom random;
  private int done;
  private int missed;
  private int bursts;
  private long slowest;

  Sitting(long seed, int moves) {
    this.seed = seed;
    this.moves = moves;
    this.random = new SplittableRandom(seed);
  }

  HandsReport play() {
    try (var table = SimulatedTable.virtual(settings())) {
      var witness = new Witness(table);
      var pieces = pieces(table);
      var mischief = new Mischief(table, random.split(), pieces, witness::note);
      var impulse = new Impulse(table, random.split(), pieces);
      var failure = play(table, witness, mischief, impulse);
      return new HandsReport(
          done,
          missed,
          bursts,
          mischief.count(),
          witness.reports(),
          Duration.ofNanos(table.time().now()),
          Duration.ofNanos(slowest),
          Duration.ofNanos(witness.oldest()),
          failure);
    }
  }

  /** The reference table or twelve zones, calls cheap or dear, at times fields that alternate. */
  private SimSettings settings() {
    var settings = random.nextInt(3) == 0 ? SimSettings.TWELVE : SimSettings.REFERENCE;
    long[] prices = {0, 50_000, 50_000, 150_000};
    var zones = BoardPlan.reference().zones();
    return settings
        .seeded(seed)
        .calling(prices[random.nextInt(prices.length)])
        .apart(
            random.nextInt(5) == 0
                ? List.of(Set.of(zones.get(0), zones.get(1)), Set.of(zones.get(3), zones.get(4)))
                : List.of());
  }

  /** All that has a tag for zones, and strangers: ski passes, a bank card, a sticker's twin. */
  private List<Miniature> pieces(SimulatedTable table) {
    var pieces = new ArrayList<>(table.world().miniatures());
    pieces.removeIf(it -> it.id() == null);
    var twin = Uid.parse(String.valueOf(pieces.getFirst().id()));
    var strangers =
        List.of(
            Miniature.skiPass("ski pass", new Uid(0xE016_2466_0000_0000L | random.nextInt())),
            Miniature.skiPass("library book", new Uid(0xE004_0100_0000_0000L | random.nextInt())),
            Miniature.skiPass("twin of " + pieces.getFirst(), twin),
            Miniature.bankCard("bank card", PadTag.fleeting(random.split())));
    strangers.forEach(table.world()::bring);
    pieces.addAll(strangers);
    return pieces;
  }

  private @Nullable HandsFailure play(
      SimulatedTable table, Witness witness, Mischief mischief, Impulse impulse) {
    List<Hand> hands = new ArrayList<>();
    for (int count = random.nextInt(2, 5); count > 0; count--) {
      hands.add(table.hand());
    }
    try {
      while (done < moves) {
        bursts++;
        if (random.nextInt(8) == 0) {
          mischief.mend();
          impulse.changeScene();
        }
        burst(table, witness, mischief, impulse, hands);
        var wrong = settle(table, witness);
        if (wrong != null) {
          return new HandsFailure(seed, bursts, wrong, witness.events());
        }
      }
      return null;
    } catch (RuntimeException e) {
      return new HandsFailure(seed, bursts, "The program failed: " + e, witness.events());
    }
  }

  private void burst(
      SimulatedTable table, Witness witness, Mischief mischief, Impulse impulse, List<Hand> hands) {
    mischief.plan();
    List<Movement> movements = new ArrayList<>();
    int count = Math.min(moves - done, random.nextInt(2, 12));
    for (int i = 0; i < count; i++) {
      var hand = hands.get(random.nextInt(hands.size()));
      var movement = impulse.move(hand);
      witness.note("a hand " + movement);
      movements.add(movement);
      if (random.nextInt(4) == 0) {
        table.advance(Duration.ofMillis(random.nextInt(600)));
      }
    }
    if (random.nextInt(3) == 0) {
      expectAnything(table);
    }
    table.await(movements);
    mischief.await();
    done += count;
    missed += (int) movements.stream().filter(Movement::isMissed).count();
  }

  /** The game may be wrong about what comes; a hint is only a hint. */
  private void expectAnything(SimulatedTable table) {
    var zones = table.world().plan().zones();
    var expected = new ArrayList<Expectation>();
    for (var tag : table.world().truth().readable().keySet()) {
      if (random.nextInt(4) == 0) {
        expected.add(new Expectation(tag, Whereabouts.in(zones.get(random.nextInt(zones.size())))));
      }
    }
    table.zones().expect(expected);
  }

  /** Ends all faults and waits until the sensed board is right; says what is wrong if it is not. */
  private @Nullable String settle(SimulatedTable table, Witness witness) {
    table.calm();
    witness.note("all is calm");
    long from = table.time().now();
    while (!witness.differences().isEmpty() && table.time().now() - from < SETTLED.toNanos()) {
      table.time().advance(20 * MILLISECOND);
    }
    slowest = Math.max(slowest, table.time().now() - from);
    var differences = witness.differences();
    if (!differences.isEmpty()) {
      return "After %d s of calm %s.".formatted(SETTLED.toSeconds(), differences.getFirst());
    }
    if (random.nextInt(4) == 0) {
      table.advance(Duration.ofMillis(random.nextInt(800)));
      if (!witness.differences().isEmpty()) {
        return "The board was sensed well and then %s.".formatted(witness.differences().getFirst());
      }
    }
    return witness.phantom().map(it -> it + ".").orElse(null);
  }
}
