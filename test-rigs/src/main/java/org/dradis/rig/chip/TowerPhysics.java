package org.dradis.rig.chip;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.dradis.dice.Line;

/** How dice fall, bounce and rest, and what the sensors of the tower make of it. */
final class TowerPhysics {
  private static final long MS = 1_000_000;

  /** A hand takes the die out of the tray so long before it drops it. */
  static final long LIFT_BEFORE = 300 * MS;

  /**
   * The code with each line of the encoder, in the order of {@link Line#ENCODER}, for each face.
   */
  private static final List<String> CODES =
      List.of("0001", "1000", "0100", "1101", "0010", "1011", "0111", "1110");

  private static final String NO_MAGNET = "0000";

  private final TowerScript script;
  private final Random random;

  TowerPhysics(TowerScript script, long seed) {
    this.script = script;
    random = new Random(seed);
  }

  TowerThrow drop(long at, int face, TowerFault fault) {
    script.freeAll();
    breakEncoder(fault);
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
      case NONE, BOUNCING_BEAM, SLOW_ENCODER, CHATTERING, GLITCHES -> true;
      case DROPPED_AGAIN, SECOND_DIE -> true;
      case STUCK_LINE -> isUnharmed(CODES.get(face - 1));
      case COCKED_TREMBLING, COCKED_STILL, FOREIGN_DIE, TAKEN_OUT -> false;
      case DEAD_ENCODER_LOW, DEAD_ENCODER_HIGH, LOOSE_WIRE -> false;
    };
  }

  private void breakEncoder(TowerFault fault) {
    switch (fault) {
      case DEAD_ENCODER_LOW, FOREIGN_DIE -> Line.ENCODER.forEach(it -> script.stick(it, false));
      case DEAD_ENCODER_HIGH -> Line.ENCODER.forEach(it -> script.stick(it, true));
      case STUCK_LINE -> script.stick(anyLine(), random.nextBoolean());
      default -> {}
    }
  }

  /** Breaks the beam at that time and tumbles in the tray until the time returned. */
  private long fall(long at, boolean bouncing) {
    breakBeam(at, bouncing);
    long tray = at + between(80, 100) * MS;
    long rest = at + between(400, 1_500) * MS;
    script.set(tray, Line.SETTLED, false);
    for (long t = tray; t < rest - 60 * MS; t += between(2, 40) * MS) {
      script.set(t, anyLine(), random.nextBoolean());
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
    String code = CODES.get(face - 1);
    switch (fault) {
      case COCKED_STILL -> lie(rest, flip(code));
      case COCKED_TREMBLING -> tremble(rest, code);
      case CHATTERING -> rock(rest, code);
      case SLOW_ENCODER -> {
        script.set(rest, Line.SETTLED, true);
        encode(rest, code, 10, 35);
      }
      case LOOSE_WIRE -> {
        lie(rest, code);
        shake(rest, anyLine());
      }
      case TAKEN_OUT -> {
        lie(rest, code);
        long taken = rest + between(60, 140) * MS;
        script.set(taken, Line.SETTLED, false);
        encode(taken + between(150, 300) * MS, NO_MAGNET, 0, 8);
      }
      case GLITCHES -> {
        lie(rest, code);
        glitch(rest + 60 * MS, code);
      }
      default -> lie(rest, code);
    }
  }

  private void lie(long rest, String code) {
    script.set(rest, Line.SETTLED, true);
    encode(rest, code, 0, 8);
  }

  private void tremble(long rest, String code) {
    encode(rest, code, 0, 8);
    for (long t = rest; t < rest + 1_000 * MS; t += between(60, 200) * MS) {
      script.pulse(t, between(1, 40) * MS, Line.SETTLED, true);
    }
  }

  private void rock(long rest, String code) {
    encode(rest, code, 0, 8);
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

  private void glitch(long from, String code) {
    for (long t = from; t < from + 250 * MS; t += between(60, 90) * MS) {
      script.pulse(t, between(2, 40) * MS, Line.SETTLED, false);
      int i = between(0, 3);
      boolean high = code.charAt(i) == '1';
      script.pulse(t, between(20_000, 5_000_000), Line.ENCODER.get(i), !high);
    }
  }

  /** Takes what lies in the tray out of it. */
  private void lift(long at) {
    script.set(at, Line.SETTLED, false);
    encode(at, NO_MAGNET, 0, 8);
  }

  /** Gives the lines of the encoder their levels, one after the other in any order. */
  private void encode(long at, String code, int leastGapMs, int mostGapMs) {
    List<Integer> order = new ArrayList<>(List.of(0, 1, 2, 3));
    Collections.shuffle(order, random);
    long t = at;
    for (int i : order) {
      t += between(leastGapMs, mostGapMs) * MS;
      script.set(t, Line.ENCODER.get(i), code.charAt(i) == '1');
    }
  }

  private boolean isUnharmed(String code) {
    for (int i = 0; i < code.length(); i++) {
      boolean high = code.charAt(i) == '1';
      if (script.level(Line.ENCODER.get(i), high) != high) {
        return false;
      }
    }
    return true;
  }

  /** A code with one bit wrong. */
  private String flip(String code) {
    int i = between(0, 3);
    char other = code.charAt(i) == '0' ? '1' : '0';
    return code.substring(0, i) + other + code.substring(i + 1);
  }

  private Line anyLine() {
    return Line.ENCODER.get(between(0, 3));
  }

  private int between(int least, int most) {
    return random.nextInt(least, most + 1);
  }

  private long between(long least, long most) {
    return random.nextLong(least, most + 1);
  }
}
