package org.dradis.rules.board;

/** Which of the two battlestars takes a hit (DM-7). */
public enum Hull implements Hyphenated {
  GALACTICA,
  PEGASUS
}
