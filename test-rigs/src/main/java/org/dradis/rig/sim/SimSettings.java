package org.dradis.rig.sim;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.dradis.port.Zone;
import org.dradis.rig.chip.VirtualBus;
import org.dradis.rig.world.BoardPlan;
import org.dradis.rules.board.Expansion;

/**
 * What a simulated table is like.
 *
 * @param plan its zones; each six of them share a bus
 * @param callNanos what a system call costs
 * @param seed of everything that is left to chance
 * @param alone groups of zones of which only one field may be on at a time
 * @param expansions what is in the box
 */
public record SimSettings(
    BoardPlan plan,
    long callNanos,
    long seed,
    Strip strip,
    int leds,
    List<Set<Zone>> alone,
    Set<Expansion> expansions) {

  /** What the lights are made of. */
  public enum Strip {
    SK9822,
    APA102,
    WS2812B
  }

  static final int READERS_OF_A_BUS = 6;

  /** The reference table: six space areas on one bus, 120 LEDs, the base game. */
  public static final SimSettings REFERENCE =
      new SimSettings(
          BoardPlan.reference(),
          VirtualBus.CALL_NANOS,
          1,
          Strip.SK9822,
          120,
          List.of(),
          Set.of(Expansion.BASE));

  /** Twelve zones on two buses, with every expansion. */
  public static final SimSettings TWELVE =
      REFERENCE.on(BoardPlan.twelve()).with(EnumSet.allOf(Expansion.class));

  public SimSettings {
    alone = alone.stream().map(Set::copyOf).toList();
    expansions = Set.copyOf(expansions);
  }

  public SimSettings on(BoardPlan other) {
    return new SimSettings(other, callNanos, seed, strip, leds, alone, expansions);
  }

  public SimSettings with(Set<Expansion> others) {
    return new SimSettings(plan, callNanos, seed, strip, leds, alone, others);
  }

  public SimSettings seeded(long number) {
    return new SimSettings(plan, callNanos, number, strip, leds, alone, expansions);
  }

  public SimSettings calling(long nanos) {
    return new SimSettings(plan, nanos, seed, strip, leds, alone, expansions);
  }

  public SimSettings lit(Strip kind, int count) {
    return new SimSettings(plan, callNanos, seed, kind, count, alone, expansions);
  }

  public SimSettings apart(List<Set<Zone>> groups) {
    return new SimSettings(plan, callNanos, seed, strip, leds, groups, expansions);
  }
}
