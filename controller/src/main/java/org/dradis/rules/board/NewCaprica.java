package org.dradis.rules.board;

import java.util.List;

/** The New Caprica board: stacks top first, occupation forces by position, ascending (NC). */
public record NewCaprica(
    boolean returned,
    List<CivilianShip> locked,
    List<CivilianShip> prepared,
    List<Integer> occupation) {
  public static final int FORCES = 4;

  public NewCaprica withLocked(List<CivilianShip> now) {
    return new NewCaprica(returned, now, prepared, occupation);
  }

  public NewCaprica withPrepared(List<CivilianShip> now) {
    return new NewCaprica(returned, locked, now, occupation);
  }
}
