package org.dradis.pi;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.dradis.port.Diagnosis;
import org.dradis.rig.chip.VirtualField;
import org.dradis.rig.chip.VirtualPn5180;
import org.dradis.rig.chip.VirtualPn532;
import org.dradis.rig.chip.VirtualSk9822Strip;
import org.dradis.rig.chip.VirtualTower;
import org.dradis.rig.pi4j.VirtualHeader;
import org.dradis.rig.pi4j.VirtualReaderBoard;
import org.dradis.rig.time.VirtualTime;
import org.dradis.table.Sensing;

/** All chips of the reference table on a virtual Pi. */
final class WholeTable {
  final VirtualTime time = new VirtualTime();
  final VirtualHeader header = new VirtualHeader(time);
  final List<VirtualField> fields = new ArrayList<>();
  final List<VirtualPn5180> chips = new ArrayList<>();
  final VirtualReaderBoard readers;
  final VirtualPn532 pad = new VirtualPn532(time, 1);
  final VirtualTower tower = new VirtualTower(time, 1);
  final VirtualSk9822Strip strip = new VirtualSk9822Strip(120);

  WholeTable() {
    for (int i = 0; i < 6; i++) {
      fields.add(new VirtualField(time));
      chips.add(new VirtualPn5180(time, fields.getLast()));
    }
    readers = new VirtualReaderBoard(header, ReaderWiring.REFERENCE, chips);
    header.attachI2c(1, 0x24, pad.i2cPins());
    header.attachTower(TowerWiring.REFERENCE, tower);
    header.attachStrip(1, strip);
  }

  PiRig open() {
    return open(Devices.ASSUMED);
  }

  PiRig open(Devices devices) {
    return new PiRig(
        PiSettings.REFERENCE, Sensing.STANDARD, header.context(), header.timeline(), devices);
  }

  /** Each part with its worst grade and its first sentence. */
  static List<String> told(PiRig rig) {
    return rig.diagnose().stream().map(WholeTable::told).collect(Collectors.toList());
  }

  private static String told(Diagnosis diagnosis) {
    return diagnosis.part()
        + " "
        + diagnosis.grade()
        + ": "
        + diagnosis.findings().getFirst().sentence();
  }
}
