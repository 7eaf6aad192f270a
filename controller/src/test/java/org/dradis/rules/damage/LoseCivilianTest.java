package org.dradis.rules.damage;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.dradis.rules.board.Cargo;
import org.dradis.rules.board.CivilianShip;
import org.dradis.rules.drawn.Game;
import org.dradis.rules.drawn.Rule;
import org.dradis.rules.drawn.Table;
import org.dradis.rules.event.Event;
import org.dradis.rules.input.Command;
import org.dradis.rules.question.Decider;
import org.dradis.rules.question.Pool;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Draw and destroy a civilian ship. */
class LoseCivilianTest {
  private static final Command LOSE = new Command.LoseCivilian();

  @Test
  @Rule("DM-9")
  void itIsDrawnFromThoseNotOnTheBoard() {
    Game.drawn("bow: c01, c02\nlost: c03, c04, c05, c06, c07")
        .play(LOSE)
        .asksDraw(Pool.CIVILIAN, "c08", "c09", "c10", "c11", "c12")
        .draw("c10")
        .shows("bow: c01, c02")
        .besides("lost: c03, c04, c05, c06, c07, c10", "morale: 9", "population: 11")
        .told(new Event.CivilianDestroyed(CivilianShip.C10, Cargo.POPULATION_AND_MORALE, null));
  }

  @Test
  @Rule("DM-9")
  void theLastOneOfThePileIsDrawnToo() {
    Game.drawn("bow: c01, c02\nlost: " + Table.allBut("c01", "c02", "c11"))
        .play(LOSE)
        .asksDraw(Pool.CIVILIAN, "c11")
        .draw("c11")
        .shows("bow: c01, c02")
        .besides("lost: " + Table.allBut("c01", "c02"));
  }

  @Test
  @Rule("DM-9")
  void onlyWithAnEmptyPileTheCurrentPlayerPicksOneOnTheBoard() {
    Game.drawn("bow: c02\nstern: c01, c07\nlost: " + Table.allBut("c01", "c02", "c07"))
        .play(LOSE)
        .asks(Decider.CURRENT_PLAYER, "c01", "c02", "c07")
        .choose("c07")
        .shows("bow: c02\nstern: c01")
        .besides("lost: " + Table.allBut("c01", "c02"), "population: 10");
  }

  @Test
  @Rule("DM-9")
  void theLastShipOfAllIsNotAskedFor() {
    Game.drawn("bow: c01\nlost: " + Table.allBut("c01"))
        .play(LOSE)
        .shows("")
        .besides("lost: " + Table.allBut(), "population: 11");
  }

  @Test
  @Rule("DM-9")
  void withNoShipAtAllNothingHappens() {
    Game.drawn("lost: " + Table.allBut())
        .play(LOSE)
        .shows("")
        .andNothingElse()
        .told(new Event.NothingHappened("DM-9"));
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  @Rule("DM-12")
  void onNewCapricaThePileComesFirst(boolean returned) {
    Game game =
        Game.drawn("bow: c01\nlost: " + Table.allBut("c01", "c02", "c03", "c04"))
            .but(Table.newCaprica(returned, List.of("c03"), List.of("c04")))
            .play(LOSE)
            .asksDraw(Pool.CIVILIAN, "c02")
            .draw("c02")
            .shows("bow: c01")
            .besides("lost: " + Table.allBut("c01", "c03", "c04"), "population: 11");
    assertEquals(true, game.board().newCaprica() != null);
  }

  private static void loses(Game game, String ship, String drawing, String... changes) {
    game.play(LOSE).shows(drawing).besides(changes);
    assertEquals(
        List.of(ship),
        game.events(Event.CivilianDestroyed.class).stream()
            .map(event -> event.civilian().word())
            .toList());
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  @Rule("DM-12")
  void thenTheTopOfLocked(boolean returned) {
    loses(
        Game.drawn("bow: c01\nlost: " + Table.allBut("c01", "c08", "c03", "c04"))
            .but(Table.newCaprica(returned, List.of("c08", "c03"), List.of("c04"))),
        "c08",
        "bow: c01",
        "lost: " + Table.allBut("c01", "c03", "c04"),
        "population: 10",
        "new caprica: NewCaprica[returned="
            + returned
            + ", locked=[C03], prepared=[C04], occupation=[]]");
  }

  @Test
  @Rule("DM-12")
  void thenTheTopOfPrepared() {
    loses(
        Game.drawn("bow: c01\nlost: " + Table.allBut("c01", "c09", "c04"))
            .but(Table.newCaprica(true, List.of(), List.of("c09", "c04"))),
        "c09",
        "bow: c01",
        "lost: " + Table.allBut("c01", "c04"),
        "fuel: 7",
        "population: 11",
        "new caprica: NewCaprica[returned=true, locked=[], prepared=[C04], occupation=[]]");
  }

  @Test
  @Rule("DM-12")
  void lastOfAllOneOnTheMainBoardThatTheCurrentPlayerPicks() {
    Game.drawn("bow: c01\nstern: c02\nlost: " + Table.allBut("c01", "c02"))
        .but(Table.newCaprica(true, List.of(), List.of()))
        .play(LOSE)
        .asks(Decider.CURRENT_PLAYER, "c01", "c02")
        .choose("c02")
        .shows("bow: c01")
        .besides("lost: " + Table.allBut("c01"), "population: 11");
  }

  @Test
  @Rule("DM-12")
  void onNewCapricaWithNoShipAtAllNothingHappens() {
    Game.drawn("lost: " + Table.allBut())
        .but(Table.newCaprica(false, List.of(), List.of()))
        .play(LOSE)
        .shows("")
        .andNothingElse()
        .told(new Event.NothingHappened("DM-9"));
  }
}
