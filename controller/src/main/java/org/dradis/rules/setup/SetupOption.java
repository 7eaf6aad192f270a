package org.dradis.rules.setup;

import org.dradis.rules.board.Expansion;
import org.dradis.rules.board.Hyphenated;
import org.dradis.rules.board.PieceSet;

/** Parts of an expansion that a table may leave out. */
public enum SetupOption implements Hyphenated {
  CYLON_FLEET(Expansion.EXODUS),
  IONIAN_NEBULA(Expansion.EXODUS),
  /** Takes the place of the Sympathizer (LD-6). */
  SYMPATHETIC_CYLON(Expansion.PEGASUS);

  public static final PieceSet<SetupOption> NONE = PieceSet.noneOf(values());

  private final Expansion expansion;

  SetupOption(Expansion expansion) {
    this.expansion = expansion;
  }

  public Expansion expansion() {
    return expansion;
  }
}
