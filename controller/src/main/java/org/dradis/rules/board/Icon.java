package org.dradis.rules.board;

/** The icons of crisis cards: four for ships (AC-1), one for New Caprica (NC-2). */
public enum Icon implements Hyphenated {
  ACTIVATE_RAIDERS,
  ACTIVATE_HEAVY_RAIDERS,
  LAUNCH_RAIDERS,
  ACTIVATE_BASESTARS,
  OCCUPATION
}
