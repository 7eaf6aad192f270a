package org.dradis.rules.jump;

import static org.dradis.rules.question.Decider.CURRENT_PLAYER;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.List;
import org.dradis.rules.board.GameOption;
import org.dradis.rules.board.Outcome;
import org.dradis.rules.drawn.EveryFace;
import org.dradis.rules.drawn.Game;
import org.dradis.rules.drawn.Rule;
import org.dradis.rules.event.Event;
import org.dradis.rules.input.Command;
import org.dradis.rules.play.Rejection;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Thresholds of the objectives, missions and the winning jump. */
class ObjectivesTest {
  private static Game voyage(String objective, int distance) {
    return Game.with(
        GameOption.IONIAN_NEBULA, "objective: " + objective + "\ndistance: " + distance);
  }

  private static Command jump(int distance) {
    return new Command.Jump(distance, List.of());
  }

  @ParameterizedTest
  @CsvSource({
    "0, 3, false",
    "3, 0, false",
    "3, 1, true",
    "3, 3, true",
    "1, 3, true",
    "4, 1, false"
  })
  @Rule("JP-3")
  void theSleeperPhaseComesOnceAtFourOrMoreWithEveryObjective(
      int before, int distance, boolean comes) {
    for (String objective : List.of("kobol", "new-caprica", "ionian-nebula", "earth")) {
      Game game = voyage(objective, before).play(jump(distance));
      if (comes) {
        game.told(new Event.SleeperPhaseCame());
      } else {
        game.never(Event.SleeperPhaseCame.class);
      }
      game.besides(
          distance == 0 ? new String[0] : new String[] {"distance: " + (before + distance)});
    }
  }

  @Test
  @Rule("JP-3")
  void withoutAnObjectiveNothingIsLookedAt() {
    Game.drawn("distance: 3\nbow: raider")
        .play(jump(20))
        .shows("")
        .besides("distance: 23")
        .never(Event.SleeperPhaseCame.class)
        .never(Event.NextJumpWins.class)
        .play(jump(1))
        .besides("distance: 24");
  }

  @ParameterizedTest
  @CsvSource({
    "kobol, 6, 1, false",
    "kobol, 7, 1, true",
    "kobol, 5, 3, true",
    "kobol, 7, 3, true",
    "earth, 7, 2, false",
    "earth, 9, 1, true",
    "earth, 8, 3, true",
    "new-caprica, 3, 3, false"
  })
  @Rule("JP-3")
  void fromTheirDistanceOnTheNextJumpWins(
      String objective, int before, int distance, boolean wins) {
    Game game = voyage(objective, before).play(jump(distance));
    assertNull(game.board().outcome());
    if (wins) {
      game.told(new Event.NextJumpWins()).play(jump(1)).endedWith(Outcome.HUMANS, "");
    } else {
      game.never(Event.NextJumpWins.class).play(jump(0));
      assertNull(game.board().outcome());
    }
  }

  @ParameterizedTest
  @CsvSource({"7, 1", "6, 3"})
  @Rule("JP-3")
  void atEightTheNebulaBringsTheCrossroadsBattleAndTheNextJumpWins(int before, int distance) {
    voyage("ionian-nebula", before)
        .play(jump(distance))
        .shows(
            """
            starboard-bow: 4 raiders, b1
            starboard-quarter: 4 raiders, b2
            port-quarter: 2 mk2
            port-bow: 2 mk2
            """)
        .besides("reserves: 4 mk2", "distance: " + (before + distance))
        .told(new Event.CrossroadsBattleCame(), new Event.NextJumpWins())
        .play(jump(1))
        .endedWith(
            Outcome.HUMANS,
            """
            starboard-bow: 4 raiders, b1
            starboard-quarter: 4 raiders, b2
            port-quarter: 2 mk2
            port-bow: 2 mk2
            """);
  }

  @Test
  @Rule("JP-3")
  void theBattleComesOnlyOnceAndNotBelowEight() {
    voyage("ionian-nebula", 6).play(jump(1)).shows("").never(Event.CrossroadsBattleCame.class);
    voyage("ionian-nebula", 8)
        .play(new Command.Travel(1))
        .shows("")
        .besides("distance: 9")
        .never(Event.CrossroadsBattleCame.class);
  }

