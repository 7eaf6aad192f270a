package org.dradis.rules.board;

/** The ship icons of crisis cards (AC-1). */
public enum Icon implements Hyphenated {
  ACTIVATE_RAIDERS,
  ACTIVATE_HEAVY_RAIDERS,
  LAUNCH_RAIDERS,
  ACTIVATE_BASESTARS
}
