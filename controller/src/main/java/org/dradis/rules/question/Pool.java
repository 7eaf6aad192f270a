package org.dradis.rules.question;

/** What a draw is from. */
public enum Pool {
  GALACTICA("galactica", "DM-6"),
  PEGASUS("pegasus", "DM-7"),
  BASESTAR("basestar", "DM-3"),
  CIVILIAN("civilian", "CO-4"),
  /** The underside of a ship whose contents nobody has told yet. */
  CARGO("cargo", "DM-8");

  private final String word;
  private final String rule;

  Pool(String word, String rule) {
    this.word = word;
    this.rule = rule;
  }

  public String word() {
    return word;
  }

  public String rule() {
    return rule;
  }
}
