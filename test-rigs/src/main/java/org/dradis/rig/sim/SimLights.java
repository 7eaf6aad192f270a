package org.dradis.rig.sim;

import org.dradis.port.LedBoard;
import org.dradis.port.LedFrame;

/** Lights for threads that do not live in the table's time. */
final class SimLights implements LedBoard {
  private final SimRig rig;
  private final LedBoard lights;

  SimLights(SimRig rig, LedBoard lights) {
    this.rig = rig;
    this.lights = lights;
  }

  @Override
  public int size() {
    return lights.size();
  }

  @Override
  public boolean show(LedFrame frame) {
    return rig.ask(_ -> lights.show(frame));
  }

  @Override
  public void refresh() {
    rig.ask(
        _ -> {
          lights.refresh();
          return true;
        });
  }
}
