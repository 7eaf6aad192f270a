package org.dradis.box;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.dradis.port.TagId;
import org.dradis.port.Whereabouts;
import org.dradis.port.Zone;

/** A tag that is seen, what it is if it is enrolled, and in which other zones it is too. */
public record Sighting(TagId tag, Optional<Piece> piece, List<Zone> alsoIn) {
  public Sighting {
    alsoIn = List.copyOf(alsoIn);
  }

  public static Sighting of(TagId tag, Box box) {
    return new Sighting(tag, box.find(tag), List.of());
  }

  /** Turns where each tag is into what each zone has. */
  public static SortedMap<Zone, List<Sighting>> byZone(
      List<Zone> zones, Map<TagId, Whereabouts> sensed, Box box) {
    SortedMap<Zone, List<Sighting>> all = new TreeMap<>();
    for (Zone zone : zones) {
      List<Sighting> there = new ArrayList<>();
      sensed.forEach(
          (tag, where) -> {
            if (where.zones().contains(zone)) {
              var others = where.zones().stream().filter(it -> !it.equals(zone)).toList();
              there.add(new Sighting(tag, box.find(tag), others));
            }
          });
      all.put(zone, there);
    }
    return all;
  }
}
