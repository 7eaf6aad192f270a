package org.dradis.port;

import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * Where a tag is: in one zone, in none, or in several at once, as a ship on a border is and as two
 * tags of one number are; then nobody can be sure.
 */
public record Whereabouts(SortedSet<Zone> zones) {
  public static final Whereabouts NOWHERE = new Whereabouts(new TreeSet<>());

  public Whereabouts {
    zones = Collections.unmodifiableSortedSet(new TreeSet<>(zones));
  }

  public static Whereabouts in(Zone... zones) {
    return in(List.of(zones));
  }

  public static Whereabouts in(Collection<Zone> zones) {
    return new Whereabouts(new TreeSet<>(zones));
  }

  public boolean isNowhere() {
    return zones.isEmpty();
  }

  /** Whether it is in exactly one zone. */
  public boolean isSure() {
    return zones.size() == 1;
  }
}
