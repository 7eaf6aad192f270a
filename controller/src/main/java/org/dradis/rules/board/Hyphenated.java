package org.dradis.rules.board;

import java.util.Locale;

/** An enum constant whose word is its name in lower case with hyphens. */
public interface Hyphenated extends Option {
  String name();

  @Override
  default String word() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
