package org.dradis.rules.input;

/** A change to a roll that the table declares, with its reason (IN-1). */
public record Modifier(Kind kind, int amount, String reason) {
  /** What it comes from, because the moment at which it may be declared depends on it. */
  public enum Kind {
    /** +2, before the die, once per roll. */
    STRATEGIC_PLANNING,
    /** +1 or -1, after the die. */
    CALCULATIONS,
    /** -2 on the new roll when a piloted viper evades; the engine adds it. */
    EVASIVE_MANEUVERS,
    /** Anything else, at any time before the result. */
    OTHER
  }

  public static Modifier strategicPlanning() {
    return new Modifier(Kind.STRATEGIC_PLANNING, 2, "Strategic Planning");
  }

  public static Modifier calculations(int amount) {
    return new Modifier(Kind.CALCULATIONS, amount, "Calculations");
  }

  public static Modifier other(int amount, String reason) {
    return new Modifier(Kind.OTHER, amount, reason);
  }
}
