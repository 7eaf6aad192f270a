package org.dradis.hud.ring;

import java.util.Locale;
import java.util.Optional;
import org.dradis.hud.symbol.Symbol;

/**
 * What a light says; on the board a rhythm and a colour, here a symbol and a colour. The first ones
 * matter most.
 */
enum Shine {
  TROUBLE(Symbol.WARNING),
  OFFER(Symbol.PLACE),
  GOAL(Symbol.TARGET),
  MOVES(Symbol.DEPART),
  HIT(Symbol.DAMAGE),
  ATTACK(Symbol.ATTACK),
  DANGER(Symbol.CYLON);

  private final Symbol symbol;

  Shine(Symbol symbol) {
    this.symbol = symbol;
  }

  Symbol symbol() {
    return symbol;
  }

  /** Whether it need not be said where tasks say more. */
  boolean givesWay() {
    return this == GOAL || this == MOVES || this == HIT || this == ATTACK;
  }

  String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  static Optional<Shine> of(String signal) {
    for (Shine each : values()) {
      if (each.word().equals(signal)) {
        return Optional.of(each);
      }
    }
    return Optional.empty();
  }
}
