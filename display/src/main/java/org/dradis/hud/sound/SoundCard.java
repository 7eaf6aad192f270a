package org.dradis.hud.sound;

import javax.sound.sampled.AudioFormat;
import javax.sound.sampled.AudioSystem;
import javax.sound.sampled.LineUnavailableException;
import javax.sound.sampled.SourceDataLine;
import org.jspecify.annotations.Nullable;

/** The machine's own loudspeaker. */
final class SoundCard implements Loudspeaker {
  private static final int BITS = 16;
  private static final int BUFFER_BYTES = Wave.RATE / 5;

  private final SourceDataLine line;

  private SoundCard(SourceDataLine line) {
    this.line = line;
  }

  /** Opens it; null on a machine that has none, or none that is free. */
  static @Nullable Loudspeaker open() {
    AudioFormat format = new AudioFormat(Wave.RATE, BITS, 1, true, false);
    try {
      SourceDataLine line = AudioSystem.getSourceDataLine(format);
      line.open(format, BUFFER_BYTES);
      line.start();
      return new SoundCard(line);
    } catch (LineUnavailableException | RuntimeException | LinkageError e) {
      return null;
    }
  }

  @Override
  public void write(byte[] bytes) {
    line.write(bytes, 0, bytes.length);
  }

  @Override
  public void drain() {
    line.drain();
  }
}