  @Test
  @Rule({"JP-3", "CO-11"})
  void theBattleObeysShortages() {
    Game.with(GameOption.IONIAN_NEBULA, "objective: ionian-nebula\ndistance: 7\nreserves: 3 mk2")
        .play(jump(1))
        .asks(CURRENT_PLAYER, "port-quarter", "port-bow")
        .choose("port-bow", "port-bow")
        .shows(
            """
            starboard-bow: 4 raiders, b1
            starboard-quarter: 4 raiders, b2
            port-quarter: mk2
            port-bow: 2 mk2
            """);
  }

  @ParameterizedTest
  @CsvSource({"6, 1, true", "4, 3, true", "5, 1, false", "7, 0, true", "9, 1, true"})
  @Rule({"JP-3", "NC-1"})
  void newCapricaBeginsAtSevenOrMore(int before, int distance, boolean begins) {
    Game game = voyage("new-caprica", before).play(jump(distance));
    assertEquals(before + distance, game.board().voyage().distance());
    if (begins) {
      game.told(new Event.FleetJumped(distance), new Event.NewCapricaBegan(12));
      assertNotNull(game.board().newCaprica());
    } else {
      game.never(Event.NewCapricaBegan.class);
      assertNull(game.board().newCaprica());
    }
    assertNull(game.board().outcome());
  }

  @Test
  @Rule({"DB-2", "JP-3"})
  void aMissionsDistanceCountsAtOnceWithoutAJump() {
    Game.with(GameOption.DAYBREAK, "bow: raider, c01\nobjective: earth\ndistance: 3\njump: 2")
        .play(new Command.Travel(1))
        .shows("bow: raider, c01")
        .besides("distance: 4")
        .told(new Event.DistanceTravelled(1, 4), new Event.SleeperPhaseCame())
        .never(Event.FleetJumped.class);
  }

  @Test
  @Rule({"DB-2", "JP-3"})
  void aMissionMayMakeTheNextJumpTheWinningOneButDoesNotWin() {
    Game game =
        Game.with(GameOption.DAYBREAK, "bow: raider\nobjective: earth\ndistance: 9")
            .play(new Command.Travel(1))
            .shows("bow: raider")
            .besides("distance: 10")
            .told(new Event.NextJumpWins())
            .play(new Command.Travel(5))
            .shows("bow: raider")
            .besides("distance: 15");
    game.play(jump(1)).endedWith(Outcome.HUMANS, "bow: raider");
  }

  @Test
  @Rule({"DB-2", "NC-1"})
  void distanceWithoutAJumpBringsTheOtherThresholdsToo() {
    voyage("new-caprica", 6).play(new Command.Travel(1)).told(new Event.NewCapricaBegan(12));
    voyage("ionian-nebula", 7).play(new Command.Travel(2)).told(new Event.CrossroadsBattleCame());
  }

  @Test
  @Rule("JP-4")
  void theWinningJumpMovesNothing() {
    Game.with(
            GameOption.DAYBREAK,
            "bow: raider, b1, mk2, assault raptor, c01\nobjective: kobol\ndistance: 8\njump: 4")
        .play(new Command.AdvanceJumpTrack())
        .endedWith(Outcome.HUMANS, "bow: raider, b1, mk2, assault raptor, c01")
        .besides("outcome: humans")
        .told(new Event.GameEnded(Outcome.HUMANS))
        .never(Event.FleetJumped.class);
  }

  @EveryFace
  @Rule({"JP-4", "JP-1", "VC-2"})
  void thePopulationRollOfTheWinningJumpStillHappens(int face) {
    Game game =
        Game.drawn("objective: kobol\ndistance: 8\njump: 3\npopulation: 3")
            .play(new Command.ActivateFtl())
            .roll(face);
    if (face <= 6) {
      game.endedWith(Outcome.CYLONS_POPULATION, "")
          .besides("population: 0", "outcome: cylons: population");
    } else {
      game.endedWith(Outcome.HUMANS, "").besides("outcome: humans");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"fuel", "food", "morale", "population"})
  @Rule({"VC-2", "VC-1"})
  void theWinningJumpNeedsEveryDialAboveZero(String dial) {
    Game.drawn("objective: earth\ndistance: 10\n" + dial + ": 0")
        .play(jump(1))
        .besides("outcome: cylons: " + dial);
    Game.drawn("objective: earth\ndistance: 10\n" + dial + ": 1")
        .play(jump(1))
        .besides("outcome: humans");
  }

  @Test
  @Rule("VC-2")
  void afterTheWinningJumpNothingIsPlayed() {
    Game game = Game.drawn("objective: kobol\ndistance: 8").play(jump(1));
    assertEquals(Rejection.Code.GAME_OVER, game.refused(jump(1)).code());
  }
}
