package org.dradis.hud.ring;

import java.util.List;
import org.dradis.hud.symbol.Symbol;

/** A damage token: its word, and a symbol of what no longer works. */
record Token(String word, Symbol symbol) {
  /** All of Galactica's (CO-6), the locations first. */
  static final List<Token> GALACTICA =
      List.of(
          new Token("ftl-control", Symbol.JUMP),
          new Token("weapons-control", Symbol.ATTACK),
          new Token("command", Symbol.VIPER_MK2),
          new Token("admirals-quarters", Symbol.ADMIRAL),
          new Token("hangar-deck", Symbol.LAUNCH),
          new Token("armory", Symbol.CENTURION),
          new Token("food", Symbol.FOOD),
          new Token("fuel", Symbol.FUEL));

  /** All of Pegasus' (CO-6). */
  static final List<Token> PEGASUS =
      List.of(
          new Token("pegasus-cic", Symbol.EYE),
          new Token("airlock", Symbol.AIRLOCK),
          new Token("main-batteries", Symbol.ATTACK),
          new Token("engine-room", Symbol.SETTINGS));

  private static final List<Token> BASESTAR =
      List.of(
          new Token("critical-hit", Symbol.DAMAGE),
          new Token("disabled-hangar", Symbol.LAUNCH),
          new Token("disabled-weapons", Symbol.ATTACK),
          new Token("structural-damage", Symbol.CRACK),
          new Token("collateral-damage", Symbol.RAIDER),
          new Token("damage-to-personnel", Symbol.CREW));

  /** The token of a word, wherever it lies. */
  static Token of(String word) {
    return List.of(BASESTAR, GALACTICA, PEGASUS).stream()
        .flatMap(List::stream)
        .filter(it -> it.word.equals(word))
        .findFirst()
        .orElse(new Token(word, Symbol.DAMAGE));
  }
}
