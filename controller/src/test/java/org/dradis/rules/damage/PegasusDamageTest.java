package org.dradis.rules.damage;

import static org.dradis.rules.board.Icon.ACTIVATE_BASESTARS;
import static org.dradis.rules.board.Icon.ACTIVATE_RAIDERS;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.dradis.rules.board.Basestar;
import org.dradis.rules.board.GameOption;
import org.dradis.rules.board.Outcome;
import org.dradis.rules.board.PegasusToken;
import org.dradis.rules.drawn.Game;
import org.dradis.rules.drawn.Rule;
import org.dradis.rules.event.Event;
import org.dradis.rules.input.Command;
import org.dradis.rules.play.Rejection.Code;
import org.dradis.rules.question.Decider;
import org.dradis.rules.question.Pool;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Pegasus takes hits in Galactica's place. */
class PegasusDamageTest {
  private static final String THREE = "pegasus: pegasus-cic, airlock, main-batteries";
  private static final String ALL = THREE + ", engine-room";

  private static Game hit(String drawing) {
    return Game.with(GameOption.PEGASUS, drawing).play(new Command.DamageGalactica(1));
  }

  @ParameterizedTest
  @ValueSource(strings = {"pegasus-cic", "airlock", "main-batteries", "engine-room"})
  @Rule("DM-7")
  void pegasusMayTakeTheTokenInstead(String token) {
    Game game = hit("bow: raider").asks(Decider.CURRENT_PLAYER, "galactica", "pegasus");
    assertEquals("DM-7", game.question().rule());
    game.choose("pegasus")
        .asksDraw(Pool.PEGASUS, "pegasus-cic", "airlock", "main-batteries", "engine-room")
        .draw(token)
        .shows("bow: raider")
        .besides("pegasus: " + token)
        .never(Event.GalacticaDamaged.class);
  }

  @Test
  @Rule("DM-7")
  void galacticaMayTakeItHerself() {
    hit("")
        .choose("galactica")
        .draw("hangar-deck")
        .shows("")
        .besides("galactica: hangar-deck")
        .never(Event.PegasusDamaged.class);
  }

  @Test
  @Rule("DM-7")
  void itIsAskedForEveryHit() {
    Game.with(GameOption.PEGASUS, "")
        .play(new Command.DamageGalactica(3))
        .choose("pegasus")
        .draw("airlock")
        .asks(Decider.CURRENT_PLAYER, "galactica", "pegasus")
        .choose("galactica")
        .draw("fuel")
        .choose("pegasus")
        .asksDraw(Pool.PEGASUS, "pegasus-cic", "main-batteries", "engine-room")
        .draw("engine-room")
        .shows("")
        .besides("removed: fuel", "pegasus: airlock, engine-room", "fuel: 7");
  }

  @Test
  @Rule("DM-7")
  void itIsAskedWheneverGalacticaWouldBeDamaged() {
    Game.with(GameOption.PEGASUS, "bow: raider")
        .icon(ACTIVATE_RAIDERS)
        .roll(8)
        .choose("pegasus")
        .draw("airlock")
        .shows("bow: raider")
        .besides("pegasus: airlock");
    Game.with(GameOption.PEGASUS, "bow: b1")
        .icon(ACTIVATE_BASESTARS)
        .roll(4)
        .choose("pegasus")
        .draw("airlock")
        .shows("bow: b1")
        .besides("pegasus: airlock");
    Game.with(GameOption.PEGASUS, "")
        .play(new Command.UseHumanFleet())
        .roll(5)
        .choose("pegasus")
        .draw("airlock")
        .shows("")
        .besides("pegasus: airlock");
  }

  @Test
  @Rule("DM-7")
  void withoutPegasusNothingIsAsked() {
    Game.drawn("")
        .play(new Command.DamageGalactica(1))
        .draw("armory")
        .shows("")
        .besides("galactica: armory");
  }

  @Test
  @Rule("DM-7")
  void theFourthTokenDestroysPegasus() {
    hit(THREE)
        .asks(Decider.CURRENT_PLAYER, "galactica", "pegasus")
        .choose("pegasus")
        .asksDraw(Pool.PEGASUS, "engine-room")
        .draw("engine-room")
        .shows("")
        .besides(ALL)
        .told(new Event.PegasusDamaged(PegasusToken.ENGINE_ROOM), new Event.PegasusDestroyed())
        .never(Event.GameEnded.class);
  }

  @Test
  @Rule("DM-7")
  void threeTokensDoNotDestroyHer() {
    hit("pegasus: airlock, engine-room")
        .choose("pegasus")
        .draw("main-batteries")
        .shows("")
        .besides("pegasus: airlock, main-batteries, engine-room")
        .never(Event.PegasusDestroyed.class);
  }

  @Test
  @Rule("DM-7")
  void theNextHitOfTheSameVolleyFindsHerGone() {
    Game.with(GameOption.PEGASUS, THREE)
        .play(new Command.DamageGalactica(2))
        .choose("pegasus")
        .draw("engine-room")
        .draw("command")
        .shows("")
        .besides("galactica: command", ALL);
  }

  @Test
  @Rule("DM-7")
  void destroyedPegasusTakesNoMoreTokens() {
    hit(ALL).draw("armory").shows("").besides("galactica: armory");
  }

  @Test
  @Rule("DM-7")
  void destroyedPegasusCannotBeRepairedOrUsed() {
    Game.with(GameOption.PEGASUS, "bow: b1\n" + ALL)
        .refuses(new Command.RepairPegasus(PegasusToken.AIRLOCK), Code.UNUSABLE, "")
        .refuses(new Command.UsePegasusCic(Basestar.B1), Code.UNUSABLE, "")
        .shows("bow: b1")
        .andNothingElse();
  }

  @Test
  @Rule("DM-7")
  void pegasusIsRepairedLikeGalactica() {
    Game.with(GameOption.PEGASUS, "bow: b1\n" + THREE)
        .play(new Command.RepairPegasus(PegasusToken.PEGASUS_CIC))
        .besides("pegasus: airlock, main-batteries")
        .told(new Event.PegasusRepaired(PegasusToken.PEGASUS_CIC))
        .play(new Command.UsePegasusCic(Basestar.B1))
        .roll(1)
        .asksDraw(Pool.PEGASUS, "pegasus-cic", "engine-room")
        .draw("pegasus-cic")
        .shows("bow: b1")
        .andNothingElse();
  }

  @Test
  @Rule({"DM-7", "DM-6"})
  void sixLocationsEndTheGameWithPegasusStillThere() {
    hit("galactica: ftl-control, weapons-control, command, admirals-quarters, hangar-deck")
        .choose("galactica")
        .draw("armory")
        .endedWith(Outcome.CYLONS_GALACTICA, "");
  }
}
