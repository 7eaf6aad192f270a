package org.dradis.app;

import java.io.IOException;
import java.io.OutputStream;

/** Says so when it cannot be written, so that a command ends when nobody reads it any more. */
final class StandardOutput extends OutputStream {
  private final OutputStream out;
  private boolean lost;

  StandardOutput(OutputStream out) {
    this.out = out;
  }

  @Override
  public void write(int b) {
    write(new byte[] {(byte) b}, 0, 1);
  }

  @Override
  public void write(byte[] bytes, int from, int length) {
    if (lost) {
      return; // it was said once
    }
    try {
      out.write(bytes, from, length);
    } catch (IOException e) {
      lost = true;
      throw new OutputLost(e);
    }
  }
}
