package org.dradis.table;

import java.util.Arrays;
import java.util.Optional;

/** What a part can offer, by the words of the table file. */
enum Port {
  ZONES("zones", "tag zones"),
  TAP_PAD("tap-pad", "a tap pad"),
  TOWER("tower", "a dice tower"),
  LIGHTS("lights", "lights");

  private final String word;
  private final String noun;

  Port(String word, String noun) {
    this.word = word;
    this.noun = noun;
  }

  String word() {
    return word;
  }

  String noun() {
    return noun;
  }

  static String[] words() {
    return Arrays.stream(values()).map(Port::word).toArray(String[]::new);
  }

  static Optional<Port> find(String word) {
    return Arrays.stream(values()).filter(port -> port.word.equals(word)).findFirst();
  }
}
