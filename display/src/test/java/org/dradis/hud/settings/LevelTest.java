package org.dradis.hud.settings;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.dradis.hud.Settings;
import org.junit.jupiter.api.Test;

class LevelTest {
  @Test
  void aLevelStaysInItsRange() {
    Settings loud = Level.SOUND.moved(Settings.STANDARD, 100);
    assertEquals(100, loud.soundPercent());
    assertEquals(0, Level.SOUND.moved(loud, -100).soundPercent());
    assertEquals(140, Level.TEXT.moved(Settings.STANDARD, 9).textPercent());
    assertEquals(80, Level.TEXT.moved(Settings.STANDARD, -9).textPercent());
    assertEquals(10, Level.BRIGHTNESS.moved(Settings.STANDARD, -20).brightnessPercent());
  }

  @Test
  void aStepChangesNothingElse() {
    assertEquals(Settings.STANDARD.withSoundPercent(50), Level.SOUND.moved(Settings.STANDARD, -1));
  }

  @Test
  void itsShareIsThatOfItsRange() {
    assertEquals(1, Level.BRIGHTNESS.share(Settings.STANDARD));
    assertEquals(1.0 / 3, Level.TEXT.share(Settings.STANDARD), 1e-9);
  }
}
