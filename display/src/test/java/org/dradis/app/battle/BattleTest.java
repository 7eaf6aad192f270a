package org.dradis.app.battle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.dradis.rules.board.Area;
import org.dradis.rules.board.Cargo;
import org.dradis.rules.board.CivilianShip;
import org.dradis.rules.event.Event;
import org.junit.jupiter.api.Test;

class BattleTest {
  private static final int SEEDS = 300;

  @Test
  void everyBattleEndsWithinTwoScreensOfEightyColumns() {
    for (int seed = 0; seed < SEEDS; seed++) {
      var lines = lines(seed);
      assertTrue(lines.size() <= 110, "seed " + seed + " has " + lines.size() + " lines");
      for (var line : lines) {
        assertTrue(line.length() <= 80, "seed " + seed + ": " + line);
      }
    }
  }

  @Test
  void differentSeedsGiveDifferentBattles() {
    assertNotEquals(lines(1).subList(5, 20), lines(2).subList(5, 20));
  }

  @Test
  void whatCivilianShipsHoldShowsOnlyWhenOneIsDestroyed() {
    int compared = 0;
    for (int seed = 0; seed < SEEDS; seed++) {
      var undersides = Chance.shuffledUndersides(new Random(seed));
      var others = new ArrayList<>(undersides);
      Collections.reverse(others);
      var one = lines(seed, undersides);
      var other = lines(seed, others);
      int firstLoss = firstLoss(one);
      assertEquals(firstLoss, firstLoss(other), "seed " + seed);
      assertEquals(one.subList(0, firstLoss), other.subList(0, firstLoss), "seed " + seed);
      compared += firstLoss < one.size() ? 1 : 0;
    }
    assertTrue(compared > 20, "only " + compared + " battles lost a civilian ship");
  }

  @Test
  void noWordForWhatAShipHoldsIsInASentenceAboutIt() {
    for (var ship : CivilianShip.values()) {
      for (var cargo : Cargo.values()) {
        var words =
            Narrator.sentence(new Event.CivilianPlaced(ship, Area.BOW), 1)
                + Narrator.sentence(new Event.CivilianMoved(ship, Area.BOW, Area.PORT_BOW), 1)
                + Narrator.sentence(new Event.CivilianEscorted(ship, Area.BOW), 1);
        assertFalse(words.contains(cargo.word()), words);
        assertFalse(words.matches(".*\\b(c\\d\\d|population|fuel|morale)\\b.*"), words);
      }
    }
  }

  @Test
  void shipsThatDoTheSameAreToldTogether() {
    var move = new Event.RaiderMoved(Area.BOW, Area.STARBOARD_BOW, false);
    assertEquals(
        List.of("Three raiders move from the bow to the starboard bow."),
        Narrator.tell(List.of(move, move, move)));
  }

  @Test
  void whatFollowsFromARollStandsBesideIt() {
    assertEquals(
        List.of("A viper fires at a raider in the bow: 3. The raider is destroyed."),
        Narrator.tell(
            List.of(
                new Event.DieRolled("mk2", "raider", Area.BOW, 3, null, 0, 3),
                new Event.RaiderDestroyed(Area.BOW, false))));
  }

  private static int firstLoss(List<String> lines) {
    for (int i = 0; i < lines.size(); i++) {
      if (lines.get(i).matches(" {9}The .* is destroyed in the .*")
          || lines.get(i).contains("civilian ships live; lost")) {
        return i;
      }
    }
    return lines.size();
  }

  private static List<String> lines(long seed) {
    List<String> lines = new ArrayList<>();
    Battle.play(seed, lines::add, Paint.PLAIN);
    return lines;
  }

  private static List<String> lines(long seed, List<Cargo> undersides) {
    List<String> lines = new ArrayList<>();
    Battle.play(new Random(seed), undersides, new Report(lines::add, Paint.PLAIN, seed));
    return lines;
  }
}
