package org.dradis.hud.hardware;

import static org.dradis.hud.FakeHud.tag;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import javafx.scene.Node;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Labeled;
import org.dradis.box.Box;
import org.dradis.box.Kind;
import org.dradis.box.Piece;
import org.dradis.hud.FakeHud;
import org.dradis.hud.Hud;
import org.dradis.hud.HudView;
import org.dradis.hud.Panel;
import org.dradis.hud.picture.Picture;
import org.dradis.port.DiceThrow;
import org.dradis.port.Finding;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HardwareViewTest {
  private static final int WIDTH = 800;
  private static final int HEIGHT = 480;

  @TempDir private Path folder;
  private FakeHud fake;
  private final List<String> shone = new ArrayList<>();

  @BeforeEach
  void begin() {
    fake = new FakeHud(folder);
    fake.model.lightBy(spot -> shone.add(String.valueOf(spot)));
    fake.model.go(Panel.HARDWARE);
  }

  @AfterEach
  void end() {
    fake.close();
  }

  private static void at(Hud hud, Consumer<HudView> deeds) {
    Picture.of(
        WIDTH,
        HEIGHT,
        () -> new HudView(hud),
        view -> {
          view.applyCss();
          deeds.accept((HudView) view);
          view.layout();
        });
  }

  private static void tap(HudView view, String id) {
    Node node = view.lookup("#" + id);
    assertNotNull(node, id);
    ((ButtonBase) node).fire();
    view.applyCss();
    view.layout();
  }

  /** All words within a node. */
  private static String words(HudView view, String id) {
    return view.lookup("#" + id).lookupAll(".label").stream()
        .map(each -> ((Labeled) each).getText())
        .collect(Collectors.joining(" | "));
  }

  private static String text(HudView view, String id) {
    return ((Labeled) view.lookup("#" + id)).getText();
  }

  @Test
  void aFaultIsToldByWordAndSentence() {
    fake.rig.findings.add(Finding.fault("The reader does not answer: check its plug."));
    at(
        fake.hud(),
        view -> {
          assertEquals("To check: 1", text(view, "hardware-verdict"));
          String part = words(view, "hardware-part-zone-bow");
          assertTrue(part.contains("Fault"), part);
          assertTrue(part.contains("The reader does not answer: check its plug."), part);
          fake.rig.findings.removeLast();
          tap(view, "hardware-refresh");
          assertEquals("All is well", text(view, "hardware-verdict"));
        });
  }

  @ParameterizedTest
  @ValueSource(strings = {"en", "de", "ru", "ja"})
  void everySectionCanBeOpenedInEveryLanguage(String language) {
    fake.rig.put(tag(1), "bow", "stern");
    fake.rig.tap(tag(2));
    for (DiceThrow.Doubt doubt : DiceThrow.Doubt.values()) {
      fake.model.hear(new DiceThrow.Doubtful(doubt));
    }
    for (DiceThrow.VoidReason reason : DiceThrow.VoidReason.values()) {
      fake.model.hear(new DiceThrow.Voided(reason));
    }
    at(
        fake.hud(language),
        view -> {
          for (String section : List.of("board", "tower", "lights", "parts")) {
            tap(view, "hardware-section-" + section);
            assertFalse(words(view, "hardware-" + section).isBlank(), section);
          }
          tap(view, "hardware-section-board");
          assertTrue(words(view, "hardware-zone-bow").contains(tag(1).toString()));
          assertTrue(words(view, "hardware-pad").contains(tag(2).toString()));
          tap(view, "hardware-section-lights");
          assertNotNull(view.lookup("#hardware-light-bow"));
        });
  }

  @Test
  void civilianShipsAreCountedAndNotTold() {
    Box box = Box.EMPTY.with(Piece.of(Kind.CIVILIAN_SHIP, "civilian ship 7", tag(1)));
    fake.keep(box.with(Piece.of(Kind.RAIDER, "raider 3", tag(2))));
    fake.rig.put(tag(1), "bow");
    fake.rig.put(tag(2), "bow");
    at(
        fake.hud(),
        view -> {
          tap(view, "hardware-section-board");
          String bow = words(view, "hardware-zone-bow");
          assertTrue(bow.contains("Civilian ship × 1"), bow);
          assertTrue(bow.contains("Raider 3"), bow);
          assertFalse(bow.contains("7"), bow);
        });
  }

  @Test
  void aPlaceShinesWhenItIsTappedAndGoesOutWithThePage() {
    at(
        fake.hud(),
        view -> {
          tap(view, "hardware-section-lights");
          tap(view, "hardware-light-bow");
          tap(view, "hardware-light-bow");
          tap(view, "hardware-light-tower");
          fake.model.go(Panel.WELCOME);
        });
    assertEquals(List.of("bow", "null", "tower", "null"), shone);
  }

  @Test
  void aTrialOfTheTowerShowsTheFace() {
    at(
        fake.hud(),
        view -> {
          tap(view, "hardware-section-tower");
          tap(view, "hardware-try");
          fake.model.hear(new DiceThrow.Rolled(7));
          assertEquals("7", text(view, "hardware-face"));
          assertTrue(words(view, "hardware-rolls").contains("The die shows 7."));
          assertNull(view.lookup("#hardware-throw"), "this table is not simulated");
        });
  }

  @Test
  void withoutATableThePageSaysSo() {
    at(
        fake.withoutTable(),
        view -> {
          assertEquals("No table is connected.", text(view, "hardware-none"));
          assertNull(view.lookup("#hardware-refresh"));
        });
  }

  @Test
  void aTableThatLacksEverythingSaysSo() {
    fake.rig.hasZones = false;
    fake.rig.hasPad = false;
    fake.rig.hasTower = false;
    fake.rig.hasLights = false;
    at(
        fake.hud(),
        view -> {
          tap(view, "hardware-section-tower");
          assertTrue(words(view, "hardware-tower").contains("dice are typed"));
          tap(view, "hardware-section-lights");
          assertTrue(words(view, "hardware-lights").contains("no lights"));
          tap(view, "hardware-section-board");
          assertTrue(words(view, "hardware-board").contains("no areas"));
        });
  }
}
