package org.dradis.rig.autoplay;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class AutoplayTest {
  /** The long run is {@code dradis autoplay --seed 1 --games 10000}. */
  @Test
  void aShortRunOfEveryMixBreaksNothingAndSeesEverything() {
    Report report = new Autoplay(1, 120, Mix.every(), Steer.inTurn()).run(2, _ -> {});
    assertNull(report.failure());
    assertEquals(26L * 120, report.tally().totals().get("games"));
    assertEquals(List.of(), report.tally().never());
  }

  @Test
  void gamesWithoutWishesEndToo() {
    Report report = new Autoplay(500, 40, Mix.every(), List.of(Steer.NONE)).run(2, _ -> {});
    assertNull(report.failure());
    assertTrue(report.tally().totals().getOrDefault("longest game", 0L) < Game.MOST_INPUTS / 100);
  }

  @Test
  void theSameSeedGivesTheSameCountsWithAnyNumberOfThreads() {
    Autoplay autoplay = new Autoplay(7, 60, Mix.named("all/earth"), Steer.inTurn());
    Tally one = autoplay.run(1, _ -> {}).tally();
    Tally three = autoplay.run(3, _ -> {}).tally();
    assertEquals(one.totals(), three.totals());
    assertEquals(one.sections(), three.sections());
  }

  @Test
  void anotherSeedGivesOtherGames() {
    Tally one = play(1).tally();
    Tally two = play(2).tally();
    assertNotEquals(one.sections(), two.sections());
  }

  /** The first numbers of SplitMix64, computed elsewhere: a seed in an old report still holds. */
  @Test
  void aSeedStaysTheSameDice() {
    Chance chance = new Chance(42);
    List<Integer> dice = new ArrayList<>();
    for (int i = 0; i < 10; i++) {
      dice.add(chance.die());
    }
    assertEquals(List.of(6, 2, 3, 3, 1, 7, 2, 7, 3, 5), dice);
  }

  @Test
  void gamesCanBeRepeatedOneByOne() {
    Autoplay both = new Autoplay(11, 2, Mix.named("none/kobol"), List.of(Steer.NONE));
    long inputs = 0;
    for (int seed = 11; seed <= 12; seed++) {
      inputs += play(seed).tally().totals().getOrDefault("inputs", 0L);
    }
    assertEquals(inputs, both.run(2, _ -> {}).tally().totals().get("inputs"));
  }

  @Test
  void theProgressIsToldUpToTheLastGame() {
    List<Integer> progress = new ArrayList<>();
    new Autoplay(1, 120, Mix.named("none/kobol"), List.of(Steer.NONE)).run(2, progress::add);
    assertEquals(List.of(50, 100, 120), progress);
  }

  private static Report play(long seed) {
    return new Autoplay(seed, 1, Mix.named("none/kobol"), List.of(Steer.NONE)).run(1, _ -> {});
  }
}
