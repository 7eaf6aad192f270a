package org.dradis.hud.golden;

import static org.dradis.hud.FakeHud.tag;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.event.Event;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Labeled;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import org.dradis.box.Box;
import org.dradis.box.Kind;
import org.dradis.box.Piece;
import org.dradis.hud.FakeHud;
import org.dradis.hud.Hud;
import org.dradis.hud.HudModel;
import org.dradis.hud.HudView;
import org.dradis.hud.Panel;
import org.dradis.hud.Settings;
import org.dradis.hud.Unbroken;
import org.dradis.hud.Words;
import org.dradis.hud.games.FakeGames;
import org.dradis.hud.picture.Picture;
import org.dradis.hud.picture.ScenarioTable;
import org.dradis.hud.picture.StillHud;
import org.dradis.port.DiceThrow;
import org.dradis.port.Finding;
import org.dradis.rig.sim.SimKind;
import org.dradis.rig.sim.SimRig;
import org.dradis.table.Section;
import org.dradis.table.Sensing;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Pages and corrections beyond their first state: with games, with a table, step by step. In every
 * language, with the smallest and the largest letters, at both ends of the screens.
 */
@Timeout(120)
class PagesTest {
  private static final int STEPS = 60;

  private static final int USUAL = 100;
  private static final int LARGEST = 140;

  @TempDir private Path folder;

  /** How a HUD is looked at. */
  record Eyes(String language, int percent, int width, int height) {
    Settings settings() {
      return Settings.STANDARD.speaking(language).withTextPercent(percent).calmly();
    }

    Words words() {
      return Words.in(settings().locale());
    }

    @Override
    public String toString() {
      return "%s, %d %%, %dx%d".formatted(language, percent, width, height);
    }

    /** Opens a HUD and does something with it, on the thread of the screen. */
    void at(Hud hud, Consumer<Walk> deeds) {
      Picture.headless();
      CompletableFuture<Boolean> done = new CompletableFuture<>();
      Platform.runLater(
          () -> {
            try {
              HudView view = new HudView(hud);
              var _ = new Scene(view, width, height);
              deeds.accept(new Walk(view, percent));
              done.complete(true);
            } catch (RuntimeException | Error e) {
              done.completeExceptionally(e);
            }
          });
      done.join();
    }
  }

  static Stream<Eyes> everybody() {
    return Stream.of(USUAL, LARGEST)
        .flatMap(
            percent ->
                Words.tags().stream()
                    .flatMap(
                        tag ->
                            Stream.of(
                                new Eyes(tag, percent, 800, 480),
                                new Eyes(tag, percent, 1280, 800))));
  }

  /** Somebody who goes through pages, and looks at what there is. */
  record Walk(HudView view, int percent) {
    void layOut() {
      view.applyCss();
      view.layout();
    }

    void look(String state) {
      layOut();
      view.layout(); // what wraps is as high as it is only now
      // Large letters may part long words here, where there are no rows that shrink together.
      boolean usual = percent == USUAL;
      assertEquals(List.of(), usual ? LayoutTest.allFaults(view) : LayoutTest.faults(view), state);
    }

    Node find(String id) {
      Node node = view.lookup("#" + id);
      if (node == null) {
        layOut();
        node = view.lookup("#" + id);
      }
      assertNotNull(node, id);
      return node;
    }

    Bounds bounds(String id) {
      layOut();
      Node node = find(id);
      return node.localToScene(node.getLayoutBounds());
    }

    boolean isOff(String id) {
      return find(id).isDisabled();
    }

    void tap(String id) {
      Node node = find(id);
      assertFalse(node.isDisabled(), id);
      ((ButtonBase) node).fire();
    }

    void touch(String id) {
      Point2D at = find(id).localToScene(5, 5);
      MouseEvent click =
          new MouseEvent(
              MouseEvent.MOUSE_CLICKED,
              at.getX(),
              at.getY(),
              at.getX(),
              at.getY(),
              MouseButton.PRIMARY,
              1,
              false,
              false,
              false,
              false,
              true,
              false,
              false,
              true,
              false,
              true,
              null);
      Event.fireEvent(find(id), click);
    }

    void tapAndLook(String id) {
      tap(id);
      look(id);
    }

    /** Where every target is now. */
    TreeMap<String, Bounds> targets() {
      layOut();
      view.layout();
      TreeMap<String, Bounds> targets = new TreeMap<>();
      for (Node each : view.lookupAll(".target")) {
        targets.put(
            each.getId() + (each instanceof Labeled labeled ? " " + labeled.getText() : ""),
            each.localToScene(each.getLayoutBounds()));
      }
      return targets;
    }
  }

