package org.dradis.dice;

import java.util.ArrayList;
import java.util.List;

/** What seems to be wrong with a tower's wires; nothing, as long as too little was seen. */
public record TowerDiagnosis(List<Hint> hints) {
  /** So many throws tell that DROP, SETTLED or the parity is wrong. */
  private static final int SOME_THROWS = 3;

  /** So many throws with one bit always the same: once in half a million by chance. */
  private static final int MANY_THROWS = 20;

  /** No die is in the beam for so long. */
  private static final long BLOCKED_NANOS = 2_000_000_000L;

  public TowerDiagnosis {
    hints = List.copyOf(hints);
  }

  /** A line that behaves as it should not. */
  public record Hint(Line line, Symptom symptom) {
    public String sentence() {
      return symptom.sentence.formatted(line);
    }
  }

  /** How a line misbehaves, and what to look at. */
  public enum Symptom {
    ALWAYS_HIGH("%s is always high: look for a short to 3.3 V, or a line that is inverted."),
    ALWAYS_LOW("%s is always low: look for a loose wire, a short to ground, or the wrong pin."),
    BLOCKED("%s stays high: look for a die in the chute, then at the lamp of the beam."),
    NEVER_SEEN("Dice settle, but %s never rises: look at the beam, its lamp and its wire."),
    PARITY_ALWAYS_WRONG(
        "%s is wrong in every throw: look at the encoder's power and at the order of D0, D1, D2"
            + " and PAR; the parity is odd.");

    private final String sentence;

    Symptom(String sentence) {
      this.sentence = sentence;
    }
  }

  static TowerDiagnosis of(TowerStatistics seen) {
    List<Hint> hints = new ArrayList<>();
    if (seen.brokenFor() >= BLOCKED_NANOS) {
      hints.add(new Hint(Line.DROP, Symptom.BLOCKED));
    } else if (!seen.wasEverHigh(Line.DROP) && seen.settles() >= SOME_THROWS) {
      hints.add(new Hint(Line.DROP, Symptom.NEVER_SEEN));
    }
    for (Line line : Line.values()) {
      if (line != Line.DROP && seen.ended() >= (line == Line.SETTLED ? SOME_THROWS : MANY_THROWS)) {
        if (!seen.wasEverLow(line)) {
          hints.add(new Hint(line, Symptom.ALWAYS_HIGH));
        } else if (!seen.wasEverHigh(line)) {
          hints.add(new Hint(line, Symptom.ALWAYS_LOW));
        }
      }
    }
    if (seen.rolled() == 0 && seen.unreadable() >= SOME_THROWS) {
      hints.add(new Hint(Line.PAR, Symptom.PARITY_ALWAYS_WRONG));
    }
    return new TowerDiagnosis(hints);
  }
}
