package org.dradis.hud.sound;

import java.util.ArrayList;
import java.util.List;

/** Sounds that run at the same time, as one wave; for one thread. */
final class Mixer {
  private static final int MILLIS = 1000;
  private static final int PERCENT = 100;

  private final List<Voice> voices = new ArrayList<>();

  /** A sound that is being played; before its time the place is below zero. */
  private static final class Voice {
    private final short[] wave;
    private final double gain;
    private int place;

    Voice(Cue cue, double gain) {
      this.wave = Wave.of(cue.sound());
      this.gain = gain;
      this.place = -cue.delay() * Wave.RATE / MILLIS;
    }

    /** The next number, times the volume. */
    double next() {
      int now = place++;
      return now < 0 || now >= wave.length ? 0 : wave[now] * gain;
    }

    boolean isOver() {
      return place >= wave.length;
    }
  }

  /** Adds sounds to what is played. */
  void add(List<Cue> cues, int percent) {
    // Ears hear loudness as its logarithm; a square comes close enough.
    double share = (double) percent / PERCENT;
    cues.forEach(cue -> voices.add(new Voice(cue, share * share)));
  }

  boolean isSilent() {
    return voices.isEmpty();
  }

  /** Computes what comes next, as bytes with the lower one first. */
  void next(byte[] bytes) {
    for (int i = 0; i + 1 < bytes.length; i += 2) {
      double sum = 0;
      for (Voice voice : voices) {
        sum += voice.next();
      }
      int sample = (int) Math.clamp(sum, Short.MIN_VALUE, Short.MAX_VALUE);
      bytes[i] = (byte) sample;
      bytes[i + 1] = (byte) (sample >> 8);
    }
    voices.removeIf(Voice::isOver);
  }
}
