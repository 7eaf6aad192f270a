package org.dradis.app;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.dradis.box.Box;
import org.dradis.box.Piece;
import org.dradis.port.Diagnosis;
import org.dradis.port.DiceThrow;
import org.dradis.port.Finding;
import org.dradis.port.TagId;
import org.dradis.port.Whereabouts;
import org.dradis.port.Zone;

/**
 * What the doctor found.
 *
 * @param zones what each zone sees; empty if there are none
 * @param pad what lies on the tap pad, if there is one that answers
 * @param throwsSeen those of the tower, if it was tried
 */
record Examination(
    String table,
    List<Diagnosis> diagnoses,
    SortedMap<Zone, List<Sighting>> zones,
    Optional<List<Sighting>> pad,
    List<DiceThrow> throwsSeen) {

  Examination {
    diagnoses = List.copyOf(diagnoses);
    zones = Collections.unmodifiableSortedMap(zones);
    throwsSeen = List.copyOf(throwsSeen);
  }

  /** A tag that is seen, what it is if it is enrolled, and in which other zones it is too. */
  record Sighting(TagId tag, Optional<Piece> piece, List<Zone> alsoIn) {

    static Sighting of(TagId tag, Box box) {
      return new Sighting(tag, box.find(tag), List.of());
    }
  }

  /** Turns where each tag is into what each zone has. */
  static SortedMap<Zone, List<Sighting>> byZone(
      List<Zone> zones, SortedMap<TagId, Whereabouts> sensed, Box box) {
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

  /** How many things are not as they should be. */
  long wrong() {
    return diagnoses.stream()
        .flatMap(it -> it.findings().stream())
        .filter(it -> it.grade() != Finding.Grade.GOOD)
        .count();
  }
}
