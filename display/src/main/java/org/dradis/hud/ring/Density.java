package org.dradis.hud.ring;

import java.util.List;
import org.dradis.hud.symbol.Symbol;

/**
 * How closely ships stand.
 *
 * @param ship the size of a ship
 * @param base the size of a basestar
 * @param singles how many of a kind are drawn one by one
 * @param figures the size of counts
 */
record Density(double ship, double base, int singles, double figures) {
  static final List<Density> ALL =
      List.of(
          new Density(50, 76, 3, 26),
          new Density(42, 64, 3, 23),
          new Density(36, 55, 3, 20),
          new Density(30, 46, 3, 18),
          new Density(26, 40, 3, 17),
          new Density(23, 36, 3, 16),
          new Density(21, 32, 3, 15),
          new Density(20, 28, 2, 14),
          new Density(18, 25, 1, 14),
          new Density(16, 21, 1, 13),
          new Density(14, 18, 1, 12));

  static final double NAME = 12.5;

  /** The size of a ship that is alone, on the smallest screen; there are always smaller ones. */
  private static final double AS_DESIGNED = 31;

  static final double GAP = 2;

  /** A letter's width in its height; pilots' names and figures are Latin. */
  private static final double LETTER = 0.6;

  private static final double LEAST_TOKEN = 13;
  private static final double TOKEN = 0.42;

  /** The size of a damage token. */
  double token() {
    return Math.max(LEAST_TOKEN, base * TOKEN);
  }

  double size(Flock flock) {
    return flock.symbol() == Symbol.BASESTAR ? base : ship;
  }

  /** Whether a flock is one ship with a number; else all are drawn. */
  boolean counts(Flock flock) {
    return flock.count() > singles;
  }

  /** The width of a flock where letters are as large as they are. */
  double width(Flock flock, double letters) {
    double size = size(flock);
    double wide =
        counts(flock)
            ? size + GAP + text("×" + flock.count(), figures * letters)
            : flock.count() * (size + 1) - 1;
    if (!flock.name().isEmpty()) {
      wide += GAP + text(flock.name(), NAME * letters);
    }
    if (!flock.tokens().isEmpty()) {
      wide += GAP + tokens(flock.tokens().size());
    }
    return wide;
  }

  /** The width of so many tokens, which lie in pairs. */
  double tokens(int count) {
    int pairs = (count + 1) / 2;
    return pairs * (token() + 1);
  }

  /** Those that are not too large for a screen, the largest first. */
  static List<Density> upTo(double zoom) {
    return ALL.stream().filter(it -> it.ship <= AS_DESIGNED * zoom).toList();
  }

  private static double text(String text, double size) {
    return text.length() * size * LETTER;
  }
}
