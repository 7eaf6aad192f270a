package org.dradis.hud.simtable;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Collectors;
import javafx.application.Platform;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import org.dradis.box.BoxFile;
import org.dradis.hud.Hud;
import org.dradis.hud.HudModel;
import org.dradis.hud.Settings;
import org.dradis.hud.Words;
import org.dradis.hud.picture.NoGames;
import org.dradis.hud.picture.Picture;
import org.dradis.hud.picture.ScenarioTable;
import org.dradis.port.DiceThrow;
import org.dradis.port.Finding;
import org.dradis.port.TagId;
import org.dradis.port.Zone;
import org.dradis.rig.sim.NamedFault;
import org.dradis.rig.sim.SimKind;
import org.dradis.rig.sim.SimRig;
import org.dradis.rig.sim.SimulatedTable;
import org.dradis.rig.world.BoardPlan;
import org.dradis.rig.world.Coupling;
import org.dradis.rig.world.Spot;
import org.dradis.table.Section;
import org.dradis.table.Sensing;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.testfx.api.FxRobot;
import org.testfx.util.WaitForAsyncUtils;

/** Mouse and keys at a real simulated table, in a window without a display. */
@Timeout(60)
class SimTableViewTest {
  private static final String RAIDER = "raider 1";

  private final FxRobot robot = new FxRobot();
  private final Queue<DiceThrow> thrown = new ConcurrentLinkedQueue<>();
  private final HudModel model = new HudModel(Platform::runLater, Settings.STANDARD.calmly());
  private SimRig rig;
  private SimTableWindow window;
  private boolean ledBack;

  @BeforeEach
  void open() {
    Picture.headless();
    rig = (SimRig) new SimKind().open(Section.parse("test", "speed = 10"), Sensing.STANDARD);
    rig.tagZones().orElseThrow().know(rig.ask(table -> List.copyOf(table.box().tags())));
    rig.diceTower().orElseThrow().onThrow(thrown::add);
    ScenarioTable game = ScenarioTable.start("en");
    model.open(game);
    WaitForAsyncUtils.waitForFxEvents();
    Hud hud =
        new Hud(
            model,
            Words.in(Words.locale("en")),
            NoGames.NONE,
            null,
            rig,
            () -> BoxFile.open(BoxFile.standard(Map.of("XDG_DATA_HOME", "/nowhere"))),
            Executors.newSingleThreadExecutor(),
            Platform::runLater);
    SettingUp.put(rig, model.table().get().board());
    robot.interact(() -> window = SimTableWindow.show(hud, rig, () -> ledBack = true));
    until(() -> robot.lookup("#mini-raider-1").tryQuery().isPresent());
    until(() -> sensed(RAIDER).equals(List.of("bow")));
  }

  @AfterEach
  void close() {
    robot.interact(() -> window.stage().close());
    rig.close();
  }

  private static void until(Callable<Boolean> condition) {
    try {
      WaitForAsyncUtils.waitFor(20, TimeUnit.SECONDS, condition);
    } catch (TimeoutException e) {
      throw new AssertionError(e);
    }
    WaitForAsyncUtils.waitForFxEvents();
  }

  private List<String> sensed(String name) {
    TagId tag = rig.ask(table -> table.miniature(name).id());
    var where = rig.tagZones().orElseThrow().sensed().get(tag);
    return where == null ? List.of() : where.zones().stream().map(Zone::name).toList();
  }

  private Node mini(String name) {
    return robot.lookup("#mini-" + Figure.slug(name)).query();
  }

  private Point2D point(Spot spot) {
    Node board = mini(RAIDER).getParent();
    return board.localToScreen(spot.x(), spot.y());
  }

  private Spot spot(String name) {
    return rig.ask(table -> table.miniature(name).spot());
  }

  private static Spot middle(String part) {
    return BoardPlan.outline(part).orElseThrow().middle();
  }

  private void drag(String name, Spot to) {
    robot.drag(mini(name), MouseButton.PRIMARY).dropTo(point(to));
  }

  private boolean lost() {
    return rig.diagnose().stream()
        .anyMatch(it -> it.findings().stream().anyMatch(f -> f.grade() == Finding.Grade.FAULT));
  }

  private boolean isIdle(String name) {
    return !rig.ask(table -> table.miniature(name).isHeld());
  }

  @Test
  void aShipThatIsDraggedIsReportedWhereItIsPut() {
    drag(RAIDER, middle("port-bow"));
    until(() -> sensed(RAIDER).equals(List.of("port-bow")));
    assertTrue(spot(RAIDER).distanceTo(middle("port-bow")) < 3, spot(RAIDER).toString());
  }

