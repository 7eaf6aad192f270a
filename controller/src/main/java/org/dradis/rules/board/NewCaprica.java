package org.dradis.rules.board;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The New Caprica board: stacks top first, occupation forces by position, ascending (NC). */
public record NewCaprica(
    boolean returned,
    List<CivilianShip> locked,
    List<CivilianShip> prepared,
    List<Integer> occupation) {
  public static final int FORCES = 4;

  /** The position before a force leaves the track: the Shipyard (NC-2). */
  public static final int LAST_POSITION = 2;

  public NewCaprica {
    locked = List.copyOf(locked);
    prepared = List.copyOf(prepared);
    occupation = List.copyOf(occupation);
  }

  /** The ship that is lost first: the top of Locked, else of Prepared, or null (NC-2, DM-12). */
  public @Nullable CivilianShip topShip() {
    if (!locked.isEmpty()) {
      return locked.getFirst();
    }
    return prepared.isEmpty() ? null : prepared.getFirst();
  }

  public NewCaprica withReturned() {
    return new NewCaprica(true, locked, prepared, occupation);
  }

  public NewCaprica withLocked(List<CivilianShip> now) {
    return new NewCaprica(returned, now, prepared, occupation);
  }

  public NewCaprica withPrepared(List<CivilianShip> now) {
    return new NewCaprica(returned, locked, now, occupation);
  }

  public NewCaprica plusForce(int position) {
    List<Integer> now = new ArrayList<>(occupation);
    now.add(position);
    now.sort(null);
    return new NewCaprica(returned, locked, prepared, now);
  }

  public NewCaprica minusForce(int position) {
    List<Integer> now = new ArrayList<>(occupation);
    now.remove(Integer.valueOf(position));
    return new NewCaprica(returned, locked, prepared, now);
  }
}
