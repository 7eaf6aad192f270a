package org.dradis.led;

import java.util.ArrayList;
import java.util.List;

/** Keeps what a driver sends. */
final class RecordingWires implements LedWires {
  final List<byte[]> transfers = new ArrayList<>();
  int clockHz;
  boolean broken;

  @Override
  public void write(byte[] bytes, int clockHz) {
    if (broken) {
      throw new IllegalStateException("The bus is gone.");
    }
    transfers.add(bytes.clone());
    this.clockHz = clockHz;
  }

  byte[] last() {
    return transfers.getLast();
  }
}