  @Test
  void aShipThatIsHeldIsNowhere() {
    robot.moveTo(mini(RAIDER)).press(MouseButton.PRIMARY).moveTo(point(middle("stern")));
    until(() -> sensed(RAIDER).isEmpty());
    robot.release(MouseButton.PRIMARY);
    until(() -> sensed(RAIDER).equals(List.of("stern")));
  }

  @Test
  void theTowerThrowsADieWhenItIsClicked() {
    robot.clickOn("#tower");
    until(() -> !thrown.isEmpty());
    assertTrue(thrown.peek() instanceof DiceThrow.Rolled, thrown.toString());
  }

  @Test
  void aCertainFaceCanBeThrown() {
    robot.clickOn("#throw-5");
    until(() -> !thrown.isEmpty());
    assertEquals(new DiceThrow.Rolled(5), thrown.peek());
    until(() -> robot.lookup("#die").query().isVisible());
    assertEquals(0, robot.lookup("#die").query().getRotate());
    assertEquals("5", robot.lookup("#die .die-face").queryText().getText());
  }

  @Test
  void aCockedDieIsDoubtful() {
    robot.clickOn("#throw-cocked");
    until(() -> !thrown.isEmpty());
    assertTrue(thrown.peek() instanceof DiceThrow.Doubtful, thrown.toString());
  }

  @Test
  void whatACockedDieShowsCanBeSeen() {
    robot.clickOn("#throw-cocked");
    until(() -> robot.lookup("#die").query().isVisible());
    assertNotEquals(0, robot.lookup("#die").query().getRotate());
    String face = robot.lookup("#die .die-face").queryText().getText();
    assertTrue(face.matches("[1-8]"), face);
    robot.clickOn("#throw-5");
    until(() -> robot.lookup("#die .die-face").queryText().getText().equals("5"));
    assertEquals(0, robot.lookup("#die").query().getRotate());
  }

  @Test
  void strangersCardsHaveNamesToo() {
    until(() -> robot.lookup("#mini-bank-card").tryQuery().isPresent());
    robot.moveTo(mini("bank card"));
    until(() -> robot.lookup("#piece-name").queryLabeled().getText().contains("bank card"));
    robot.moveTo(mini("ski pass"));
    until(() -> robot.lookup("#piece-name").queryLabeled().getText().contains("ski pass"));
    assertTrue(robot.lookup("#piece-name").query().isVisible());
  }

  @Test
  void aDoubleTapKnocksAShipOverAndStandsItUp() {
    robot.doubleClickOn(mini(RAIDER));
    until(() -> rig.ask(table -> table.miniature(RAIDER).isFallen()) && isIdle(RAIDER));
    until(() -> mini(RAIDER).getPseudoClassStates().toString().contains("fallen"));
    robot.doubleClickOn(mini(RAIDER));
    until(() -> !rig.ask(table -> table.miniature(RAIDER).isFallen()));
  }

  @Test
  void arrowsCarryAShipToTheNextArea() {
    robot.interact(() -> mini(RAIDER).requestFocus());
    robot.press(KeyCode.DOWN).release(KeyCode.DOWN);
    until(() -> sensed(RAIDER).equals(List.of("port-bow")));
  }

  @Test
  void aShipCanBeDraggedOutOfItsMenu() {
    robot.moveTo(mini(RAIDER)).press(MouseButton.PRIMARY);
    until(() -> robot.lookup("#piece-menu").query().isVisible());
    robot.moveTo(point(middle("stern"))).release(MouseButton.PRIMARY);
    until(() -> sensed(RAIDER).equals(List.of("stern")));
    assertFalse(robot.lookup("#piece-menu").query().isVisible());
  }

  @Test
  void withShiftAShipIsSlid() {
    Spot start = spot(RAIDER);
    Spot end = start.plus(0, 40);
    robot.press(KeyCode.SHIFT);
    drag(RAIDER, end);
    robot.release(KeyCode.SHIFT);
    until(() -> spot(RAIDER).distanceTo(end) < 3);
    assertEquals(List.of("bow"), sensed(RAIDER));
  }

  @Test
  void aBunchIsDraggedAtOnce() {
    robot.clickOn("#bunch");
    drag(RAIDER, middle("starboard-quarter"));
    for (String name : List.of("raider 1", "raider 2", "raider 3")) {
      until(() -> sensed(name).equals(List.of("starboard-quarter")));
    }
    assertEquals(List.of("bow"), sensed("basestar 1"));
  }

  @Test
  void aShipOnAnotherIsStacked() {
    drag(RAIDER, spot("viper mk2 1"));
    until(
        () ->
            rig.ask(
                table -> table.miniature("viper mk2 1").equals(table.miniature(RAIDER).support())));
  }

