package org.dradis.hud.ring;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Objects;
import java.util.function.BiConsumer;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.StackPane;
import org.dradis.hud.HudModel;
import org.dradis.hud.HudView;
import org.dradis.hud.Panel;
import org.dradis.hud.Settings;
import org.dradis.hud.picture.Picture;
import org.dradis.hud.picture.ScenarioTable;
import org.dradis.hud.picture.StillHud;
import org.dradis.hud.shell.ShownHud;
import org.dradis.view.TableView;
import org.junit.jupiter.api.Test;

class RingViewTest {
  private static final String TWO_AREAS = "\"bow\": {\"raiders\": 2}, \"stern\": {\"raiders\": 1}";
  private static final String RAID = "\"steps\": [{\"icon\": \"activate-raiders\"}]";

  private static final TableView PEACE = Tables.with("\"bow\": {\"basestars\": [\"b1\"]}");
  private static final TableView LAUNCH =
      Tables.of(
          Tables.scenario(
              "\"bow\": {\"basestars\": [\"b1\"]}", "\"steps\": [{\"icon\": \"launch-raiders\"}]"));
  private static final TableView CARD =
      Tables.of(
          "{\"format\": \"dradis-scenario/1\", \"policy\": {\"seed\": 1},"
              + " \"steps\": [{\"attackCard\": \"Ambush\"}]}");
  private static final TableView FLEET =
      Tables.of(
          """
          {"format": "dradis-scenario/1", "options": ["cylon-fleet", "pegasus"],
           "board": {"cylonFleet": {"stern": {"raiders": 2}}}, "steps": []}
          """);

  /** Shows a ring that is not calm, and does something with it on the thread of the screen. */
  private static void shown(TableView first, BiConsumer<RingView, Snapshots> deed) {
    Snapshots table = new Snapshots(first);
    HudModel model = new HudModel(Runnable::run, Settings.STANDARD);
    model.open(table);
    model.go(Panel.BRIDGE);
    Picture.of(
        800,
        480,
        () -> new HudView(StillHud.of(model)),
        root -> deed.accept((RingView) Objects.requireNonNull(root.lookup("#ring")), table));
  }

  private static int nodes(Node node) {
    return node instanceof Parent parent
        ? 1 + parent.getChildrenUnmodifiable().stream().mapToInt(RingViewTest::nodes).sum()
        : 1;
  }

  private static void press(Node node, KeyCode key) {
    node.fireEvent(new KeyEvent(KeyEvent.KEY_PRESSED, "", "", key, false, false, false, false));
  }

  private static Node focused(ShownHud hud) {
    return hud.node("ring").getScene().getFocusOwner();
  }

  @Test
  void aTapOnAnAreaThatIsOfferedAnswers() {
    ShownHud.of(
        ScenarioTable.of(Tables.scenario(TWO_AREAS, RAID), "en"),
        hud -> {
          hud.tap("area-stern");
          TableView table = Objects.requireNonNull(hud.model().table().get());
          assertTrue(
              table.recent().stream().anyMatch(it -> "stern".equals(it.from()))
                  || "roll".equals(Objects.requireNonNull(table.question()).kind()));
        });
  }

  @Test
  void aTapOnAnAreaShowsWhatCanBeDoneThere() {
    ShownHud.of(
        ScenarioTable.start("en"),
        hud -> {
          hud.tap("area-port-bow");
          assertEquals(Panel.AREA, hud.model().panel().get());
          assertEquals("port-bow", hud.model().area().get());
        });
  }

  @Test
  void aTapOnGalacticaShowsWhatSheCanDo() {
    ShownHud.of(
        ScenarioTable.start("en"),
        hud -> {
          hud.tap("ring-galactica");
          assertEquals(Panel.GALACTICA, hud.model().panel().get());
        });
  }

  @Test
  void aTapOnPegasusTakesTheHit() {
    ShownHud.of(
        ScenarioTable.of(
            """
            {"format": "dradis-scenario/1", "options": ["pegasus"],
             "steps": [{"damageGalactica": 1}]}
            """,
            "en"),
        hud -> {
          hud.tap("ring-pegasus");
          TableView table = Objects.requireNonNull(hud.model().table().get());
          assertEquals("draw", Objects.requireNonNull(table.question()).kind());
        });
  }

  @Test
  void keysWalkAroundTheRingAndPress() {
    ShownHud.of(
        ScenarioTable.start("en"),
        hud -> {
          hud.node("area-bow").requestFocus();
          press(hud.node("area-bow"), KeyCode.RIGHT);
          assertEquals(hud.node("ring-galactica"), focused(hud));
          press(hud.node("ring-galactica"), KeyCode.DOWN);
          assertEquals(hud.node("area-port-bow"), focused(hud));
          press(hud.node("area-port-bow"), KeyCode.ENTER);
          assertEquals("port-bow", hud.model().area().get());
        });
  }

  @Test
  void anAreaSaysWhatStandsThere() {
    ShownHud.of(
        ScenarioTable.start("en"),
        hud -> assertEquals("Bow: Basestar, 3 × Raider", hud.node("area-bow").getAccessibleText()));
  }

  @Test
  void aStepIsPlayedAndATapEndsIt() {
    shown(
        PEACE,
        (ring, table) -> {
          assertFalse(ring.projector().isOn());
          table.step(LAUNCH);
          assertTrue(ring.projector().isOn());
          assertFalse(ring.lookup("#stock").isVisible());
          ring.projector().finish();
          assertFalse(ring.projector().isOn());
          assertTrue(ring.lookup("#stock").isVisible());
        });
  }

  @Test
  void aFilmIsNotCutShortBecauseACardNeedsRoom() {
    shown(
        Tables.with(""),
        (ring, table) -> {
          table.step(CARD);
          ring.getParent().layout();
          assertTrue(ring.projector().isOn());
          assertTrue(ring.lookup("#cards-in-play").isVisible());
        });
  }

  @Test
  void dozensOfSnapshotsLeaveNothingBehind() {
    shown(
        PEACE,
        (ring, table) -> {
          List<TableView> turns = List.of(LAUNCH, CARD, FLEET, PEACE);
          turns.forEach(table::step);
          ring.projector().finish();
          int before = nodes(ring);
          for (int i = 0; i < 20; i++) {
            turns.forEach(table::step);
          }
          ring.projector().finish();
          assertTrue(nodes(ring) <= before + 4, () -> before + " nodes became " + nodes(ring));
        });
  }

  @Test
  void whatDidNotChangeIsTheSameNode() {
    shown(
        PEACE,
        (ring, table) -> {
          Node basestar = ring.lookup("#area-bow .flock");
          assertNotNull(basestar);
          table.step(LAUNCH);
          ring.projector().finish();
          assertTrue(ring.lookupAll("#area-bow .flock").contains(basestar));
        });
  }

  @Test
  void nothingRunsOnceTheRingIsGone() {
    shown(
        PEACE,
        (ring, table) -> {
          table.step(Tables.of(Tables.scenario(TWO_AREAS, RAID)));
          ring.projector().finish();
          assertTrue(ring.pulse().isBeating());
          table.step(LAUNCH);
          assertTrue(ring.projector().isOn());
          ring.getScene().setRoot(new StackPane());
          assertFalse(ring.projector().isOn());
          assertFalse(ring.pulse().isBeating());
          table.step(CARD);
          assertFalse(ring.projector().isOn());
        });
  }
}
