package org.dradis.rig.contract;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.dradis.pi.PiRig;
import org.dradis.pi.PiSettings;
import org.dradis.pi.ReaderWiring;
import org.dradis.port.RigPart;
import org.dradis.port.Zone;
import org.dradis.rig.chip.VirtualField;
import org.dradis.rig.chip.VirtualPn5180;
import org.dradis.rig.pi4j.VirtualHeader;
import org.dradis.rig.pi4j.VirtualReaderBoard;
import org.dradis.rig.time.VirtualTime;
import org.dradis.table.RigKind;
import org.dradis.table.Section;
import org.dradis.table.Sensing;
import org.dradis.table.Table;
import org.dradis.table.TableFile;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.io.TempDir;

/** The sweep through Pi4J, on one Pi and on two. */
class PiZonesTest {

  /** A virtual Pi with readers for these zones, whose fields it adds to the others. */
  private static VirtualHeader header(
      VirtualTime time, Map<Zone, VirtualField> fields, String... zones) {
    var header = new VirtualHeader(time);
    var own = List.of(zones).stream().map(Zone::new).toList();
    own.forEach(zone -> fields.put(zone, new VirtualField(time)));
    new VirtualReaderBoard(
        header,
        ReaderWiring.REFERENCE,
        own.stream().map(zone -> new VirtualPn5180(time, fields.get(zone))).toList());
    return header;
  }

  @Nested
  class OfOnePi extends TagZonesContract {
    @Override
    Trial trial() {
      var time = new VirtualTime();
      Map<Zone, VirtualField> fields = new LinkedHashMap<>();
      var header = header(time, fields, "bow", "stern", "pile");
      var rig = Pis.open(header, "[[readers]]\nzones = ['bow', 'stern', 'pile']\n");
      return new FieldTrial(time, fields, rig.tagZones().orElseThrow());
    }
  }

  /** A Pi as a part of a table file. */
  private record Part(String name, VirtualHeader header) implements RigKind {
    @Override
    public RigPart open(Section settings, Sensing sensing) {
      return new PiRig(PiSettings.read(settings), sensing, header.context(), header.timeline());
    }
  }

  @Nested
  class OfTwoPisJoined extends TagZonesContract {
    @TempDir private Path folder;

    @Override
    Trial trial() {
      var time = new VirtualTime();
      Map<Zone, VirtualField> fields = new LinkedHashMap<>();
      var kinds =
          List.<RigKind>of(
              new Part("left", header(time, fields, "bow", "stern")),
              new Part("right", header(time, fields, "pile")));
      var table = Table.open(file(), kinds);
      return new FieldTrial(time, fields, table.tagZones().orElseThrow());
    }

    private TableFile file() {
      try {
        var file =
            Files.writeString(
                folder.resolve("table.toml"),
                """
                [[part]]
                kind = "left"
                [[part.readers]]
                zones = ["bow", "stern"]
                [[part]]
                kind = "right"
                [[part.readers]]
                zones = ["pile"]
                """);
        return TableFile.find(Optional.of(file.toString()), folder, Map.of());
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }
}
