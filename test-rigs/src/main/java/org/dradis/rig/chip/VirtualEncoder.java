package org.dradis.rig.chip;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.dradis.dice.Line;

/** The Hall sensors below the tray, which say the face on four lines. */
final class VirtualEncoder {
  private static final long MS = 1_000_000;

  /** The levels of D0, D1, D2 and PAR for each face. */
  private static final List<String> CODES =
      List.of("0001", "1000", "0100", "1101", "0010", "1011", "0111", "1110");

  private static final String NO_MAGNET = "0000";

  private final TowerScript script;
  private final Random random;

  VirtualEncoder(TowerScript script, Random random) {
    this.script = script;
    this.random = random;
  }

  /** Breaks what is broken in a throw with this fault. */
  void damage(TowerFault fault) {
    switch (fault) {
      case DEAD_ENCODER_LOW, FOREIGN_DIE -> Line.ENCODER.forEach(it -> script.stick(it, false));
      case DEAD_ENCODER_HIGH -> Line.ENCODER.forEach(it -> script.stick(it, true));
      case STUCK_LINE -> script.stick(anyLine(), random.nextBoolean());
      default -> {}
    }
  }

  void show(long at, int face) {
    show(at, CODES.get(face - 1), 1, 8);
  }

  void showSlowly(long at, int face) {
    show(at, CODES.get(face - 1), 10, 35);
  }

  void showNothing(long at) {
    show(at, NO_MAGNET, 1, 8);
  }

  /** Shows a face with one line wrong. */
  void showCocked(long at, int face) {
    StringBuilder code = new StringBuilder(CODES.get(face - 1));
    int i = random.nextInt(4);
    code.setCharAt(i, code.charAt(i) == '0' ? '1' : '0');
    show(at, code.toString(), 1, 8);
  }

  /** Shows one line wrong for a time, while that face is shown. */
  void glitch(long at, long length, int face) {
    int i = random.nextInt(4);
    script.pulse(at, length, Line.ENCODER.get(i), CODES.get(face - 1).charAt(i) == '0');
  }

  /** Whether its broken lines do not matter for this face. */
  boolean canShow(int face) {
    String code = CODES.get(face - 1);
    for (int i = 0; i < 4; i++) {
      boolean high = code.charAt(i) == '1';
      if (script.level(Line.ENCODER.get(i), high) != high) {
        return false;
      }
    }
    return true;
  }

  Line anyLine() {
    return Line.ENCODER.get(random.nextInt(4));
  }

  /** Gives the lines their levels, one after the other in any order. */
  private void show(long at, String code, int leastGapMs, int mostGapMs) {
    List<Integer> order = new ArrayList<>(List.of(0, 1, 2, 3));
    Collections.shuffle(order, random);
    long t = at;
    for (int i : order) {
      t += random.nextInt(leastGapMs, mostGapMs + 1) * MS;
      script.set(t, Line.ENCODER.get(i), code.charAt(i) == '1');
    }
  }
}
