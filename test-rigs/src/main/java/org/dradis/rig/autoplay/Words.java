package org.dradis.rig.autoplay;

import java.util.Locale;

/** Names of constants as people read them. */
final class Words {
  private Words() {}

  static String of(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }
}