  @Test
  void aTitleThatIsDroppedOnThePadIsSeenThereAndComesBack() {
    Spot home = spot("admiral");
    CompletableFuture<Boolean> seen =
        CompletableFuture.supplyAsync(() -> rig.ask(SimTableViewTest::seesTheAdmiral));
    drag("admiral", BoardPlan.TAP_PAD.middle());
    until(seen::isDone);
    assertTrue(seen.join());
    until(() -> isIdle("admiral"));
    assertEquals(home, spot("admiral"));
  }

  private static boolean seesTheAdmiral(SimulatedTable table) {
    TagId tag = table.miniature("admiral").padId();
    for (int glance = 0; glance < 500; glance++) {
      if (table.tapPad().look().contains(tag)) {
        return true;
      }
      table.time().pause(100_000_000);
    }
    return false;
  }

  @Test
  void inAnotherLanguageTheWindowStaysOpen() {
    robot.interact(() -> model.settings().set(model.settings().get().speaking("de")));
    assertEquals("Dradis: simulierter Tisch", window.stage().getTitle());
    until(() -> robot.lookup("#mini-raider-1").tryQuery().isPresent());
    drag(RAIDER, middle("port-bow"));
    until(() -> sensed(RAIDER).equals(List.of("port-bow")));
  }

  @Test
  void aTargetLeadsToTheHud() {
    robot.clickOn("#to-hud");
    WaitForAsyncUtils.waitForFxEvents();
    assertTrue(ledBack);
  }

  @Test
  void faultsSpeakTheLanguageThatIsSet() {
    robot.interact(() -> model.settings().set(model.settings().get().speaking("de")));
    openBow();
    Set<String> told =
        robot.lookup("#faults .label").queryAllAs(Label.class).stream()
            .map(Label::getText)
            .collect(Collectors.toSet());
    assertTrue(told.contains("Bis es beendet wird."), told.toString());
    Set<String> english =
        rig.ask(table -> table.faults().stream().map(NamedFault::sentence))
            .collect(Collectors.toSet());
    assertTrue(Collections.disjoint(told, english), told.toString());
  }

  @Test
  void theMenuOfAPieceLetsItsTagDie() {
    robot.rightClickOn(mini(RAIDER));
    robot.clickOn("#menu-dead");
    until(() -> rig.ask(table -> table.miniature(RAIDER).health()) == Coupling.NONE);
    until(() -> sensed(RAIDER).isEmpty());
  }

  @Test
  void aFaultIsSwitchedOnAndCalmed() {
    robot.clickOn("#faults-open");
    until(() -> robot.lookup("#fault-part-bow").tryQuery().isPresent());
    robot.interact(() -> press("#fault-part-bow"));
    robot.interact(() -> press("#fault-bow-unplugged"));
    until(() -> sensed(RAIDER).isEmpty() || lost());
    robot.clickOn("#fault-calm");
    until(() -> !lost());
  }

  @Test
  void aFaultIsStillOnInAnotherLanguageAndEndsWithAPress() {
    unplugBow();
    robot.interact(() -> model.settings().set(model.settings().get().speaking("de")));
    openBow();
    assertTrue(isOn("#fault-bow-unplugged"));
    robot.interact(() -> press("#fault-bow-unplugged"));
    until(() -> rig.ask(SimulatedTable::lasting).isEmpty());
  }

  @Test
  void aWindowThatIsOpenedAgainShowsWhatIsOn() {
    unplugBow();
    robot.interact(
        () -> {
          List.of("#slide", "#bunch", "#hand-always").forEach(this::press);
          window.stage().close();
          window.open();
        });
    until(() -> robot.lookup("#mini-raider-1").tryQuery().isPresent());
    for (String id : List.of("#slide", "#bunch", "#hand-always")) {
      assertTrue(isOn(id), id);
    }
    openBow();
    assertTrue(isOn("#fault-bow-unplugged"));
  }

  private void unplugBow() {
    openBow();
    robot.interact(() -> press("#fault-bow-unplugged"));
    until(() -> rig.ask(SimulatedTable::lasting).contains("bow.unplugged"));
  }

  private void openBow() {
    robot.interact(() -> press("#faults-open"));
    until(() -> robot.lookup("#fault-part-bow").tryQuery().isPresent());
    robot.interact(() -> press("#fault-part-bow"));
  }

  private boolean isOn(String id) {
    return robot.lookup(id).queryAs(ToggleButton.class).isSelected();
  }

  private void press(String id) {
    robot.lookup(id).queryAs(ButtonBase.class).fire();
  }
}
