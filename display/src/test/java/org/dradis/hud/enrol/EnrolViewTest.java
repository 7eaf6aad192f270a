package org.dradis.hud.enrol;

import static org.dradis.hud.FakeHud.tag;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Labeled;
import org.dradis.box.Box;
import org.dradis.box.Kind;
import org.dradis.box.Piece;
import org.dradis.hud.FakeHud;
import org.dradis.hud.HudView;
import org.dradis.hud.Panel;
import org.dradis.hud.Unbroken;
import org.dradis.hud.Words;
import org.dradis.hud.hardware.PieceWords;
import org.dradis.hud.picture.Picture;
import org.dradis.hud.picture.ScenarioTable;
import org.dradis.rules.board.Cargo;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class EnrolViewTest {
  private static final int WIDTH = 800;
  private static final int HEIGHT = 480;

  @TempDir private Path folder;
  private FakeHud fake;

  @BeforeEach
  void begin() {
    fake = new FakeHud(folder);
    fake.model.go(Panel.ENROL);
  }

  @AfterEach
  void end() {
    fake.close();
  }

  /** Opens the page and does what a player does; all of it is drawn. */
  private void at(String language, Consumer<HudView> deeds) {
    Picture.of(
        WIDTH,
        HEIGHT,
        () -> new HudView(fake.hud(language)),
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

  private static String text(HudView view, String id) {
    return ((Labeled) view.lookup("#" + id)).getText();
  }

  @Test
  void aWholeAreaIsEnrolledAndOneIsRemoved() {
    fake.rig.put(tag(1), "bow");
    fake.rig.put(tag(2), "bow");
    at(
        "en",
        view -> {
          tap(view, "enrol-kind-raider");
          assertEquals("Next: Raider 1", text(view, "enrol-next"));
          tap(view, "enrol-all-bow");
          assertEquals("2 of 16", text(view, "enrol-count"));
          assertEquals("2 of 52", text(view, "enrol-progress"));
          tap(view, "enrol-piece-raider-2");
          tap(view, "enrol-remove");
          assertEquals(2, fake.box().count(Kind.RAIDER));
          tap(view, "enrol-keep");
          tap(view, "enrol-remove");
          tap(view, "enrol-remove-yes");
          assertEquals(1, fake.box().count(Kind.RAIDER));
          tap(view, "enrol-undo");
          assertEquals(2, fake.box().count(Kind.RAIDER));
          tap(view, "enrol-other");
          assertNull(view.lookup("#enrol-next"));
        });
  }

  @ParameterizedTest
  @ValueSource(strings = {"en", "de", "ru", "ja"})
  void everyKindCanBeOpenedInEveryLanguage(String language) {
    PieceWords words = new PieceWords(Words.in(Words.locale(language)));
    at(
        language,
        view -> {
          tap(view, "enrol-with-pegasus");
          tap(view, "enrol-with-exodus");
          tap(view, "enrol-with-daybreak");
          for (Kind kind : Kind.values()) {
            tap(view, "enrol-kind-" + kind.word());
            assertEquals(Unbroken.of(words.kind(kind)), text(view, "enrol-title"));
            assertEquals(kind.isMiniature(), text(view, "enrol-next").contains("1"));
            tap(view, "enrol-other");
          }
        });
  }

  /** All that is written on the page. */
  private static String everything(HudView view) {
    return Stream.of(".label", ".button")
        .flatMap(it -> view.lookupAll(it).stream())
        .map(each -> ((Labeled) each).getText() + " " + each.getAccessibleText())
        .collect(Collectors.joining(" | "));
  }

  @Test
  void whileAGameIsOpenNobodyLearnsWhichCivilianShipItIs() {
    fake.keep(
        Box.EMPTY
            .with(Piece.of(Kind.CIVILIAN_SHIP, "civilian ship 7", tag(0xABC)))
            .with(Piece.of(Kind.RAIDER, "raider 7", tag(0xABD))));
    at(
        "en",
        view -> {
          tap(view, "enrol-kind-civilian-ship");
          tap(view, "enrol-piece-civilian-ship-7");
          assertTrue(everything(view).contains("This is Civilian ship 7"));
          assertTrue(everything(view).contains(tag(0xABC).toString()));
          fake.model.open(ScenarioTable.start("en"));
          assertNull(view.lookup("#enrol-piece-civilian-ship-7"), "a chip tells the tag");
          assertTrue(text(view, "enrol-secret").contains("stays hidden"));
          assertEquals("Next: Civilian ship", text(view, "enrol-next"));
          assertEquals("1 of 12", text(view, "enrol-count"));
          String told = everything(view);
          assertTrue(told.contains("This is Civilian ship"), told);
          assertFalse(told.contains("7"), told);
          assertFalse(told.contains(tag(0xABC).toString()), told);
          tap(view, "enrol-remove");
          assertFalse(everything(view).contains("7"));
          tap(view, "enrol-keep");
          tap(view, "enrol-other");
          tap(view, "enrol-kind-raider");
          tap(view, "enrol-piece-raider-7");
          assertTrue(everything(view).contains(tag(0xABD).toString()));
        });
  }

  @Test
  void aCardIsChosenByItsLetterAndItsName() {
    at(
        "ja",
        view -> {
          tap(view, "enrol-kind-card");
          tap(view, "enrol-letter-c");
          tap(view, "enrol-letter-a");
          tap(view, "enrol-name-ambush");
          assertTrue(text(view, "enrol-next").contains("Ambush"));
        });
  }

  @Test
  void whatAShipHoldsIsNowhereToBeRead() {
    fake.keep(
        Box.EMPTY.with(
            Piece.of(Kind.CIVILIAN_SHIP, "civilian ship 1", tag(1))
                .holding(Cargo.POPULATION_AND_FUEL)));
    at(
        "en",
        view -> {
          tap(view, "enrol-kind-civilian-ship");
          tap(view, "enrol-piece-civilian-ship-1");
          view.lookupAll(".label")
              .forEach(
                  each -> {
                    String words = ((Labeled) each).getText();
                    assertTrue(!words.toLowerCase(java.util.Locale.ROOT).contains("fuel"), words);
                  });
        });
  }

  @Test
  void aBoxThatSomebodyElseChangesIsReadAgain() {
    fake.rig.put(tag(1), "bow");
    at(
        "de",
        view -> {
          tap(view, "enrol-kind-raider");
          fake.keep(Box.EMPTY.with(Piece.of(Kind.RAIDER, "raider 1", tag(9))));
          tap(view, "enrol-all-bow");
          assertEquals(1, fake.box().pieces().size());
          tap(view, "enrol-again");
          tap(view, "enrol-all-bow");
          assertEquals(2, fake.box().pieces().size());
        });
  }
}
