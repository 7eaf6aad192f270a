package org.dradis.rig.chip;

import java.util.List;

/**
 * A strip of WS2812 or WS2812B: a bit is a pulse, measured in virtual time, and a long low latches.
 */
public final class VirtualWs2812Strip implements VirtualStrip {
  private final Ws2812Chain chain;
  private final LedLine line;

  public VirtualWs2812Strip(int size) {
    this(size, Ws2812Timing.V5);
  }

  public VirtualWs2812Strip(int size, Ws2812Timing timing) {
    chain = new Ws2812Chain(size, timing);
    line = new LedLine(chain);
  }

  @Override
  public void write(byte[] bytes, int clockHz) {
    line.write(bytes, clockHz);
  }

  @Override
  public void idle(long nanos) {
    chain.pause(nanos * 1000);
  }

  @Override
  public List<Shine> shines() {
    return chain.shines();
  }

  /** Counts the pulses so far that the data sheet does not allow. */
  public int outsideTable() {
    return chain.outsideTable();
  }

  @Override
  public void inject(LedFault fault) {
    line.inject(fault);
  }
}
