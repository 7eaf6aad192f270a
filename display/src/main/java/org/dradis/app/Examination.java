package org.dradis.app;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import org.dradis.box.Sighting;
import org.dradis.port.Diagnosis;
import org.dradis.port.DiceThrow;
import org.dradis.port.Finding;
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

  /** How many things are not as they should be. */
  long wrong() {
    return diagnoses.stream()
        .flatMap(it -> it.findings().stream())
        .filter(it -> it.grade() != Finding.Grade.GOOD)
        .count();
  }
}
