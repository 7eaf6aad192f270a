package org.dradis.app;

import java.util.ArrayList;
import java.util.List;
import org.dradis.port.RigPart;
import org.dradis.rig.sim.SimRig;
import org.dradis.table.RigKind;
import org.dradis.table.Section;
import org.dradis.table.Sensing;
import org.jspecify.annotations.Nullable;

/** Remembers the simulated part of a table, so that it can be shown on the screen. */
final class SimulatedPart {
  private @Nullable SimRig rig;

  /** The same kinds, one of which is watched. */
  List<RigKind> watching(List<RigKind> kinds) {
    List<RigKind> watched = new ArrayList<>();
    for (RigKind kind : kinds) {
      watched.add(kind.name().equals(AtTable.SIMULATOR) ? new Watched(kind) : kind);
    }
    return watched;
  }

  /** The simulated table, or null if this one is real. */
  @Nullable SimRig rig() {
    return rig;
  }

  private final class Watched implements RigKind {
    private final RigKind kind;

    Watched(RigKind kind) {
      this.kind = kind;
    }

    @Override
    public String name() {
      return kind.name();
    }

    @Override
    public RigPart open(Section settings, Sensing sensing) {
      RigPart part = kind.open(settings, sensing);
      rig = part instanceof SimRig simulated ? simulated : rig;
      return part;
    }
  }
}
