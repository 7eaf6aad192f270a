package org.dradis.hud.settings;

import org.dradis.hud.Settings;

/** A setting that goes up and down in steps of ten percent. */
public enum Level {
  TEXT(80, 140) {
    @Override
    public int of(Settings settings) {
      return settings.textPercent();
    }

    @Override
    Settings set(Settings settings, int percent) {
      return settings.withTextPercent(percent);
    }
  },
  SOUND(0, 100) {
    @Override
    public int of(Settings settings) {
      return settings.soundPercent();
    }

    @Override
    Settings set(Settings settings, int percent) {
      return settings.withSoundPercent(percent);
    }
  },
  BRIGHTNESS(10, 100) {
    @Override
    public int of(Settings settings) {
      return settings.brightnessPercent();
    }

    @Override
    Settings set(Settings settings, int percent) {
      return settings.withBrightnessPercent(percent);
    }
  };

  public static final int STEP = 10;

  private final int lowest;
  private final int highest;

  Level(int lowest, int highest) {
    this.lowest = lowest;
    this.highest = highest;
  }

  public abstract int of(Settings settings);

  abstract Settings set(Settings settings, int percent);

  public int lowest() {
    return lowest;
  }

  public int highest() {
    return highest;
  }

  /** The settings with this one so many steps higher, as far as it goes. */
  public Settings moved(Settings settings, int steps) {
    return set(settings, Math.clamp(of(settings) + (long) steps * STEP, lowest, highest));
  }

  /** How much of its range it has, 0 to 1. */
  public double share(Settings settings) {
    return (double) (of(settings) - lowest) / (highest - lowest);
  }
}