  @ParameterizedTest
  @MethodSource("everybody")
  void aGameIsSetUpStepByStep(Eyes eyes) {
    Hud hud = FakeGames.hud(new FakeGames(), eyes.settings());
    hud.model().go(Panel.SETUP);
    eyes.at(
        hud,
        walk -> {
          for (String box : List.of("pegasus", "exodus", "daybreak")) {
            walk.tap("expansion-" + box);
          }
          walk.tap("option-cylon-fleet");
          walk.look("parts");
          walk.tap("setup-next");
          walk.tap("players-6");
          walk.look("nobody sits yet");
          for (int i = 0; walk.isOff("setup-next") && i < STEPS; i++) {
            seatSomebody(walk.view());
          }
          walk.look("all sit");
          walk.tap("setup-next");
          walk.look("check");
          walk.tap("setup-next");
          for (int i = 0; !walk.isOff("setup-next") && i < STEPS; i++) {
            walk.look("place " + i);
            walk.tap("setup-next");
          }
          walk.look("all is placed");
        });
  }

  private static void seatSomebody(HudView view) {
    for (Node each : view.lookupAll(".setup-tile")) {
      if (!each.isDisabled() && each instanceof ToggleButton tile && !tile.isSelected()) {
        tile.fire();
        return;
      }
    }
    throw new AssertionError("nobody is left");
  }

  @ParameterizedTest
  @MethodSource("everybody")
  void gamesAreListedAndTold(Eyes eyes) {
    FakeGames games = new FakeGames();
    for (int i = 1; i <= 9; i++) {
      games.with(i, "2026-11-0" + i + "T20:14:00Z", i % 2 == 1);
      games.telling("> Raider in the starboard bow", "  " + "It moves on. ".repeat(12));
    }
    Hud hud = FakeGames.hud(games, eyes.settings());
    eyes.at(
        hud,
        walk -> {
          walk.look("welcome with a game that was left");
          hud.model().go(Panel.GAMES);
          walk.look("games");
          walk.tapAndLook("game-2-delete");
          walk.tap("game-2-keep");
          walk.tapAndLook("game-2-story");
        });
  }

  @ParameterizedTest
  @MethodSource("everybody")
  void everySectionOfTheHardwareIsWhole(Eyes eyes) {
    try (FakeHud fake = new FakeHud(folder)) {
      fake.model.settings().set(eyes.settings());
      fake.model.go(Panel.HARDWARE);
      String chip = "The reader of the bow does not answer: check its plug and its wires.";
      fake.rig.findings.add(Finding.fault(chip));
      fake.rig.findings.add(Finding.warning("The field is weak."));
      Box box = Box.EMPTY;
      for (int i = 1; i <= 16; i++) {
        box = box.with(Piece.of(Kind.RAIDER, "raider " + i, tag(i)));
        fake.rig.put(tag(i), "bow");
      }
      for (int i = 20; i < 24; i++) {
        fake.rig.put(tag(i), "stern", "bow");
      }
      fake.rig.tap(tag(30));
      fake.keep(box);
      eyes.at(fake.hud(eyes.language()), walk -> sections(fake, walk));
      try (SimRig sim = table()) {
        fake.sim = sim;
        eyes.at(fake.hud(eyes.language()), walk -> sections(fake, walk));
      }
    }
  }

  private static SimRig table() {
    Section section = Section.parse("test", "board = \"empty\"\n");
    return (SimRig) new SimKind().open(section, Sensing.STANDARD);
  }

  private static void sections(FakeHud fake, Walk walk) {
    for (String section : List.of("parts", "board", "lights", "tower")) {
      walk.tapAndLook("hardware-section-" + section);
    }
    walk.tapAndLook("hardware-try");
    for (DiceThrow.Doubt doubt : DiceThrow.Doubt.values()) {
      fake.model.hear(new DiceThrow.Doubtful(doubt));
    }
    walk.look("doubtful throws");
    for (DiceThrow.VoidReason reason : DiceThrow.VoidReason.values()) {
      fake.model.hear(new DiceThrow.Voided(reason));
    }
    walk.look("void throws");
  }

