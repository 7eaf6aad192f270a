package org.dradis.hud.settings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Label;
import org.dradis.hud.Hud;
import org.dradis.hud.HudView;
import org.dradis.hud.Panel;
import org.dradis.hud.Settings;
import org.dradis.hud.games.FakeGames;
import org.dradis.hud.picture.Picture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(60)
class SettingsViewTest {
  private final Hud hud = FakeGames.hud(new FakeGames(), Settings.STANDARD);

  private static Node find(Parent page, String id) {
    page.applyCss();
    page.layout();
    Node node = page.lookup("#" + id);
    assertNotNull(node, id);
    return node;
  }

  private static void tap(Parent page, String id) {
    ((ButtonBase) find(page, id)).fire();
  }

  private Settings now() {
    return hud.model().settings().get();
  }

  private static double letters(Parent page) {
    return ((Label) find(page, "page-title")).getFont().getSize();
  }

  private HudView page() {
    hud.model().go(Panel.SETTINGS);
    return new HudView(hud);
  }

  @Test
  void everySettingIsATapAway() {
    Picture.of(
        800,
        480,
        this::page,
        page -> {
          tap(page, "setting-sound-up");
          tap(page, "setting-brightness-down");
          tap(page, "setting-text-up");
          tap(page, "setting-checks-relaxed");
          tap(page, "setting-hold-rolls");
          tap(page, "setting-calm");
          tap(page, "lang-ru");
        });
    assertEquals(new Settings("ru", 110, 70, 90, Settings.Checks.RELAXED, false, true), now());
  }

  @Test
  void aStepperShowsItsValueAndEndsAtItsEnds() {
    Picture.of(
        800,
        480,
        this::page,
        page -> {
          for (int i = 0; i < 12; i++) {
            tap(page, "setting-sound-down");
          }
          assertEquals("0%", ((Label) find(page, "setting-sound-value")).getText());
          assertTrue(find(page, "setting-sound-down").isDisabled());
          tap(page, "setting-sound-test");
        });
    assertEquals(0, now().soundPercent());
  }

  @Test
  void lettersGrowAtOnce() {
    Picture.of(
        800,
        480,
        this::page,
        page -> {
          double before = letters(page);
          tap(page, "setting-text-up");
          tap(page, "setting-text-up");
          assertEquals(before * 1.2, letters(page), 0.1);
        });
  }

  private static Bounds place(Parent page, String id) {
    Node node = find(page, id);
    page.layout();
    return node.localToScene(node.getLayoutBounds());
  }

  @ParameterizedTest
  @ValueSource(strings = {"en", "de", "ru", "ja"})
  void lettersThatGrowMoveTheirTargetsNot(String language) {
    Hud small = FakeGames.hud(new FakeGames(), Settings.STANDARD.speaking(language));
    small.model().settings().set(Level.TEXT.moved(small.model().settings().get(), -9));
    small.model().go(Panel.SETTINGS);
    Picture.of(
        800,
        480,
        () -> new HudView(small),
        page -> {
          Bounds up = place(page, "setting-text-up");
          Bounds down = place(page, "setting-text-down");
          while (!find(page, "setting-text-up").isDisabled()) {
            tap(page, "setting-text-up");
            assertEquals(up, place(page, "setting-text-up"));
            assertEquals(down, place(page, "setting-text-down"));
          }
        });
  }

  @Test
  void aDarkerScreenIsCoveredAndCanStillBeTouched() {
    Picture.of(
        800,
        480,
        this::page,
        page -> {
          Node veil = page.lookup(".veil");
          assertEquals(0, veil.getOpacity());
          tap(page, "setting-brightness-down");
          tap(page, "setting-brightness-down");
          assertEquals(0.15, veil.getOpacity(), 0.001);
          assertTrue(veil.isMouseTransparent());
        });
  }
}
