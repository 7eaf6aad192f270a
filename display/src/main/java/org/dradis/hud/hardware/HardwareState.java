package org.dradis.hud.hardware;

import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.dradis.box.Box;
import org.dradis.box.Sighting;
import org.dradis.port.Diagnosis;
import org.dradis.port.DiceThrow;
import org.dradis.port.Finding;
import org.dradis.port.LedPlace;
import org.dradis.port.TagId;
import org.dradis.port.Zone;
import org.jspecify.annotations.Nullable;

/**
 * What is known of the table's parts at one moment.
 *
 * @param parts what each part said of itself when it was last asked
 * @param examining whether they are being asked
 * @param seen what lies on the table
 * @param box what the tags are
 * @param lastTap the tag that lay on the pad last, be it gone or not
 * @param rolls the last throws of the tower, the newest last
 * @param trial how many of them belong to a trial of the tower, or -1 without one
 * @param spots what the lights can show
 * @param lit what they show now, or null
 * @param trouble why the parts could not be asked
 */
public record HardwareState(
    List<Diagnosis> parts,
    boolean examining,
    Glance seen,
    Box box,
    @Nullable TagId lastTap,
    List<DiceThrow> rolls,
    int trial,
    List<LedPlace> spots,
    @Nullable LedPlace lit,
    @Nullable String trouble) {

  static final int NO_TRIAL = -1;

  static final HardwareState NEW =
      new HardwareState(
          List.of(),
          false,
          Glance.NOTHING,
          Box.EMPTY,
          null,
          List.of(),
          NO_TRIAL,
          List.of(),
          null,
          null);

  public HardwareState {
    parts = List.copyOf(parts);
    rolls = List.copyOf(rolls);
    spots = List.copyOf(spots);
  }

  /** How many parts are of a grade. */
  public long count(Finding.Grade grade) {
    return parts.stream().filter(it -> it.grade() == grade).count();
  }

  /** How many parts want somebody to look after them. */
  public long wrong() {
    return parts.size() - count(Finding.Grade.GOOD);
  }

  /** What each zone sees, in the order in which the table names them. */
  public Map<Zone, List<Sighting>> board(List<Zone> zones) {
    return Sighting.byZone(zones, seen.zones(), box);
  }

  /** What zones say of themselves that is not good, by their names. */
  public SortedMap<String, Diagnosis> spoiltZones() {
    SortedMap<String, Diagnosis> spoilt = new TreeMap<>();
    for (Diagnosis part : parts) {
      int name = part.part().lastIndexOf(ZONE);
      if (name >= 0 && part.grade() != Finding.Grade.GOOD) {
        spoilt.put(part.part().substring(name + ZONE.length()), part);
      }
    }
    return spoilt;
  }

  /** How drivers call the reader of a zone. */
  static final String ZONE = "zone ";

  public boolean isTrying() {
    return trial != NO_TRIAL;
  }

  /** The throws of the trial, the newest last. */
  public List<DiceThrow> tried() {
    return isTrying() ? rolls.subList(Math.max(0, rolls.size() - trial), rolls.size()) : List.of();
  }

  HardwareState parts(List<Diagnosis> now) {
    return new HardwareState(now, false, seen, box, lastTap, rolls, trial, spots, lit, trouble);
  }

  HardwareState examining(boolean now) {
    return new HardwareState(parts, now, seen, box, lastTap, rolls, trial, spots, lit, trouble);
  }

  HardwareState seen(Glance now) {
    TagId tap = now.pad().isEmpty() ? lastTap : now.pad().getFirst();
    return new HardwareState(parts, examining, now, box, tap, rolls, trial, spots, lit, trouble);
  }

  HardwareState box(Box now) {
    return new HardwareState(
        parts, examining, seen, now, lastTap, rolls, trial, spots, lit, trouble);
  }

  HardwareState rolls(List<DiceThrow> now, int tried) {
    return new HardwareState(parts, examining, seen, box, lastTap, now, tried, spots, lit, trouble);
  }

  HardwareState spots(List<LedPlace> now) {
    return new HardwareState(parts, examining, seen, box, lastTap, rolls, trial, now, lit, trouble);
  }

  HardwareState lit(@Nullable LedPlace now) {
    return new HardwareState(
        parts, examining, seen, box, lastTap, rolls, trial, spots, now, trouble);
  }

  HardwareState trouble(@Nullable String now) {
    return new HardwareState(parts, false, seen, box, lastTap, rolls, trial, spots, lit, now);
  }
}
