package org.dradis.app.battle;

/** Whose turn it is. */
enum Side {
  CYLONS("Cylons"),
  HUMANS("Humans");

  private final String label;

  Side(String label) {
    this.label = label;
  }

  String label() {
    return label;
  }
}
