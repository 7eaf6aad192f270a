package org.dradis.hud.sound;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class MixerTest {
  private final Mixer mixer = new Mixer();

  private short[] play(int samples) {
    byte[] bytes = new byte[2 * samples];
    mixer.next(bytes);
    short[] heard = new short[samples];
    for (int i = 0; i < samples; i++) {
      heard[i] = (short) ((bytes[2 * i] & 0xFF) | (bytes[2 * i + 1] << 8));
    }
    return heard;
  }

  @Test
  void aSoundAtFullVolumeIsPlayedAsItIs() {
    short[] wave = Wave.of(Sound.TICK);
    mixer.add(List.of(new Cue(Sound.TICK, 0)), 100);
    assertArrayEquals(wave, play(wave.length));
    assertTrue(mixer.isSilent());
  }

  @Test
  void aDelayIsSilence() {
    mixer.add(List.of(new Cue(Sound.TICK, 1000)), 100);
    for (short sample : play(Wave.RATE)) {
      assertEquals(0, sample);
    }
    assertFalse(mixer.isSilent());
    assertArrayEquals(Wave.of(Sound.TICK), play(Wave.of(Sound.TICK).length));
  }

  @Test
  void halfTheVolumeIsAQuarterOfTheSwing() {
    mixer.add(List.of(new Cue(Sound.ALARM, 0)), 50);
    short[] heard = play(4000);
    for (int i = 0; i < heard.length; i++) {
      assertEquals(Wave.of(Sound.ALARM)[i] / 4.0, heard[i], 1);
    }
  }

  @Test
  void manyAtOnceAreHeldToWhatALoudspeakerCan() {
    Cue alarm = new Cue(Sound.ALARM, 0);
    mixer.add(List.of(alarm, alarm, alarm, alarm), 100);
    short[] heard = play(4000);
    for (int i = 0; i < heard.length; i++) {
      double sum = 4.0 * Wave.of(Sound.ALARM)[i];
      assertEquals(Math.clamp(sum, Short.MIN_VALUE, Short.MAX_VALUE), heard[i], 1);
    }
  }
}
