package org.dradis.pi;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.dradis.port.Zone;
import org.dradis.table.Section;

/**
 * What is wired to a Pi, by its {@code [[part]]} of the table file. What is not named there is not
 * there; a part that names nothing at all is the reference table's.
 *
 * @param alone groups of zones of which only one may have its field on at a time
 */
public record PiSettings(
    List<ReaderGroup> readers,
    List<Set<Zone>> alone,
    Optional<TapPadWiring> tapPad,
    Optional<TowerPart> tower,
    Optional<Lights> lights) {

  public static final PiSettings REFERENCE =
      new PiSettings(
          List.of(new ReaderGroup(ReaderWiring.REFERENCE, ReaderGroup.AREAS)),
          List.of(),
          Optional.of(TapPadWiring.REFERENCE),
          Optional.of(TowerPart.REFERENCE),
          Optional.of(Lights.REFERENCE));

  public PiSettings {
    readers = List.copyOf(readers);
    alone = alone.stream().map(Set::copyOf).toList();
  }

  /** Reads all of the section; what is wrong with it is a {@link org.dradis.file.BadField}. */
  public static PiSettings read(Section part) {
    var plan = new PinPlan();
    List<ReaderGroup> readers = new ArrayList<>();
    Set<Zone> zones = new HashSet<>();
    for (Section section : part.sections("readers")) {
      var group = ReaderGroup.read(section, plan);
      for (Zone zone : group.zones()) {
        if (!zones.add(zone)) {
          throw section.wrong("zones", "there are two readers for the zone " + zone);
        }
      }
      checkClock(section, group, readers);
      readers.add(group);
    }
    var tapPad = part.section("tap-pad").map(it -> TapPadWiring.read(it, plan));
    var tower = part.section("tower").map(it -> TowerPart.read(it, plan));
    var lights = part.section("lights").map(it -> Lights.read(it, plan));
    boolean bare = readers.isEmpty() && tapPad.isEmpty() && tower.isEmpty() && lights.isEmpty();
    if (bare) {
      zones.addAll(ReaderGroup.AREAS);
    }
    var alone = alone(part, zones);
    part.done();
    return bare ? REFERENCE.alone(alone) : new PiSettings(readers, alone, tapPad, tower, lights);
  }

  /** Groups of one bus and channel share it, clock and all. */
  private static void checkClock(Section section, ReaderGroup group, List<ReaderGroup> others) {
    for (var other : others) {
      if (other.wiring().spiBus() == group.wiring().spiBus()
          && other.wiring().spiHertz() != group.wiring().spiHertz()) {
        throw section.wrong("spi-hz", "must be the same for all readers of one SPI bus");
      }
    }
  }

  private static List<Set<Zone>> alone(Section part, Set<Zone> zones) {
    List<Set<Zone>> groups = new ArrayList<>();
    for (var names : part.textLists("alone")) {
      var group = ReaderGroup.zones(part, "alone", names);
      for (var zone : group) {
        if (!zones.contains(zone)) {
          throw part.wrong("alone", "there is no reader for the zone " + zone);
        }
      }
      groups.add(new HashSet<>(group));
    }
    return groups;
  }

  private PiSettings alone(List<Set<Zone>> groups) {
    return new PiSettings(readers, groups, tapPad, tower, lights);
  }
}
