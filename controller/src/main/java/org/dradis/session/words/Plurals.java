package org.dradis.session.words;

import java.util.Locale;

/** Which plural form a number takes, by the categories of Unicode's CLDR (whole numbers only). */
enum Plurals {
  /** English, German: 1, and all others. */
  ONE_OTHER {
    @Override
    String form(int number) {
      return number == 1 ? "one" : "other";
    }
  },
  /** Russian: 1, 21 / 2-4, 22-24 / 0, 5-20, 25. */
  ONE_FEW_MANY {
    @Override
    String form(int number) {
      int last = number % 10;
      boolean teen = number % 100 / 10 == 1;
      if (last == 1 && !teen) {
        return "one";
      }
      return last >= 2 && last <= 4 && !teen ? "few" : "many";
    }
  },
  /** Japanese: none. */
  OTHER {
    @Override
    String form(int number) {
      return "other";
    }
  };

  abstract String form(int number);

  static Plurals of(Locale locale) {
    return switch (locale.getLanguage()) {
      case "ru" -> ONE_FEW_MANY;
      case "ja" -> OTHER;
      default -> ONE_OTHER;
    };
  }
}
