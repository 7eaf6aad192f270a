package org.dradis.rules.damage;

import static org.dradis.rules.board.Area.BOW;
import static org.dradis.rules.board.Icon.ACTIVATE_BASESTARS;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.dradis.rules.board.GalacticaToken;
import org.dradis.rules.board.GameOption;
import org.dradis.rules.board.Outcome;
import org.dradis.rules.board.Player;
import org.dradis.rules.board.PlayerState;
import org.dradis.rules.board.Resource;
import org.dradis.rules.board.Target;
import org.dradis.rules.drawn.Game;
import org.dradis.rules.drawn.Rule;
import org.dradis.rules.drawn.Table;
import org.dradis.rules.event.Event;
import org.dradis.rules.input.Answer;
import org.dradis.rules.input.Command;
import org.dradis.rules.play.Rejection.Code;
import org.dradis.rules.question.Pool;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What happens when Galactica is damaged. */
class GalacticaDamageTest {
  private static final String FIVE =
      "galactica: ftl-control, weapons-control, command, admirals-quarters, hangar-deck";

  private static Game hit(String drawing) {
    return Game.drawn(drawing).play(new Command.DamageGalactica(1));
  }

  @Test
  @Rule("DM-6")
  void oneTokenIsDrawn() {
    Game game = hit("bow: raider");
    game.asksDraw(
        Pool.GALACTICA,
        "ftl-control",
        "weapons-control",
        "command",
        "admirals-quarters",
        "hangar-deck",
        "armory",
        "food",
        "fuel");
    assertEquals("DM-6", game.question().rule());
    game.draw("armory").shows("bow: raider").besides("galactica: armory");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "ftl-control",
        "weapons-control",
        "command",
        "admirals-quarters",
        "hangar-deck",
        "armory"
      })
  @Rule("DM-6")
  void locationIsDamagedAndMovesNobodyThatTheBoardKnows(String location) {
    Game.drawn("")
        .but(Table.players(new Player("Saul Tigh", PlayerState.HUMAN, false)))
        .play(new Command.DamageGalactica(1))
        .draw(location)
        .shows("")
        .besides("galactica: " + location);
  }

  @ParameterizedTest
  @CsvSource({"food, 7", "fuel, 7"})
  @Rule("DM-6")
  void resourceIsLostAndItsTokenLeavesTheGame(String resource, int left) {
    Game game =
        hit("bow: raider")
            .draw(resource)
            .shows("bow: raider")
            .besides("removed: " + resource, resource + ": " + left);
    game.play(new Command.DamageGalactica(1));
    assertEquals(7, game.options().size());
    game.refuses(
        new Answer.Drew(resource.equals("food") ? GalacticaToken.FOOD : GalacticaToken.FUEL),
        Code.NOT_AN_OPTION,
        "token");
  }

  @Test
  @Rule({"DM-6", "CO-8"})
  void dialAtNothingStaysThereAndTheTokenStillLeaves() {
    hit("fuel: 0").draw("fuel").shows("").besides("removed: fuel").never(Event.DialTurned.class);
  }

  @Test
  @Rule("DM-6")
  void everyHitDrawsAnotherToken() {
    Game game = Game.drawn("").play(new Command.DamageGalactica(3)).draw("armory", "fuel");
    assertEquals(6, game.options().size());
    game.draw("command")
        .shows("")
        .besides("galactica: command, armory", "removed: fuel", "fuel: 7")
        .told(
            new Event.GalacticaDamaged(GalacticaToken.ARMORY),
            new Event.GalacticaDamaged(GalacticaToken.FUEL),
            new Event.DialTurned(Resource.FUEL, 8, 7),
            new Event.GalacticaDamaged(GalacticaToken.COMMAND));
  }

  @Test
  @Rule("DM-6")
  void damagedLocationIsUnusableUntilItIsRepaired() {
    Command shot = new Command.AttackWithGalactica(BOW, Target.RAIDER);
    hit("bow: raider")
        .draw("weapons-control")
        .refuses(shot, Code.UNUSABLE, "")
        .play(new Command.RepairGalactica(GalacticaToken.WEAPONS_CONTROL))
        .andNothingElse()
        .play(shot)
        .roll(3)
        .shows("")
        .andNothingElse();
  }

  @Test
  @Rule("DM-6")
  void theTokenOfRepairedLocationCanBeDrawnAgain() {
    Game game = hit("").draw("armory").play(new Command.DamageGalactica(1));
    game.refuses(new Answer.Drew(GalacticaToken.ARMORY), Code.NOT_AN_OPTION, "token");
    game.draw("fuel")
        .play(new Command.RepairGalactica(GalacticaToken.ARMORY))
        .play(new Command.DamageGalactica(1))
        .draw("armory")
        .shows("")
        .besides("galactica: armory", "removed: fuel", "fuel: 7");
  }

  @Test
  @Rule("DM-6")
  void sixDamagedLocationsEndTheGame() {
    hit(FIVE)
        .draw("armory")
        .endedWith(Outcome.CYLONS_GALACTICA, "")
        .besides(FIVE + ", armory", "outcome: cylons: galactica")
        .told(new Event.GameEnded(Outcome.CYLONS_GALACTICA))
        .refuses(new Command.DamageGalactica(1), Code.GAME_OVER, "");
  }

  @Test
  @Rule("DM-6")
  void theGameEndsAtTheVeryTokenAndFurtherHitsAreNotPlayed() {
    Game.drawn("bow: b1, b2\n" + FIVE)
        .icon(ACTIVATE_BASESTARS)
        .roll(4)
        .draw("armory")
        .endedWith(Outcome.CYLONS_GALACTICA, "bow: b1, b2")
        .rolled(1);
  }

  @Test
  @Rule("DM-6")
  void resourceTokensDoNotCountAmongTheSix() {
    Game.drawn(FIVE)
        .play(new Command.DamageGalactica(2))
        .draw("food", "fuel")
        .shows("")
        .besides("removed: food, fuel", "fuel: 7", "food: 7")
        .never(Event.GameEnded.class);
  }

  @Test
  @Rule({"DM-6", "DM-7"})
  void pegasusDoesNotCountAmongTheSix() {
    Game.with(GameOption.PEGASUS, FIVE + "\npegasus: airlock")
        .play(new Command.DamageGalactica(1))
        .choose("pegasus")
        .draw("engine-room")
        .shows("")
        .besides("pegasus: airlock, engine-room")
        .never(Event.GameEnded.class);
  }

  @Test
  @Rule("DM-6")
  void repairedLocationsDoNotCountAmongTheSix() {
    Game.drawn(FIVE)
        .play(new Command.RepairGalactica(GalacticaToken.COMMAND))
        .play(new Command.DamageGalactica(1))
        .draw("armory")
        .shows("")
        .besides(FIVE.replace("command, ", "") + ", armory")
        .never(Event.GameEnded.class);
  }
}
