package org.dradis.table;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.dradis.port.Diagnosis;
import org.dradis.port.DiceTower;
import org.dradis.port.Finding;
import org.dradis.port.LedBoard;
import org.dradis.port.RigPart;
import org.dradis.port.TagZones;
import org.dradis.port.TapPad;

/** A part of the table that is open, and those of its ports that the table uses. */
record OpenPart(String name, Set<Port> without, RigPart rig) {

  Optional<TagZones> tagZones() {
    return without.contains(Port.ZONES) ? Optional.empty() : rig.tagZones();
  }

  Optional<TapPad> tapPad() {
    return without.contains(Port.TAP_PAD) ? Optional.empty() : rig.tapPad();
  }

  Optional<DiceTower> diceTower() {
    return without.contains(Port.TOWER) ? Optional.empty() : rig.diceTower();
  }

  Optional<LedBoard> ledBoard() {
    return without.contains(Port.LIGHTS) ? Optional.empty() : rig.ledBoard();
  }

  List<Diagnosis> diagnose() {
    try {
      return rig.diagnose();
    } catch (RuntimeException e) {
      return List.of(failure(name, e));
    }
  }

  /** What goes wrong in one part is a finding; the others go on. */
  static Diagnosis failure(String name, Throwable e) {
    String message = e.getMessage();
    return new Diagnosis(
        name, List.of(Finding.fault(message == null ? e.getClass().getSimpleName() : message)));
  }
}
