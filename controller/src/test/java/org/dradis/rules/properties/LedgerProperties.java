package org.dradis.rules.properties;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;
import org.dradis.rules.Engine;
import org.dradis.rules.State;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.CivilianShip;
import org.dradis.rules.board.Player;
import org.dradis.rules.board.Title;
import org.dradis.rules.board.Titles;
import org.dradis.rules.event.Event;
import org.dradis.rules.question.Pool;
import org.dradis.rules.question.Question;

/** Nothing changes on the board without an event that says so. */
@Domain(Games.class)
class LedgerProperties {
  @Property(tries = Games.TRIES, edgeCases = EdgeCasesMode.NONE)
  void theEventsExplainTheBoard(@ForAll Game game) {
    Ledger ledger = new Ledger(game.start());
    for (Game.Turn turn : game.turns()) {
      turn.events().forEach(ledger::enter);
      assertEquals(expected(ledger, turn.after()), Stocktaking.of(turn.after().board()));
    }
  }

  @Property(tries = Games.TRIES, edgeCases = EdgeCasesMode.NONE)
  void whatNoEventTellsOfNeverChanges(@ForAll Game game) {
    Board start = game.start();
    Titles titles = start.crew().titles();
    List<String> names = names(start);
    for (Game.Turn turn : game.turns()) {
      for (Event event : turn.events()) {
        if (event instanceof Event.TitlePassed(Title title, _, String to)) {
          titles = titles.with(title, to);
        } else if (event instanceof Event.CharacterJoined(String character)) {
          names.add(character);
        }
      }
      Board now = turn.after().board();
      assertEquals(start.options(), now.options());
      assertEquals(start.voyage().objective(), now.voyage().objective());
      assertEquals(start.fleet().chart(), now.fleet().chart());
      assertEquals(start.crew().register(), now.crew().register());
      assertEquals(titles, now.crew().titles());
      assertEquals(names, names(now));
      assertTrue(now.crew().players().stream().filter(Player::mutineer).count() <= 1);
    }
  }

  private static List<String> names(Board board) {
    return new ArrayList<>(board.crew().players().stream().map(Player::character).toList());
  }

  /** A ship whose underside is asked for is lost already; its event comes with its contents. */
  private static Inventory expected(Ledger ledger, State state) {
    boolean turning =
        Engine.question(state) instanceof Question.DrawToken(var pool, var options)
            && pool == Pool.CARGO;
    if (!turning) {
      return ledger.inventory();
    }
    Inventory told = ledger.inventory().copy();
    List<CivilianShip> turned =
        state.board().civilians().lost().list().stream()
            .filter(ship -> told.count(ship.word(), "lost") == 0)
            .toList();
    assertEquals(1, turned.size(), "one ship is turned up at a time");
    String ship = turned.getFirst().word();
    told.move(ship, told.placeOf(ship), "lost", 1);
    return told;
  }
}
