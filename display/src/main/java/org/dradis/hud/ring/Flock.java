package org.dradis.hud.ring;

import java.util.List;
import org.dradis.hud.symbol.Symbol;

/**
 * Ships that are drawn as one: alike, or a single one with a name or tokens.
 *
 * @param key which it is among those of its area
 * @param name a pilot's call sign, or empty
 * @param tokens the damage on a basestar
 */
record Flock(String key, Symbol symbol, int count, String name, List<Token> tokens) {
  Flock {
    tokens = List.copyOf(tokens);
  }

  static Flock of(String piece, Symbol symbol, int count) {
    return new Flock(piece, symbol, count, "", List.of());
  }

  Side side() {
    return Side.of(symbol);
  }
}
