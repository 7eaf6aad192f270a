package org.dradis.rig.sim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.dradis.pi.Lights;
import org.dradis.port.Colour;
import org.dradis.port.DiceThrow;
import org.dradis.port.DiceThrow.Rolled;
import org.dradis.port.DiceThrow.Voided;
import org.dradis.port.LedFrame;
import org.dradis.port.Whereabouts;
import org.dradis.port.Zone;
import org.dradis.port.ZoneNews;
import org.dradis.rig.chip.Shine;
import org.dradis.rig.chip.TowerFault;
import org.dradis.rig.world.Miniature;
import org.dradis.rules.board.Expansion;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class SimulatedTableTest {
  private static final Zone BOW = new Zone("bow");
  private static final Zone PORT_BOW = new Zone("port-bow");

  private final SimulatedTable table = SimulatedTable.virtual(SimSettings.REFERENCE);

  @AfterEach
  void end() {
    table.close();
  }

  private Whereabouts sensed(Miniature miniature) {
    return table.zones().sensed().getOrDefault(miniature.id(), Whereabouts.NOWHERE);
  }

  private void settle() {
    table.advance(Duration.ofSeconds(2));
  }

  @Test
  void aShipThatIsPutIsSensed() {
    var raider = table.miniature("raider 7");
    table.await(table.hand().move(raider, table.within("bow")));
    settle();
    assertEquals(Whereabouts.in(BOW), sensed(raider));
    assertEquals(table.world().truth().readable(), table.zones().sensed());
  }

  @Test
  void aShipSlidIntoTheNextAreaIsSensedThere() {
    var viper = table.miniature("viper mk2 1");
    var hand = table.hand();
    table.await(hand.move(viper, table.within("port-bow")));
    settle();
    table.await(hand.slide(viper, table.world().plan().middle(BOW)));
    settle();
    assertEquals(Whereabouts.in(BOW), sensed(viper));
  }

  @Test
  void aShipOnTheBorderIsInOneOfTheAreasOrBoth() {
    var raptor = table.miniature("raptor 2");
    table.await(table.hand().move(raptor, table.world().plan().border(BOW, PORT_BOW)));
    settle();
    assertEquals(
        Whereabouts.in(BOW, PORT_BOW), table.world().truth().readable(raptor), table::drawn);
    assertTrue(
        org.dradis.rig.world.Truth.agrees(sensed(raptor), table.world().truth().readable(raptor)));
  }

  @Test
  void aDieIsReadAsItFell() {
    List<DiceThrow> thrown = new ArrayList<>();
    table.diceTower().onThrow(thrown::add);
    var hand = table.hand();
    table.await(hand.roll(table.tower(), 6, TowerFault.NONE));
    settle();
    assertEquals(List.of(new Rolled(6)), thrown);
    table.inject("tower.taken-out");
    table.await(hand.roll(table.tower(), 3, TowerFault.NONE));
    settle();
    assertEquals(List.of(new Rolled(6), new Voided(DiceThrow.VoidReason.MOVED)), thrown);
  }

  @Test
  void whatIsTappedIsSeenOnThePad() {
    var admiral = table.miniature("admiral");
    assertEquals(List.of(), table.tapPad().look());
    table.hand().tap(admiral);
    table.advance(Duration.ofMillis(1200));
    List<Object> seen = new ArrayList<>();
    for (int i = 0; i < 20; i++) {
      seen.addAll(table.tapPad().look());
      table.advance(Duration.ofMillis(100));
    }
    assertTrue(seen.contains(admiral.padId()), seen::toString);
  }

  @Test
  void theStripShinesWhatItIsTold() {
    for (var strip : Lights.Chip.values()) {
      try (var other = SimulatedTable.virtual(SimSettings.REFERENCE.lit(strip, 10))) {
        other.lights().show(LedFrame.dark(10).with(3, new Colour(20, 40, 60)));
        other.advance(Duration.ofMillis(1));
        var shine = other.shines().get(3);
        assertEquals(new Shine(20, 40, 60, shine.brightness()), shine, strip.name());
      }
    }
  }

  @Test
  void faultsHaveNamesAndSentences() {
    assertTrue(table.faults().stream().allMatch(it -> it.sentence().endsWith(".")));
    assertEquals(
        table.faults().size(), table.faults().stream().map(NamedFault::name).distinct().count());
    table.inject("bow.stuck-busy");
    var e = assertThrows(IllegalArgumentException.class, () -> table.inject("bow.rust"));
    assertEquals("There is no fault called bow.rust.", e.getMessage());
  }

  @Test
  void aTableKnowsWhichFaultsLastAndEndsEachAlone() {
    assertTrue(
        table.faults().stream()
            .allMatch(it -> it.lasts() == it.sentence().endsWith("until calmed.")));
    List.of("bow.unplugged", "stern.noise", "bow.reset").forEach(table::inject);
    assertEquals(Set.of("bow.unplugged", "stern.noise"), table.lasting());
    table.end("bow.unplugged");
    assertEquals(Set.of("stern.noise"), table.lasting());
    table.calm();
    assertEquals(Set.of(), table.lasting());
  }

  @Test
  void theSameSeedGivesTheSameNewsAtTheSameNanosecond() {
    assertEquals(newsOf(5), newsOf(5));
    assertTrue(!newsOf(5).equals(newsOf(6)));
  }

  private static List<String> newsOf(long seed) {
    List<String> news = new ArrayList<>();
    try (var table = SimulatedTable.virtual(SimSettings.REFERENCE.seeded(seed))) {
      table.zones().onNews(it -> news.add(table.time().now() + " " + it));
      var left = table.hand();
      var right = table.hand();
      table.inject("stern.noise");
      for (int i = 1; i <= 4; i++) {
        left.move(table.miniature("raider " + i), table.within("stern"));
        right.move(table.miniature("viper mk2 " + i), table.within("port-quarter"));
      }
      table.advance(Duration.ofSeconds(10));
    }
    assertTrue(news.stream().anyMatch(it -> it.contains(ZoneNews.Placed.class.getSimpleName())));
    return news;
  }

  @Test
  void theBoxIsTheGames() {
    assertEquals(16 + 4 + 2 + 4 + 8 + 4 + 12 + 2, table.box().pieces().size());
    assertEquals(List.of(), table.box().surplus());
    var all = SimSettings.REFERENCE.with(Set.of(Expansion.values()));
    try (var other = SimulatedTable.virtual(all)) {
      assertEquals(20 + 4 + 2 + 4 + 6 + 4 + 4 + 4 + 12 + 1 + 2, other.box().pieces().size());
      assertEquals(List.of(), other.box().surplus());
    }
  }
}
