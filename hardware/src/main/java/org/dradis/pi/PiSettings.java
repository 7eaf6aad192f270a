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
 */
public record PiSettings(
    List<ReaderGroup> readers,
    Optional<TapPadWiring> tapPad,
    Optional<TowerPart> tower,
    Optional<Lights> lights) {

  public static final PiSettings REFERENCE =
      new PiSettings(
          List.of(new ReaderGroup(ReaderWiring.REFERENCE, ReaderGroup.AREAS, List.of())),
          Optional.of(TapPadWiring.REFERENCE),
          Optional.of(TowerPart.REFERENCE),
          Optional.of(Lights.REFERENCE));

  public PiSettings {
    readers = List.copyOf(readers);
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
    part.done();
    var settings = new PiSettings(readers, tapPad, tower, lights);
    settings.checkAlone(part, zones);
    return settings.isEmpty() ? REFERENCE : settings;
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

  private void checkAlone(Section part, Set<Zone> zones) {
    for (var group : readers) {
      for (var zone : group.alone().stream().flatMap(Set::stream).toList()) {
        if (!zones.contains(zone)) {
          throw part.wrong("readers", "alone names the zone " + zone + ", which no reader has");
        }
      }
    }
  }

  private boolean isEmpty() {
    return readers.isEmpty() && tapPad.isEmpty() && tower.isEmpty() && lights.isEmpty();
  }
}
