package org.dradis.rig.chip;

import java.util.List;

/** A strip of SK9822: an LED shines what it was sent only after the next start frame. */
public final class VirtualSk9822Strip implements VirtualStrip {
  private final ClockedChain chain;
  private final LedLine line;

  public VirtualSk9822Strip(int size) {
    chain = new ClockedChain(size, false);
    line = new LedLine(chain);
  }

  @Override
  public void write(byte[] bytes, int clockHz) {
    line.write(bytes, clockHz);
  }

  @Override
  public List<Shine> shines() {
    return chain.shines();
  }

  @Override
  public void inject(LedFault fault) {
    line.inject(fault);
  }
}
