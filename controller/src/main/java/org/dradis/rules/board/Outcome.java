package org.dradis.rules.board;

/** How the game ended (VC). */
public enum Outcome implements Option {
  HUMANS("humans"),
  CYLONS_BOARDING("cylons: boarding"),
  CYLONS_GALACTICA("cylons: galactica"),
  CYLONS_FUEL("cylons: fuel"),
  CYLONS_FOOD("cylons: food"),
  CYLONS_MORALE("cylons: morale"),
  CYLONS_POPULATION("cylons: population"),
  CYLONS_CHARACTERS("cylons: characters");

  private final String word;

  Outcome(String word) {
    this.word = word;
  }

  @Override
  public String word() {
    return word;
  }
}
