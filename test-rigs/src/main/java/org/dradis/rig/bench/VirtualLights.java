package org.dradis.rig.bench;

import org.dradis.pi.PiRig;
import org.dradis.pi.PiSettings;
import org.dradis.port.LedBoard;
import org.dradis.port.LedFrame;
import org.dradis.rig.chip.VirtualSk9822Strip;
import org.dradis.rig.pi4j.VirtualHeader;
import org.dradis.rig.time.VirtualTime;
import org.dradis.table.Section;
import org.dradis.table.Sensing;

/** The real driver of a strip of 120 LEDs on a virtual bus, which charges its time. */
final class VirtualLights implements AutoCloseable {
  private static final int LEDS = 120;
  private static final int BUS = 1;

  private final VirtualTime time = new VirtualTime();
  private final PiRig rig;
  private final LedBoard board;

  VirtualLights() {
    VirtualHeader header = new VirtualHeader(time);
    header.attachStrip(BUS, new VirtualSk9822Strip(LEDS));
    Section lights = Section.parse("bench", "[lights]\nchip = 'sk9822'\ncount = " + LEDS + "\n");
    rig = new PiRig(PiSettings.read(lights), Sensing.STANDARD, header.context(), header.timeline());
    board = rig.ledBoard().orElseThrow();
  }

  /** Shows a frame and gives the virtual time in nanoseconds until its last LED has it. */
  long show(LedFrame frame) {
    long before = time.now();
    board.show(frame);
    return time.now() - before;
  }

  @Override
  public void close() {
    rig.close();
    time.close();
  }
}
