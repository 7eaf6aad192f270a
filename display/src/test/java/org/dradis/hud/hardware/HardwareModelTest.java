package org.dradis.hud.hardware;

import static org.dradis.hud.FakeHud.tag;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.dradis.box.Box;
import org.dradis.box.Kind;
import org.dradis.box.Piece;
import org.dradis.hud.FakeHud;
import org.dradis.hud.picture.ScenarioTable;
import org.dradis.port.DiceThrow;
import org.dradis.port.Finding;
import org.dradis.port.LedPlace;
import org.dradis.port.Zone;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HardwareModelTest {
  private static final Zone BOW = new Zone("bow");
  private static final Zone STERN = new Zone("stern");

  @TempDir private Path folder;
  private FakeHud fake;
  private HardwareModel model;
  private final List<String> shone = new ArrayList<>();

  @BeforeEach
  void begin() {
    fake = new FakeHud(folder);
    fake.model.lightBy(spot -> shone.add(String.valueOf(spot)));
  }

  @AfterEach
  void end() {
    fake.close();
  }

  private void enter() {
    model = new HardwareModel(fake.hud());
    model.open();
  }

  private HardwareState now() {
    return model.state().get();
  }

  @Test
  void allPartsAreExaminedAtFirst() {
    enter();
    assertEquals(1, now().parts().size());
    assertEquals(0, now().wrong());
    assertFalse(now().examining());
    assertEquals("--table fake", model.source());
    assertEquals("fake", model.kinds());
    assertFalse(model.isSimulated());
  }

  @Test
  void aPartThatFailsIsFoundOnDemand() {
    enter();
    fake.rig.findings.add(Finding.fault("The reader does not answer: check its plug."));
    assertEquals(0, now().wrong());
    model.refresh();
    assertEquals(1, now().wrong());
    assertEquals(1, now().count(Finding.Grade.FAULT));
    assertEquals(Set.of("bow"), now().spoiltZones().keySet());
  }

  @Test
  void aPartThatFailsIsFoundInAWhileByItself() {
    enter();
    fake.rig.findings.add(Finding.warning("The antenna is weak."));
    for (int i = 0; i < 12; i++) {
      model.look();
    }
    assertEquals(1, now().wrong());
    assertEquals(0, now().count(Finding.Grade.FAULT));
  }

  @Test
  void aZoneThatIsLostKeepsWhatItHad() {
    fake.rig.put(tag(1), "bow");
    fake.rig.findings.add(Finding.fault("The reader does not answer: check its plug."));
    enter();
    assertEquals(1, Objects.requireNonNull(now().board(model.zones()).get(BOW)).size());
    assertTrue(now().spoiltZones().containsKey("bow"));
    assertFalse(now().spoiltZones().containsKey("stern"));
  }

  @Test
  void aTableOfWhichNothingCanBeAskedIsASentence() {
    fake.rig.diagnosisFails = new IllegalStateException("The simulated table is closed.");
    enter();
    assertEquals(1, now().count(Finding.Grade.FAULT));
    assertEquals(
        "The simulated table is closed.",
        now().parts().getFirst().findings().getFirst().sentence());
  }

  @Test
  void whatIsWhereIsToldByTheNamesOfTheBox() {
    Piece raider = Piece.of(Kind.RAIDER, "raider 1", tag(1));
    fake.keep(Box.EMPTY.with(raider));
    enter();
    fake.rig.put(tag(1), "bow", "stern");
    fake.rig.put(tag(2), "stern");
    model.look();
    var board = now().board(model.zones());
    assertEquals(raider, board.get(BOW).getFirst().piece().orElseThrow());
    assertEquals(List.of(STERN), board.get(BOW).getFirst().alsoIn());
    assertEquals(2, board.get(STERN).size());
  }

  @Test
  void theLastTagOfThePadIsRemembered() {
    enter();
    assertNull(now().lastTap());
    fake.rig.tap(tag(1));
    model.look();
    fake.rig.tap();
    model.look();
    assertEquals(tag(1), now().lastTap());
    assertEquals(List.of(), now().seen().pad());
  }

  @Test
  void aPadThatIsUnpluggedIsASentenceAndTheZonesGoOn() {
    enter();
    fake.rig.padFails = new IllegalStateException("The pad does not answer: check its plug.");
    fake.rig.put(tag(1), "bow");
    model.look();
    assertEquals("The pad does not answer: check its plug.", now().seen().padTrouble());
    assertEquals(1, now().board(model.zones()).get(BOW).size());
  }

  @Test
  void aBoxThatCannotBeReadDoesNotHideTheParts() throws IOException {
    Files.writeString(fake.boxFile(), "{");
    enter();
    assertTrue(Objects.requireNonNull(now().trouble()).contains("box.json"), now().trouble());
    assertEquals(1, now().parts().size());
    Files.delete(fake.boxFile());
    model.refresh();
    assertNull(now().trouble());
  }

  @Test
  void aTrialShowsTheThrowsSinceItBegan() {
    fake.model.hear(new DiceThrow.Rolled(1));
    enter();
    assertEquals(List.of(new DiceThrow.Rolled(1)), now().rolls());
    assertEquals(List.of(), now().tried());
    model.tryTower(true);
    assertEquals(List.of(), now().tried());
    fake.model.hear(new DiceThrow.Rolled(7));
    fake.model.hear(new DiceThrow.Doubtful(DiceThrow.Doubt.UNREADABLE));
    assertEquals(
        List.of(new DiceThrow.Rolled(7), new DiceThrow.Doubtful(DiceThrow.Doubt.UNREADABLE)),
        now().tried());
    model.tryTower(false);
    fake.model.hear(new DiceThrow.Rolled(2));
    assertEquals(List.of(), now().tried());
  }

  @Test
  void aTrialOfManyThrowsShowsTheLastOnes() {
    enter();
    model.tryTower(true);
    for (int i = 0; i < 20; i++) {
      fake.model.hear(new DiceThrow.Rolled(1 + i % 8));
    }
    assertEquals(8, now().tried().size());
    assertEquals(new DiceThrow.Rolled(4), now().tried().getLast());
  }

  @Test
  void aThrowThatTheGameWaitsForIsToldApart() {
    enter();
    assertFalse(model.isDieAwaited());
    fake.model.open(
        ScenarioTable.of(
            """
            {"format": "dradis-scenario/1",
             "board": {"areas": {"bow": {"raiders": 1}}},
             "steps": [{"icon": "activate-raiders"}]}
            """,
            "en"));
    assertTrue(model.isDieAwaited());
  }

  @Test
  void aPlaceShinesUntilAnotherOneDoesOrThePageIsLeft() {
    enter();
    assertTrue(now().spots().contains(LedPlace.BOW));
    assertFalse(now().spots().contains(LedPlace.UNUSED));
    model.shine(LedPlace.BOW);
    assertEquals(LedPlace.BOW, now().lit());
    model.shine(LedPlace.TOWER);
    model.close();
    assertEquals(List.of("bow", "tower", "null"), shone);
  }

  @Test
  void whoeverLightsNothingLeavesTheLightsAlone() {
    enter();
    model.close();
    assertEquals(List.of(), shone);
  }

  @Test
  void theLightsGoRoundOnceAndGoOut() {
    enter();
    int places = now().spots().size();
    for (int i = 0; i <= places; i++) {
      model.shineNext();
    }
    assertEquals(places + 1, shone.size());
    assertEquals("null", shone.getLast());
    assertNull(now().lit());
  }

  @Test
  void aTableMayLackAnything() {
    fake.rig.hasZones = false;
    fake.rig.hasPad = false;
    fake.rig.hasTower = false;
    fake.rig.hasLights = false;
    enter();
    model.look();
    assertEquals(List.of(), model.zones());
    assertFalse(model.hasPad());
    assertFalse(model.hasTower());
    assertFalse(model.hasLights());
    assertEquals(List.of(), now().spots());
  }

  @Test
  void withoutATableThereIsNothingToAsk() {
    model = new HardwareModel(fake.withoutTable());
    model.open();
    model.refresh();
    model.look();
    assertFalse(model.isConnected());
    assertEquals(HardwareState.NEW, now());
    model.close();
  }

  @Test
  void nobodysListenerIsTaken() {
    fake.hud();
    int before = fake.rig.listenersSet;
    enter();
    model.tryTower(true);
    model.look();
    model.refresh();
    model.close();
    assertEquals(before, fake.rig.listenersSet);
    assertEquals(List.of(), fake.rig.frames, "the lights belong to a thread of their own");
  }

  @Test
  void thePageThatWasLeftHearsNothingMore() {
    enter();
    model.close();
    fake.model.hear(new DiceThrow.Rolled(3));
    assertEquals(List.of(), now().rolls());
  }

  @Test
  void aSlowTableIsAskedOnceAtATime() {
    fake.slow = true;
    enter();
    assertTrue(now().examining());
    model.look();
    model.look();
    fake.rig.put(tag(1), "bow");
    fake.catchUp();
    assertFalse(now().examining());
    assertEquals(1, now().seen().zones().size());
    model.refresh();
    model.refresh();
    fake.catchUp();
    assertFalse(now().examining());
  }
}
