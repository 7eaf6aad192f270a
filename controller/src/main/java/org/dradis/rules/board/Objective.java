package org.dradis.rules.board;

/** Where the fleet is going (JP-3). */
public enum Objective implements Hyphenated {
  KOBOL,
  NEW_CAPRICA,
  IONIAN_NEBULA,
  EARTH;
}
