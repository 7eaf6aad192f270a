package org.dradis.rig.chip;

import java.util.Random;
import org.dradis.dice.Line;

/** How dice fall, bounce and rest, and what the sensors of the tower make of it. */
final class TowerPhysics {
  private static final long MS = 1_000_000;

  /** A hand takes the die out of the tray so long before it drops it. */
  static final long LIFT_BEFORE = 300 * MS;

  private final TowerScript script;
  private final Random random;
  private final VirtualEncoder encoder;

  TowerPhysics(TowerScript script, long seed) {
    this.script = script;
    random = new Random(seed);
    encoder = new VirtualEncoder(script, random);
  }

  TowerThrow drop(long at, int face, TowerFault fault) {
    script.freeAll();
    encoder.damage(fault);
    lift(at - LIFT_BEFORE);
    return switch (fault) {
      case DROPPED_AGAIN -> dropAgain(at, face);
      case SECOND_DIE -> dropSecond(at, face);
      default -> {
        long rest = fall(at, fault == TowerFault.BOUNCING_BEAM);
        land(rest, face, fault);
        yield new TowerThrow(fault, at, face, isReadable(face, fault), script.lastAt());
      }
    };
  }

  private TowerThrow dropAgain(long at, int face) {
    long rest = fall(at, false);
    long caught = between(at + 110 * MS, rest);
    script.cutAt(caught);
    lift(caught);
    long again = Math.max(caught + 60 * MS, at + 210 * MS);
    land(fall(again, false), face, TowerFault.NONE);
    return new TowerThrow(TowerFault.DROPPED_AGAIN, again, face, true, script.lastAt());
  }

  private TowerThrow dropSecond(long at, int face) {
    long rest = fall(at, false);
    land(rest, between(1, 8), TowerFault.NONE);
    long second = rest + between(60, 140) * MS;
    land(fall(second, false), face, TowerFault.NONE);
    return new TowerThrow(TowerFault.SECOND_DIE, second, face, true, script.lastAt());
  }

  private boolean isReadable(int face, TowerFault fault) {
    return switch (fault) {
      case COCKED_TREMBLING, COCKED_STILL, FOREIGN_DIE, TAKEN_OUT, LOOSE_WIRE -> false;
      default -> encoder.canShow(face);
    };
  }

  /** Breaks the beam at that time and tumbles in the tray until the time returned. */
  private long fall(long at, boolean bouncing) {
    breakBeam(at, bouncing);
    long tray = at + between(80, 100) * MS;
    long rest = at + between(400, 1_500) * MS;
    script.set(tray, Line.SETTLED, false);
    for (long t = tray; t < rest - 60 * MS; t += between(2, 40) * MS) {
      script.set(t, encoder.anyLine(), random.nextBoolean());
    }
    // On the top of a bounce a die looks still.
    for (long t = tray + 5 * MS; t < rest - 100 * MS; t += between(60, 300) * MS) {
      script.pulse(t, between(1, 40) * MS, Line.SETTLED, true);
    }
    return rest;
  }

  /** A die passes in 2 to 3 ms, and a corner of it may break the beam once more. */
  private void breakBeam(long at, boolean bouncing) {
    long last = at + (bouncing ? 180 : between(3, 15)) * MS;
    long t = at;
    do {
      long length = between(2_000_000, 3_000_000);
      script.pulse(t, length, Line.DROP, true);
      t += length + between(1, 12) * MS;
    } while (t < last);
  }

  private void land(long rest, int face, TowerFault fault) {
    switch (fault) {
      case COCKED_STILL -> {
        script.set(rest, Line.SETTLED, true);
        encoder.showCocked(rest, face);
      }
      case COCKED_TREMBLING -> tremble(rest, face);
      case CHATTERING -> rock(rest, face);
      case SLOW_ENCODER -> {
        script.set(rest, Line.SETTLED, true);
        encoder.showSlowly(rest, face);
      }
      case LOOSE_WIRE -> {
        lie(rest, face);
        shake(rest, encoder.anyLine());
      }
      case TAKEN_OUT -> {
        lie(rest, face);
        long taken = rest + between(60, 140) * MS;
        script.set(taken, Line.SETTLED, false);
        encoder.showNothing(taken + between(150, 300) * MS);
      }
      case GLITCHES -> {
        lie(rest, face);
        glitch(rest + 60 * MS, face);
      }
      default -> lie(rest, face);
    }
  }

  private void lie(long rest, int face) {
    script.set(rest, Line.SETTLED, true);
    encoder.show(rest, face);
  }

  private void tremble(long rest, int face) {
    encoder.show(rest, face);
    for (long t = rest; t < rest + 1_000 * MS; t += between(60, 200) * MS) {
      script.pulse(t, between(1, 40) * MS, Line.SETTLED, true);
    }
  }

  private void rock(long rest, int face) {
    encoder.show(rest, face);
    long t = rest;
    for (int i = between(3, 12); i > 0; i--) {
      long length = between(2, 45) * MS;
      script.pulse(t, length, Line.SETTLED, true);
      t += length + between(2, 60) * MS;
    }
    script.set(t, Line.SETTLED, true);
  }

  private void shake(long rest, Line line) {
    boolean high = false;
    for (long t = rest; t < rest + 4_000 * MS; t += between(10, 70) * MS) {
      script.set(t, line, high);
      high = !high;
    }
  }

  private void glitch(long from, int face) {
    for (long t = from; t < from + 250 * MS; t += between(60, 90) * MS) {
      script.pulse(t, between(2, 40) * MS, Line.SETTLED, false);
      encoder.glitch(t, between(20_000, 5_000_000), face);
    }
  }

  /** Takes what lies in the tray out of it. */
  private void lift(long at) {
    script.set(at, Line.SETTLED, false);
    encoder.showNothing(at);
  }

  private int between(int least, int most) {
    return random.nextInt(least, most + 1);
  }

  private long between(long least, long most) {
    return random.nextLong(least, most + 1);
  }
}
