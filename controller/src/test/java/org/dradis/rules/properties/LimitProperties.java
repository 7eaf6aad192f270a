package org.dradis.rules.properties;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;
import org.dradis.rules.board.Area;
import org.dradis.rules.board.Basestar;
import org.dradis.rules.board.BasestarToken;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.CivilianShip;
import org.dradis.rules.board.GalacticaToken;
import org.dradis.rules.board.GameOption;
import org.dradis.rules.board.NewCaprica;
import org.dradis.rules.board.PilotedCraft;
import org.dradis.rules.board.Resource;
import org.dradis.rules.event.Event;

/** Ships are conserved and limits hold (CO). */
@Domain(Games.class)
class LimitProperties {
  @Property(tries = Games.TRIES, edgeCases = EdgeCasesMode.NONE)
  void noPlaceHoldsLessThanNothingAndNoKindMoreThanItsLimit(@ForAll Game game) {
    for (Game.Turn turn : game.turns()) {
      Inventory inventory = Stocktaking.of(turn.after().board());
      inventory
          .all()
          .forEach(
              (piece, counts) ->
                  counts.forEach(
                      (place, count) -> assertTrue(count > 0, () -> piece + " in " + place)));
      for (String piece : List.of("mk2", "mk7", "raptor")) {
        assertEquals(0, inventory.count(piece, "beside"), piece);
      }
    }
  }

  @Property(tries = Games.TRIES, edgeCases = EdgeCasesMode.NONE)
  void tracksStayWithinTheirEnds(@ForAll Game game) {
    int nukes = game.start().nukes();
    for (Game.Turn turn : game.turns()) {
      Board board = turn.after().board();
      for (Resource resource : Resource.values()) {
        int dial = board.dials().of(resource);
        assertTrue(dial >= 0 && dial <= 15, resource.word());
      }
      int spaces = board.fleet().chart().civiliansByPursuit().size();
      assertTrue(board.fleet().pursuit() >= 0 && board.fleet().pursuit() < spaces, "pursuit");
      boolean gained = turn.events().stream().anyMatch(Event.NukeGained.class::isInstance);
      assertTrue(board.nukes() <= (gained ? nukes + 1 : nukes), "a nuke out of nowhere");
      assertTrue(board.nukes() <= 3, "the game has three nukes");
      assertTrue(board.voyage().jump() >= 0 && board.voyage().jump() <= 4, "jump track");
      nukes = board.nukes();
      for (Event event : turn.events()) {
        if (event instanceof Event.DieRolled die) {
          assertTrue(die.result() >= 1 && die.result() <= 8, "a result");
          assertTrue(die.roll() >= 1 && die.roll() <= 8, "a face");
        }
      }
    }
  }

  @Property(tries = Games.TRIES, edgeCases = EdgeCasesMode.NONE)
  void piecesOfAnOptionAppearOnlyWithIt(@ForAll Game game) {
    for (Game.Turn turn : game.turns()) {
      Board board = turn.after().board();
      Inventory inventory = Stocktaking.of(board);
      if (!board.plays(GameOption.CYLON_FLEET)) {
        Area.RING.forEach(area -> assertEquals(0, inventory.count("raider", Ledger.fleet(area))));
        assertEquals(0, board.fleet().pursuit());
      }
      if (!board.plays(GameOption.IONIAN_NEBULA)) {
        assertEquals(1, inventory.count("collateral-damage", "pool"));
        assertEquals(1, inventory.count("damage-to-personnel", "pool"));
      }
      assertTrue(board.plays(GameOption.PEGASUS) || board.damage().pegasus().isEmpty());
      assertTrue(board.plays(GameOption.PEGASUS) || inventory.count("scar", "supply") == 1);
    }
  }

  @Property(tries = Games.TRIES, edgeCases = EdgeCasesMode.NONE)
  void everyTokenLiesWhereItMay(@ForAll Game game) {
    for (Game.Turn turn : game.turns()) {
      Board board = turn.after().board();
      for (Basestar basestar : Basestar.values()) {
        var tokens = board.damage().of(basestar);
        assertTrue(BasestarToken.damage(tokens) < 3, "three damage destroy a basestar");
        assertTrue(tokens.isEmpty() || board.areaOf(basestar) != null, "a token on a ship away");
      }
      board.damage().galactica().forEach(token -> assertTrue(token.isLocation()));
      board.damage().removed().forEach(token -> assertFalse(token.isLocation()));
      for (Area area : Area.RING) {
        assertTrue(!board.at(area).scar() || board.at(area).raiders() > 0, "Scar is a raider");
      }
    }
  }

  @Property(tries = Games.TRIES, edgeCases = EdgeCasesMode.NONE)
  void pilotsAreSortedByCodePointAndFlyOneCraftEach(@ForAll Game game) {
    for (Game.Turn turn : game.turns()) {
      List<String> flying = new ArrayList<>();
      for (Area area : Area.RING) {
        List<String> here =
            turn.after().board().at(area).piloted().stream().map(PilotedCraft::pilot).toList();
        assertEquals(CanonicalOrder.byCodePoint(here), here);
        flying.addAll(here);
      }
      assertEquals(flying.stream().distinct().toList(), flying);
    }
  }

  @Property(tries = Games.TRIES, edgeCases = EdgeCasesMode.NONE)
  void theStacksOfNewCapricaLoseOnlyTheirTop(@ForAll Game game) {
    for (Game.Turn turn : game.turns()) {
      NewCaprica before = turn.before().board().newCaprica();
      NewCaprica after = turn.after().board().newCaprica();
      assertTrue(before == null || after != null, "nobody leaves the phase");
      if (turn.events().stream().anyMatch(LimitProperties::stacksAnew)) {
        continue;
      }
      if (before != null && after != null) {
        assertEquals(bottom(before.locked(), after.locked().size()), after.locked());
        assertEquals(bottom(before.prepared(), after.prepared().size()), after.prepared());
      }
    }
  }

  private static boolean stacksAnew(Event event) {
    return event instanceof Event.ShipPrepared
        || event instanceof Event.LockedShipBuried
        || event instanceof Event.NewCapricaBegan;
  }

  @Property(tries = Games.TRIES, edgeCases = EdgeCasesMode.NONE)
  void sixDamagedLocationsThatCameByPlayEndTheGame(@ForAll Game game) {
    for (Game.Turn turn : game.turns()) {
      boolean sixth =
          turn.events().stream()
              .anyMatch(
                  event ->
                      event instanceof Event.GalacticaDamaged(GalacticaToken token)
                          && token.isLocation()
                          && turn.after().board().damage().galactica().size() == 6);
      assertTrue(!sixth || turn.after().board().outcome() != null);
    }
  }

  private static List<CivilianShip> bottom(List<CivilianShip> stack, int ships) {
    return stack.subList(stack.size() - ships, stack.size());
  }
}
