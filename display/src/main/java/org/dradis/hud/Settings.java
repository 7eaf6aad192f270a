package org.dradis.hud;

import java.util.Locale;

/**
 * What players set once for their table.
 *
 * @param language of {@link Words#LANGUAGES}, as a tag such as {@code de}
 * @param textPercent the size of letters, 80 to 140
 * @param soundPercent how loud, 0 to 100
 * @param brightnessPercent of the screen and the lights, 10 to 100
 * @param checks whether commands wait until the board is as it should be
 * @param holdRolls whether a die lies open until it is let stand
 * @param calm no animations
 */
public record Settings(
    String language,
    int textPercent,
    int soundPercent,
    int brightnessPercent,
    Checks checks,
    boolean holdRolls,
    boolean calm) {

  /** How strictly the board is checked. */
  public enum Checks {
    /** A command waits until everything stands where it should. */
    STRICT,
    /** Tasks are shown, and nothing waits for them. */
    RELAXED
  }

  public static final Settings STANDARD =
      new Settings("en", 100, 60, 100, Checks.STRICT, true, false);

  public Locale locale() {
    return Locale.forLanguageTag(language);
  }

  public Settings calmly() {
    return withCalm(true);
  }

  public Settings speaking(String tag) {
    return new Settings(tag, textPercent, soundPercent, brightnessPercent, checks, holdRolls, calm);
  }

  public Settings withTextPercent(int now) {
    return new Settings(language, now, soundPercent, brightnessPercent, checks, holdRolls, calm);
  }

  public Settings withSoundPercent(int now) {
    return new Settings(language, textPercent, now, brightnessPercent, checks, holdRolls, calm);
  }

  public Settings withBrightnessPercent(int now) {
    return new Settings(language, textPercent, soundPercent, now, checks, holdRolls, calm);
  }

  public Settings withChecks(Checks now) {
    return new Settings(
        language, textPercent, soundPercent, brightnessPercent, now, holdRolls, calm);
  }

  public Settings withHoldRolls(boolean now) {
    return new Settings(language, textPercent, soundPercent, brightnessPercent, checks, now, calm);
  }

  public Settings withCalm(boolean now) {
    return new Settings(
        language, textPercent, soundPercent, brightnessPercent, checks, holdRolls, now);
  }
}
