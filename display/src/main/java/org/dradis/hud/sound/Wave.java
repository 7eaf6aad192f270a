package org.dradis.hud.sound;

import java.util.EnumMap;
import java.util.Map;
import java.util.function.DoubleUnaryOperator;

/** The sounds as numbers: 16 bits, one channel, so many a second. */
final class Wave {
  static final int RATE = 22_050;

  private static final double SOFT = 0.004;
  private static final double LOUDEST = 0.85 * Short.MAX_VALUE;
  private static final double TURN = 2 * Math.PI;
  private static final Map<Sound, short[]> WAVES = new EnumMap<>(Sound.class);

  static {
    for (Sound sound : Sound.values()) {
      WAVES.put(sound, compute(sound));
    }
  }

  private Wave() {}

  /** The numbers of a sound; not to be changed. */
  @SuppressWarnings("NullAway") // every sound is in it
  static short[] of(Sound sound) {
    return WAVES.get(sound);
  }

  private static short[] compute(Sound sound) {
    return switch (sound) {
      case CONTACT -> wave(0.7, t -> ping(t) + 0.35 * ping(t - 0.22));
      case LAUNCH ->
          wave(0.55, t -> (0.5 * sweep(t, 110, 520, 0.5) + 0.35 * hiss(t, 6)) * Math.exp(-4 * t));
      case SHOT -> wave(0.3, t -> crack(t) + crack(t - 0.08) + crack(t - 0.16));
      case HIT ->
          wave(0.6, t -> 0.8 * sweep(t, 95, 38, 0.4) * fall(t, 7) + hiss(t, 3) * fall(t, 11));
      case ALARM -> wave(0.9, Wave::klaxon);
      case JUMP -> wave(1.4, Wave::jump);
      case TICK -> wave(0.06, t -> 0.5 * tone(t, 1_150) * fall(t, 90));
      case DICE -> wave(0.5, Wave::rattle);
      case WIN -> wave(1.6, t -> chord(t, 261.63, 329.63, 392.0, 523.25));
      case LOSE -> wave(1.6, t -> chord(t, 311.13, 261.63, 207.65, 155.56));
    };
  }

  /** Computes a wave that begins and ends in silence, so that nothing clicks. */
  private static short[] wave(double seconds, DoubleUnaryOperator at) {
    short[] samples = new short[(int) (seconds * RATE)];
    for (int i = 0; i < samples.length; i++) {
      double t = (double) i / RATE;
      double edge = Math.clamp(Math.min(t, seconds - t - 1.0 / RATE) / SOFT, 0, 1);
      samples[i] = (short) (LOUDEST * Math.tanh(at.applyAsDouble(t)) * edge);
    }
    return samples;
  }

  private static double tone(double t, double hertz) {
    return Math.sin(TURN * hertz * t);
  }

  private static double fall(double t, double speed) {
    return t < 0 ? 0 : Math.exp(-speed * t);
  }

  /** A tone that slides from one pitch to another in so many seconds. */
  private static double sweep(double t, double from, double to, double seconds) {
    double k = Math.log(to / from) / seconds;
    double until = Math.min(t, seconds);
    double turns = from * Math.expm1(k * until) / k + to * (t - until);
    return Math.sin(TURN * turns);
  }

  /** Noise, the same every time; a larger grain is darker. */
  private static double hiss(double t, int grain) {
    double place = t * RATE / grain;
    long step = (long) Math.floor(place);
    double part = place - step;
    return random(step) * (1 - part) + random(step + 1) * part;
  }

  /** The finalizer of SplitMix64, -1 to 1. */
  private static double random(long n) {
    long z = (n + 1) * 0x9E3779B97F4A7C15L;
    z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
    z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
    return (double) (z ^ (z >>> 31)) / Long.MAX_VALUE;
  }

  private static double ping(double t) {
    return t < 0 ? 0 : (0.5 * tone(t, 1_244) + 0.18 * tone(t, 1_866)) * fall(t, 9);
  }

  private static double crack(double t) {
    return t < 0 ? 0 : (0.6 * hiss(t, 2) + 0.4 * sweep(t, 900, 180, 0.05)) * fall(t, 45);
  }

  /** Two pitches in turn, each softened to something between a sine and a square. */
  private static double klaxon(double t) {
    double hertz = t % 0.3 < 0.15 ? 466 : 349;
    return 0.45 * Math.tanh(2.5 * tone(t, hertz)) * Math.min(1, 8 * (0.9 - t));
  }

  /** It winds up, and is gone. */
  private static double jump(double t) {
    double gone = 0.85;
    if (t < gone) {
      double rise = t / gone;
      return rise * rise * (0.5 * sweep(t, 55, 880, gone) + 0.25 * hiss(t, 4));
    }
    return fall(t - gone, 8) * (0.7 * tone(t, 48) + 0.5 * hiss(t, 5));
  }

  private static double rattle(double t) {
    double sum = 0;
    for (double blow : new double[] {0.0, 0.07, 0.12, 0.21, 0.26, 0.36}) {
      double since = t - blow;
      sum += since < 0 ? 0 : (0.5 * hiss(t, 3) + 0.3 * tone(since, 620)) * fall(since, 70);
    }
    return sum * (1 - t);
  }

  /** Four notes one after the other, each held to the end. */
  private static double chord(double t, double... notes) {
    double sum = 0;
    for (int i = 0; i < notes.length; i++) {
      double since = t - 0.18 * i;
      if (since >= 0) {
        sum += (0.3 * tone(since, notes[i]) + 0.08 * tone(since, 2 * notes[i])) * fall(since, 2.2);
      }
    }
    return sum;
  }
}
