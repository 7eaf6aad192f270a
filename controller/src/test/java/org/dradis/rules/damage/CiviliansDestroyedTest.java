package org.dradis.rules.damage;

import static org.dradis.rules.board.Area.BOW;
import static org.dradis.rules.board.Icon.ACTIVATE_RAIDERS;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.Arrays;
import java.util.Locale;
import org.dradis.rules.board.Cargo;
import org.dradis.rules.board.CivilianShip;
import org.dradis.rules.board.Civilians;
import org.dradis.rules.board.Manifest;
import org.dradis.rules.board.Resource;
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
import org.junit.jupiter.params.provider.EnumSource;

/** What is lost with a civilian ship, and that nobody knows before. */
class CiviliansDestroyedTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "c01|population: 11",
        "c02|population: 11",
        "c03|population: 11",
        "c04|population: 11",
        "c05|population: 11",
        "c06|population: 11",
        "c07|population: 10",
        "c08|population: 10",
        "c09|fuel: 7;population: 11",
        "c10|morale: 9;population: 11",
        "c11|''",
        "c12|''"
      })
  @Rule("DM-8")
  void itIsTurnedUpWhatItShowsIsLostAndItLeavesTheGame(String ship, String lost) {
    String[] changes = ("lost: " + ship + (lost.isEmpty() ? "" : ";" + lost)).split(";", -1);
    Game game =
        Game.drawn("bow: raider, " + ship)
            .icon(ACTIVATE_RAIDERS)
            .shows("bow: raider")
            .besides(changes);
    assertEquals(11, game.board().civilianPile().size());
    assertEquals(1, game.events(Event.CivilianDestroyed.class).size());
  }

  @Test
  @Rule({"DM-8", "CO-8"})
  void dialStopsAtNothing() {
    Game.drawn("bow: raider, c07\npopulation: 1")
        .icon(ACTIVATE_RAIDERS)
        .shows("bow: raider")
        .besides("lost: c07", "population: 0")
        .told(new Event.DialTurned(Resource.POPULATION, 1, 0))
        .never(Event.GameEnded.class);
  }

  @ParameterizedTest
  @EnumSource(Cargo.class)
  @Rule("DM-8")
  void theTableTellsWhatNobodyKnew(Cargo cargo) {
    Game game = Game.drawn("bow: raider, c05").but(Table.faceDown()).icon(ACTIVATE_RAIDERS);
    game.asksDraw(
        Pool.CARGO,
        "one-population",
        "two-population",
        "population-and-fuel",
        "population-and-morale",
        "nothing");
    assertEquals("DM-8", game.question().rule());
    game.draw(cargo.word())
        .shows("bow: raider")
        .told(new Event.CivilianDestroyed(CivilianShip.C05, cargo, BOW));
    assertEquals(8 - cargo.of(Resource.FUEL), game.board().dials().fuel());
    assertEquals(8, game.board().dials().food());
    assertEquals(10 - cargo.of(Resource.MORALE), game.board().dials().morale());
    assertEquals(12 - cargo.of(Resource.POPULATION), game.board().dials().population());
    assertEquals(CivilianShip.NONE.with(CivilianShip.C05), game.board().civilians().lost());
  }

  @Test
  @Rule("DM-8")
  void contentsThatAreUsedUpAreNotOfferedAgain() {
    Game game =
        Game.drawn("bow: 3 raiders, c01, c02, c03").but(Table.faceDown()).icon(ACTIVATE_RAIDERS);
    game.choose("c02")
        .draw("population-and-fuel")
        .choose("c01")
        .asksDraw(
            Pool.CARGO, "one-population", "two-population", "population-and-morale", "nothing")
        .refuses(new Answer.Drew(Cargo.POPULATION_AND_FUEL), Code.NOT_AN_OPTION, "token")
        .draw("nothing")
        .draw("nothing")
        .shows("bow: 3 raiders")
        .besides("lost: c01, c02, c03", "fuel: 7", "population: 11")
        .play(new Command.LoseCivilian())
        .draw("c04")
        .asksDraw(Pool.CARGO, "one-population", "two-population", "population-and-morale");
  }

  @Test
  @Rule("DM-8")
  void shipOfThePileIsTurnedUpToo() {
    Game.drawn("")
        .but(Table.faceDown())
        .play(new Command.LoseCivilian())
        .draw("c12")
        .draw("two-population")
        .shows("")
        .besides("lost: c12", "population: 10")
        .told(new Event.CivilianDestroyed(CivilianShip.C12, Cargo.TWO_POPULATION, null));
  }

  @Test
  @Rule("DM-8")
  void contentsAreInNoText() {
    Game known = Game.drawn("bow: raider, c01, c09").icon(ACTIVATE_RAIDERS);
    assertSecret(known);
    Game unknown = Game.drawn("bow: raider, c01, c09").but(Table.faceDown());
    assertSecret(unknown.icon(ACTIVATE_RAIDERS));
    assertSecret(unknown.choose("c09").draw("population-and-fuel"));
  }

  private static void assertSecret(Game game) {
    String text = game.state().toString().toLowerCase(Locale.ROOT).replace('_', '-');
    Arrays.stream(Cargo.values())
        .filter(cargo -> cargo != Cargo.NOTHING)
        .forEach(cargo -> assertFalse(text.contains(cargo.word()), text));
  }

  @Test
  @Rule("DM-8")
  void knownAndUnknownShipsAreAskedForAlike() {
    Game known = Game.drawn("bow: raider, c01, c09").icon(ACTIVATE_RAIDERS);
    Game unknown = Game.drawn("bow: raider, c01, c09").but(Table.faceDown()).icon(ACTIVATE_RAIDERS);
    assertEquals(known.question(), unknown.question());
    assertEquals(known.state().toString(), unknown.state().toString());
  }

  @Test
  @Rule("DM-8")
  void whatFaceDownShipsHoldDoesNotShowByItsAbsence() {
    Game game =
        Game.drawn("bow: raider, c01\nstern: c09")
            .but(Table.faceDown())
            .but(
                board ->
                    board.with(
                        new Civilians(
                            board.civilians().lost(),
                            Manifest.UNKNOWN.reveal(CivilianShip.C09, Cargo.POPULATION_AND_FUEL))))
            .icon(ACTIVATE_RAIDERS);
    assertEquals(Arrays.stream(Cargo.values()).map(Cargo::word).toList(), game.options());
  }
}