  @ParameterizedTest
  @MethodSource("everybody")
  void everyKindAndNoticeOfTheEnrolmentIsWhole(Eyes eyes) {
    try (FakeHud fake = new FakeHud(folder)) {
      fake.model.settings().set(eyes.settings());
      fake.model.go(Panel.ENROL);
      Box box = Box.EMPTY;
      for (int i = 1; i <= 12; i++) {
        box = box.with(Piece.of(Kind.RAIDER, "raider " + i, tag(i)));
        box = box.with(Piece.of(Kind.CIVILIAN_SHIP, "civilian ship " + i, tag(100 + i)));
      }
      fake.rig.put(tag(40), "bow");
      fake.rig.put(tag(41), "port-stern");
      fake.keep(box);
      eyes.at(fake.hud(eyes.language()), walk -> kinds(fake, walk));
    }
  }

  private static void kinds(FakeHud fake, Walk walk) {
    for (String box : List.of("pegasus", "exodus", "daybreak")) {
      walk.tap("enrol-with-" + box);
    }
    walk.look("kinds");
    for (Kind kind : Kind.values()) {
      walk.tapAndLook("enrol-kind-" + kind.word());
      walk.tap("enrol-other");
    }
    walk.tap("enrol-kind-raider");
    walk.tapAndLook("enrol-piece-raider-3");
    walk.tapAndLook("enrol-also");
    walk.tap("enrol-also-cancel");
    walk.tapAndLook("enrol-remove");
    walk.tapAndLook("enrol-remove-yes");
    walk.tapAndLook("enrol-undo");
    walk.tapAndLook("enrol-all-bow");
    walk.tap("enrol-other");
    walk.tap("enrol-kind-civilian-ship");
    walk.tap("enrol-piece-civilian-ship-3");
    fake.model.open(ScenarioTable.start(fake.model.settings().get().language()));
    walk.look("a secret ship");
    walk.tap("enrol-other");
    walk.tap("enrol-kind-raider");
    fake.keep(Box.EMPTY);
    walk.tapAndLook("enrol-all-port-stern");
    walk.tap("enrol-again");
    walk.tap("enrol-other");
    walk.tap("enrol-kind-card");
    walk.tapAndLook("enrol-letter-c");
  }

  @ParameterizedTest
  @MethodSource("everybody")
  void aCorrectionIsAskedForStepByStep(Eyes eyes) {
    HudModel model = new HudModel(Runnable::run, eyes.settings());
    model.open(ScenarioTable.start(eyes.language()));
    model.go(Panel.CORRECTION);
    eyes.at(
        StillHud.of(model),
        walk -> {
          walk.look("topics");
          walk.tapAndLook("correct-fuel");
          walk.tap("correction-back");
          walk.tapAndLook("correct-ships");
          walk.tapAndLook("correct-viper-mk2");
          walk.tapAndLook("correct-port-bow");
          walk.tapAndLook("correct-damaged-box");
          walk.tapAndLook("correction-next");
          walk.tap("correct-who-0");
          walk.tapAndLook("correction-next");
        });
  }

  @ParameterizedTest
  @MethodSource("everybody")
  void aLongMessageIsShownOnceAndMovesNoTarget(Eyes eyes) {
    Words words = eyes.words();
    String message =
        words.of("games.unreadable")
            + " "
            + words.of("enrol.notice.fleeting.why")
            + " "
            + words.of("enrol.notice.stranger.what");
    HudModel model = new HudModel(Runnable::run, eyes.settings());
    eyes.at(
        StillHud.of(model),
        walk -> {
          for (Panel page : Arrays.stream(Panel.values()).filter(Panel::isPage).toList()) {
            model.go(page);
            TreeMap<String, Bounds> before = walk.targets();
            model.tell(message);
            assertEquals(before, walk.targets(), page.word());
            walk.look(page.word() + " with a message");
            assertEquals(1, told(walk.view(), Unbroken.of(message)), page.word());
            walk.touch("message");
            assertEquals("", model.message().get(), "a tap takes it away");
          }
        });
  }

  @ParameterizedTest
  @MethodSource("everybody")
  void theMenuLeavesTheFrameWhereItIs(Eyes eyes) {
    HudModel model = new HudModel(Runnable::run, eyes.settings());
    model.open(ScenarioTable.start(eyes.language()));
    model.go(Panel.BRIDGE);
    eyes.at(
        StillHud.of(model),
        walk -> {
          Bounds before = walk.bounds("nav");
          model.go(Panel.MENU);
          walk.look("menu");
          Bounds last = walk.bounds("menu-sim-table");
          assertEquals(before, walk.bounds("nav"));
          assertTrue(last.getMaxY() <= before.getMinY(), "what is last is seen: " + last);
        });
  }

  private static long told(HudView view, String message) {
    List<Node> shown = new ArrayList<>(view.lookupAll(".label"));
    return shown.stream()
        .filter(it -> it.isVisible() && ((Labeled) it).getText().equals(message))
        .count();
  }
}
