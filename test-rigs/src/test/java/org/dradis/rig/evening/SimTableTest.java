package org.dradis.rig.evening;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.dradis.port.Colour;
import org.dradis.port.DiceThrow;
import org.dradis.port.LedMap;
import org.dradis.rig.chip.Shine;
import org.dradis.rules.board.Icon;
import org.dradis.rules.input.Command;
import org.dradis.session.SessionInput;
import org.dradis.session.board.Move;
import org.dradis.session.board.PieceKind;
import org.dradis.session.board.Place;
import org.dradis.session.board.Trouble;
import org.dradis.session.scene.Lighting;
import org.dradis.session.scene.MappedSpots;
import org.dradis.session.scene.Scene;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class SimTableTest {
  private final MappedSpots spots = new MappedSpots(LedMap.ofReferenceTable());
  private final SimTable table = Evenings.begin(Evenings.memory(), 3);

  @AfterEach
  void end() {
    table.close();
  }

  private void activateRaiders() {
    table.say(new SessionInput.Start(new Command.ResolveIcon(Icon.ACTIVATE_RAIDERS)));
  }

  private List<Move> moves() {
    return table.state().difference().moves();
  }

  private List<Trouble> troubles() {
    return table.state().difference().troubles();
  }

  private Set<Integer> lit() {
    Set<Integer> lit = new HashSet<>();
    List<Shine> shines = table.table().shines();
    for (int led = 0; led < shines.size(); led++) {
      Shine shine = shines.get(led);
      if (shine.red() + shine.green() + shine.blue() > 0) {
        lit.add(led);
      }
    }
    return lit;
  }

  /** What the strip shines in a second, frame by frame. */
  private List<Set<Integer>> aSecond() {
    List<Set<Integer>> frames = new ArrayList<>();
    for (int i = 0; i < 20; i++) {
      table.pass(Duration.ofMillis(50));
      frames.add(lit());
    }
    return frames;
  }

  private Set<Integer> ofTheScene() {
    Set<Integer> lit = new HashSet<>();
    Scene scene = Scene.of(table.state());
    for (int millis = 0; millis < 1000; millis += 50) {
      var frame = Lighting.frame(scene, spots, millis);
      for (int led = 0; led < frame.size(); led++) {
        if (!frame.colour(led).equals(Colour.DARK)) {
          lit.add(led);
        }
      }
    }
    return lit;
  }

  @Test
  void theStripBlinksWhereRaidersStandAndGlowsWhereTheyGo() {
    assertEquals(Set.of(), lit());
    activateRaiders();
    assertEquals(List.of(new Move(PieceKind.RAIDER, 3, Place.BOW, Place.STARBOARD_BOW)), moves());
    List<Set<Integer>> frames = aSecond();
    Set<Integer> bow = Set.copyOf(spots.of("bow"));
    Set<Integer> goal = Set.copyOf(spots.of("starboard-bow"));
    Set<Integer> all = new HashSet<>();
    int blinks = 0;
    for (Set<Integer> frame : frames) {
      all.addAll(frame);
      assertTrue(frame.containsAll(goal), "the goal does not go out");
      blinks += frame.containsAll(bow) ? 1 : 0;
    }
    assertEquals(10, blinks, 1, "half of the time, as far as a frame is exact");
    assertEquals(ofTheScene(), all);
  }

  @Test
  void aTaskTicksItselfOffAsTheHandMovesShips() {
    activateRaiders();
    table.hands().move("raider 2", Place.STARBOARD_BOW);
    assertEquals(List.of(new Move(PieceKind.RAIDER, 2, Place.BOW, Place.STARBOARD_BOW)), moves());
    table.hands().slide("raider 1", Place.STARBOARD_BOW);
    table.hands().lift("raider 3");
    assertEquals(List.of(new Move(PieceKind.RAIDER, 1, null, Place.STARBOARD_BOW)), moves());
    assertEquals(List.of(), troubles(), "it is on its way");
    table.hands().lift("basestar 1");
    assertEquals(
        List.of(new Trouble.Gone(PieceKind.BASESTAR, "basestar 1", Place.BOW)), troubles());
    table.hands().put("basestar 1", Place.BOW);
    table.hands().put("raider 3", Place.STARBOARD_BOW);
    assertEquals(List.of(), moves());
    assertEquals(List.of(), troubles());
    table.pass(Duration.ofMillis(100));
    assertEquals(Set.of(), lit());
  }

  @Test
  void aShipPickedUpAndPutBackIsNoMatter() {
    for (int i = 1; i <= 3; i++) {
      table.hands().pickUpAndPutBack("raider " + i);
    }
    assertEquals(List.of(), moves());
    assertEquals(List.of(), troubles());
  }

  @Test
  void aReaderThatIsUnpluggedIsMissedUntilItIsBack() {
    table.hands().loseZone(Place.BOW);
    table.hands().loseZone(Place.STERN);
    assertFalse(table.state().table().senses(Place.BOW));
    table.hands().findZone(Place.STERN);
    assertTrue(table.state().table().senses(Place.STERN));
    assertFalse(table.state().table().senses(Place.BOW));
    table.crash();
    assertFalse(table.state().table().senses(Place.BOW), "told though it was lost from the start");
    table.say(new SessionInput.Resume());
    table.hands().findZone(Place.BOW);
    assertEquals(List.of(), moves());
    assertEquals(List.of(), troubles());
  }

  @Test
  void aShipOnTheBorderIsNamedAndPutRight() {
    table.hands().straddle("viper mk2 1", Place.PORT_QUARTER, Place.PORT_BOW);
    Place where = table.hands().whereIs("viper mk2 1");
    assertTrue(Set.of(Place.BORDER, Place.PORT_QUARTER, Place.PORT_BOW).contains(where));
    table.hands().move("viper mk2 1", Place.PORT_BOW);
    assertEquals(Place.PORT_BOW, table.hands().whereIs("viper mk2 1"));
    var apart =
        assertThrows(
            IllegalArgumentException.class,
            () -> table.hands().straddle("viper mk2 1", Place.BOW, Place.STERN));
    assertEquals("no antennas of bow and stern meet on this table", apart.getMessage());
  }

  @Test
  void theTowerTellsWhatBecomesOfADie() {
    activateRaiders();
    for (var doubt : DiceThrow.Doubt.values()) {
      table.hands().throwDie(new DiceThrow.Doubtful(doubt));
      assertNotNull(table.state().note(), doubt.name());
    }
    table.hands().throwDie(new DiceThrow.Voided(DiceThrow.VoidReason.MOVED));
    assertNull(table.refusal());
  }

  @Test
  void whatMovedWhileTheTableWasOffIsShown() {
    table
        .table()
        .world()
        .place(table.table().miniature("raider 1"), table.table().within("stern"), 0);
    table.crash();
    assertEquals(1, table.state().changes().size());
  }
}
