package org.dradis.hud.sound;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class WaveTest {
  private static double loudest(short[] wave) {
    return IntStream.range(0, wave.length).map(i -> Math.abs(wave[i])).max().orElse(0);
  }

  @ParameterizedTest
  @EnumSource(Sound.class)
  void everySoundBeginsAndEndsInSilence(Sound sound) {
    short[] wave = Wave.of(sound);
    assertEquals(0, wave[0]);
    assertEquals(0, wave[wave.length - 1], 8);
  }

  @ParameterizedTest
  @EnumSource(Sound.class)
  void everySoundIsShortAndCanBeHeard(Sound sound) {
    short[] wave = Wave.of(sound);
    assertTrue(wave.length <= 2 * Wave.RATE, "at most two seconds");
    assertTrue(loudest(wave) > 0.15 * Short.MAX_VALUE, "loud enough: " + loudest(wave));
    assertTrue(loudest(wave) <= 0.86 * Short.MAX_VALUE, "no louder than others");
  }
}
