package org.dradis.session.scene;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Clock;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.dradis.port.Colour;
import org.dradis.port.LedBoard;
import org.dradis.port.LedFrame;
import org.dradis.rules.board.Area;
import org.dradis.rules.board.Icon;
import org.dradis.rules.board.Resource;
import org.dradis.rules.board.Target;
import org.dradis.rules.input.Command;
import org.dradis.session.Correction;
import org.dradis.session.SessionInput;
import org.dradis.session.TestTable;
import org.dradis.session.board.Place;
import org.junit.jupiter.api.Test;

class SceneTest {
  private final TestTable table = TestTable.start();

  /** Four LEDs for each place, in their order. */
  private static final LedSpots SPOTS =
      new LedSpots() {
        @Override
        public int size() {
          return Place.values().length * 4;
        }

        @Override
        @SuppressWarnings("EnumOrdinal") // a strip along the places
        public List<Integer> of(String spot) {
          Place place = Place.named(spot);
          if (place == null) {
            return List.of();
          }
          int first = place.ordinal() * 4;
          return List.of(first, first + 1, first + 2, first + 3);
        }
      };

  private Scene scene() {
    return Scene.of(table.state());
  }

  @Test
  void whatMovesBlinksAndItsGoalGlows() {
    table.icon(Icon.ACTIVATE_RAIDERS);
    assertEquals(
        List.of(Mark.at("starboard-bow", Signal.GOAL), Mark.at("bow", Signal.MOVES)),
        scene().marks());
    LedFrame on = Lighting.frame(scene(), SPOTS, 0);
    LedFrame off = Lighting.frame(scene(), SPOTS, 600);
    assertNotEquals(Colour.DARK, on.colour(0));
    assertEquals(Colour.DARK, off.colour(0));
    assertEquals(on.colour(4), off.colour(4));
    assertNotEquals(Colour.DARK, on.colour(4));
  }

  @Test
  void aChoiceShowsItsOptions() {
    table.start(new Command.PlaceCivilians(1));
    assertEquals(6, scene().marks().stream().filter(mark -> mark.signal() == Signal.OFFER).count());
  }

  @Test
  void aHitFlashesAfterTheAttackAndIsOver() {
    table.must(new SessionInput.Start(new Command.AttackWithGalactica(Area.BOW, Target.RAIDER)));
    table.throwDie(8);
    table.must(new SessionInput.LetStand());
    assertTrue(scene().marks().contains(new Mark("bow", Signal.ATTACK, 0)), scene()::toString);
    assertTrue(scene().marks().contains(new Mark("bow", Signal.HIT, 400)), scene()::toString);
    assertEquals(0, Signal.HIT.brightness(5000));
    assertEquals(0, Signal.ATTACK.brightness(5000));
  }

  @Test
  void whoIsAboutToAttackIsShownUntilTheDieLies() {
    table.icon(Icon.ACTIVATE_BASESTARS);
    assertEquals(List.of(Mark.at("bow", Signal.ATTACK)), scene().marks());
    table.throwDie(2);
    assertEquals(List.of(), scene().marks());
  }

  @Test
  void dangerHasStandingLights() {
    table.must(new SessionInput.Correct(new Correction.Dial(Resource.FOOD, 1), "Ann", "forgotten"));
    assertTrue(scene().marks().contains(Mark.at("dial-food", Signal.DANGER)));
    for (int millis = 0; millis < 8000; millis += 50) {
      assertTrue(Signal.DANGER.brightness(millis) > 0);
    }
  }

  @Test
  void whatIsWrongFlickers() {
    table.hands.putStranger("BADC0DE0", Place.STERN);
    assertEquals(List.of(Mark.at("stern", Signal.TROUBLE)), scene().marks());
  }

  @Test
  void noTwoSignalsDifferByColourAlone() {
    Set<List<Integer>> rhythms = new HashSet<>();
    for (Signal signal : Signal.values()) {
      Integer[] rhythm = new Integer[160];
      for (int i = 0; i < rhythm.length; i++) {
        rhythm[i] = signal.brightness(i * 25L);
        assertTrue(rhythm[i] >= 0 && rhythm[i] <= Signal.FULL, signal + " at " + i);
      }
      rhythms.add(Arrays.asList(rhythm));
    }
    assertEquals(Signal.values().length, rhythms.size());
  }

  @Test
  void aSpotThatMovesAndIsAGoalShowsBoth() {
    Scene both = new Scene(List.of(Mark.at("bow", Signal.GOAL), Mark.at("bow", Signal.MOVES)));
    LedFrame frame = Lighting.frame(both, SPOTS, 0);
    assertNotEquals(frame.colour(0), frame.colour(1));
    assertEquals(frame.colour(0), frame.colour(2));
  }

  @Test
  void aBoardWithoutALightThereStaysDark() {
    Scene scene = new Scene(List.of(Mark.at("dial-food", Signal.DANGER)));
    assertEquals(LedFrame.dark(SPOTS.size()), Lighting.frame(scene, SPOTS, 100));
  }

  @Test
  void lampsShowASceneFromItsBeginningAndRefreshIt() {
    var board = new RecordingBoard(SPOTS.size());
    var time = new SteppedTime();
    Lamps lamps = new Lamps(board, SPOTS, time);
    time.millis = 5_300;
    Scene moves = new Scene(List.of(Mark.at("bow", Signal.MOVES)));
    lamps.show(moves);
    assertEquals(Lighting.frame(moves, SPOTS, 0), board.frame);
    time.millis = 5_900;
    lamps.show(new Scene(List.of(Mark.at("bow", Signal.MOVES))));
    assertEquals(Lighting.frame(moves, SPOTS, 600), board.frame);
    assertEquals(1, board.refreshes);
    time.millis = 6_400;
    lamps.show(moves);
    assertEquals(2, board.refreshes);
    assertThrows(
        IllegalArgumentException.class, () -> new Lamps(new RecordingBoard(3), SPOTS, time));
  }

  private static final class SteppedTime extends Clock {
    long millis;

    @Override
    public ZoneId getZone() {
      return ZoneOffset.UTC;
    }

    @Override
    public Clock withZone(ZoneId zone) {
      return this;
    }

    @Override
    public Instant instant() {
      return Instant.ofEpochMilli(millis);
    }
  }

  private static final class RecordingBoard implements LedBoard {
    private final int size;
    LedFrame frame;
    int refreshes;

    RecordingBoard(int size) {
      this.size = size;
      this.frame = LedFrame.dark(size);
    }

    @Override
    public int size() {
      return size;
    }

    @Override
    public boolean show(LedFrame now) {
      frame = now;
      return true;
    }

    @Override
    public void refresh() {
      refreshes++;
    }
  }
}
