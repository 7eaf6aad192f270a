package org.dradis.app.battle;

/** Colours on a terminal. They only repeat what the words say. */
public enum Paint {
  PLAIN,
  COLOURED;

  private static final String RESET = "\u001B[0m";

  String heading(String text) {
    return with("\u001B[1m", text);
  }

  String side(Side side, String text) {
    return with(side == Side.CYLONS ? "\u001B[31m" : "\u001B[36m", text);
  }

  private String with(String code, String text) {
    return this == COLOURED ? code + text + RESET : text;
  }
}
