package org.dradis.rules.question;

import org.dradis.rules.board.Area;
import org.jspecify.annotations.Nullable;

/** What a die is rolled for: who acts on what, and where. */
public record RollFor(Kind kind, String by, @Nullable String at, @Nullable Area area) {
  /** The word for Galactica as an attacker or a target. */
  public static final String GALACTICA = "galactica";

  /** The kinds of rolls, because interrupts depend on them (IN-1). */
  public enum Kind {
    ATTACK_ON_UNMANNED_VIPER("AT"),
    ATTACK_ON_PILOTED_VIPER("AT"),
    ATTACK_ON_GALACTICA("AT"),
    ATTACK_ON_CYLON_SHIP("AT"),
    ATTACK_ON_CENTURION("AT"),
    ATTACK_ON_OCCUPATION_FORCE("NC-8"),
    ARREST("NC-8"),
    NUKE_AT_BASESTAR("AT-3"),
    NUKE_AT_AREA("AT-4"),
    PEGASUS_CIC("AT-5"),
    MAIN_BATTERIES("AT-5"),
    HUMAN_FLEET("DM-11"),
    CYLON_FLEET_AREA("CF-1"),
    FTL("JP-1");

    private final String rule;

    Kind(String rule) {
      this.rule = rule;
    }

    public String rule() {
      return rule;
    }
  }

  public boolean attacksViper() {
    return kind == Kind.ATTACK_ON_UNMANNED_VIPER || kind == Kind.ATTACK_ON_PILOTED_VIPER;
  }
}
