package org.dradis.rig.chip;

import java.util.List;

/** A strip of APA102: an LED shines what it was sent as soon as it has it all. */
public final class VirtualApa102Strip implements VirtualStrip {
  private final ClockedChain chain;
  private final LedLine line;

  public VirtualApa102Strip(int size) {
    chain = new ClockedChain(size, true);
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
