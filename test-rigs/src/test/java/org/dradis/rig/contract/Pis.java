package org.dradis.rig.contract;

import org.dradis.pi.PiRig;
import org.dradis.pi.PiSettings;
import org.dradis.rig.pi4j.VirtualHeader;
import org.dradis.table.Section;
import org.dradis.table.Sensing;

/** Pis by their part of a table file. */
final class Pis {
  private Pis() {}

  static PiRig open(VirtualHeader header, String toml) {
    var settings = PiSettings.read(Section.parse("table.toml", toml));
    return new PiRig(settings, Sensing.STANDARD, header.context(), header.timeline());
  }
}
