package org.dradis.rig.sim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.dradis.box.Box;
import org.dradis.box.BoxFile;
import org.dradis.box.Kind;
import org.dradis.box.Piece;
import org.dradis.file.BadField;
import org.dradis.port.Colour;
import org.dradis.port.DiceThrow.Rolled;
import org.dradis.port.Finding;
import org.dradis.port.LedFrame;
import org.dradis.port.RigPart;
import org.dradis.port.TagId;
import org.dradis.port.Whereabouts;
import org.dradis.port.Zone;
import org.dradis.port.ZoneNews.Placed;
import org.dradis.rig.chip.TowerFault;
import org.dradis.table.Section;
import org.dradis.table.Sensing;
import org.dradis.table.Table;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** At a hundred times the speed of the wall, so that nobody waits. */
@Timeout(60)
class SimKindTest {
  private static SimRig open(String settings) {
    RigPart part = new SimKind().open(Section.parse("test", settings), Sensing.STANDARD);
    return assertInstanceOf(SimRig.class, part);
  }

  private static String complaint(String settings) {
    return assertThrows(BadField.class, () -> open(settings)).getMessage();
  }

  @Test
  void itIsFoundByItsName() {
    assertTrue(Table.kinds().stream().anyMatch(it -> it.name().equals("sim")));
  }

  @Test
  void shipsStandWhereAGameBegins() {
    try (var rig = open("speed = 100")) {
      var bow = Whereabouts.in(new Zone("bow"));
      var readable = rig.ask(it -> it.world().truth().readable());
      assertEquals(8, readable.size());
      assertEquals(4, readable.values().stream().filter(bow::equals).count());
    }
  }

  @Test
  void threadsOfTheProgramUseItsPorts() throws InterruptedException {
    try (var rig = open("speed = 100\nboard = \"empty\"")) {
      var zones = rig.tagZones().orElseThrow();
      zones.know(rig.ask(it -> it.box().tags()));
      var raider = rig.ask(it -> it.miniature("raider 3").id());
      var placed = new CountDownLatch(1);
      var there = Whereabouts.in(new Zone("stern"));
      zones.onNews(
          news -> {
            if (news instanceof Placed(TagId tag, _, var now)
                && tag.equals(raider)
                && now.equals(there)) {
              placed.countDown();
            }
          });
      rig.ask(it -> it.hand().move(it.miniature("raider 3"), it.within("stern")));
      assertTrue(placed.await(30, TimeUnit.SECONDS));
      assertEquals(there, zones.sensed().get(raider));
      assertTrue(rig.tapPad().orElseThrow().look().isEmpty());
      var lights = rig.ledBoard().orElseThrow();
      lights.show(LedFrame.dark(lights.size()).with(5, new Colour(9, 8, 7)));
      assertEquals(new Colour(9, 8, 7), rig.ask(SimKindTest::sixth));
      assertTrue(
          rig.diagnose().stream().allMatch(it -> it.grade() != Finding.Grade.FAULT),
          () -> rig.diagnose().toString());
    }
  }

  private static Colour sixth(SimulatedTable table) {
    var shine = table.shines().get(5);
    return new Colour(shine.red(), shine.green(), shine.blue());
  }

  @Test
  void aDieIsTold() throws InterruptedException {
    try (var rig = open("speed = 100")) {
      var rolled = new CountDownLatch(1);
      rig.diceTower()
          .orElseThrow()
          .onThrow(
              it -> {
                if (it.equals(new Rolled(8))) {
                  rolled.countDown();
                }
              });
      rig.ask(it -> it.hand().roll(it.tower(), 8, TowerFault.NONE));
      assertTrue(rolled.await(30, TimeUnit.SECONDS));
    }
  }

  @Test
  void aClosedTableSaysSo() {
    var rig = open("speed = 100");
    var zones = rig.tagZones().orElseThrow();
    rig.close();
    rig.close();
    var e = assertThrows(IllegalStateException.class, zones::sensed);
    assertEquals("The simulated table is closed.", e.getMessage());
  }

  @Test
  void aQuestionThatFailsFailsWhoeverAsked() {
    try (var rig = open("speed = 100")) {
      var e =
          assertThrows(IllegalArgumentException.class, () -> rig.ask(it -> it.miniature("tardis")));
      assertEquals("There is no miniature tardis.", e.getMessage());
      assertEquals(6, rig.tagZones().orElseThrow().zones().size());
    }
  }

  @Test
  void itCarriesTheTagsOfABoxFile(@TempDir Path folder) {
    var file = folder.resolve("box.json");
    var tag = TagId.parse("E004015012345678");
    BoxFile.export(Box.of(List.of(Piece.of(Kind.RAIDER, "Boomer", tag))), file);
    try (var rig = open("speed = 100\nbox = \"" + file + "\"")) {
      assertEquals(tag, rig.ask(it -> it.miniature("Boomer").id()));
      assertEquals(1, rig.ask(it -> it.world().truth().readable()).size());
    }
  }

  @Test
  void faultsCanBeThereFromTheBeginning() {
    try (var rig = open("speed = 100\nfaults = [\"bow.corrupted-answers\"]")) {
      assertEquals(6, rig.tagZones().orElseThrow().zones().size());
    }
  }

  @Test
  void wrongSettingsAreSentences() {
    assertTrue(
        complaint("zones = [\"bow\", \"hangar\"]")
            .startsWith("test: line 1: zones: \"hangar\" is unknown; there are bow, "));
    assertTrue(complaint("zones = [\"bow\", \"bow\"]").contains("each once"));
    assertTrue(complaint("faults = [\"bow.rust\"]").contains("\"bow.rust\" is unknown"));
    assertTrue(complaint("alone = [[\"bow\", \"reserves\"]]").contains("\"reserves\" is unknown"));
    assertTrue(complaint("expansions = [\"ionian\"]").contains("\"ionian\" is unknown"));
    assertTrue(complaint("speed = 0").contains("speed"));
    assertTrue(complaint("spede = 2").contains("spede"));
  }
}
