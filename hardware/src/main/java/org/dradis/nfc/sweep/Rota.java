package org.dradis.nfc.sweep;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.dradis.pace.Timeline;
import org.dradis.pace.Turnstile;
import org.dradis.port.Zone;

/** Which fields may be on: of each group only one at a time. */
final class Rota {
  private record Group(Set<Zone> zones, Turnstile turn) {}

  private final List<Group> groups = new ArrayList<>();

  Rota(List<Set<Zone>> alone, Timeline time) {
    alone.forEach(zones -> groups.add(new Group(zones, time.turnstile())));
  }

  /** Whether the field of a zone must go off to let others have theirs on. */
  boolean alternates(Zone zone) {
    return groups.stream().anyMatch(it -> it.zones().contains(zone));
  }

  /** Does something while no other zone of its groups has its field on. */
  void whileAlone(Zone zone, Runnable deed) {
    // Always in the order of the list, so that two zones never wait for each other.
    var turns = groups.stream().filter(it -> it.zones().contains(zone)).map(Group::turn).toList();
    turns.forEach(Turnstile::enter);
    try {
      deed.run();
    } finally {
      turns.reversed().forEach(Turnstile::leave);
    }
  }
}
