package org.dradis.rig.chip;

import java.util.Arrays;
import org.dradis.rig.time.VirtualTime;

/** A strip on an SPI bus: it has no select line and hears everything, and it never answers. */
public final class StripPins implements SpiPeer {
  private static final long SECOND = 1_000_000_000;

  private final VirtualTime time;
  private final VirtualStrip strip;
  private long idleSince;

  public StripPins(VirtualTime time, VirtualStrip strip) {
    this.time = time;
    this.strip = strip;
    this.idleSince = time.now();
  }

  @Override
  public void select() {}

  @Override
  public void deselect() {}

  @Override
  public boolean isSelected() {
    return true;
  }

  @Override
  public byte[] transfer(byte[] out, int hertz) {
    long begun = time.now() - out.length * 8L * SECOND / hertz;
    strip.idle(Math.max(0, begun - idleSince));
    strip.write(out, hertz);
    idleSince = time.now();
    var floating = new byte[out.length];
    Arrays.fill(floating, (byte) 0xFF);
    return floating;
  }
}
