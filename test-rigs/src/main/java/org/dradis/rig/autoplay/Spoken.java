package org.dradis.rig.autoplay;

import java.util.Locale;

/** Names of constants as people read them. */
final class Spoken {
  private Spoken() {}

  static String of(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }
}
