package org.dradis.perft;

import java.util.ArrayList;
import java.util.List;
import org.dradis.perft.PerftBoard.Row;
import org.dradis.rules.board.Area;
import org.dradis.rules.board.Basestar;
import org.dradis.rules.board.BasestarToken;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.CivilianShip;
import org.dradis.rules.board.Craft;
import org.dradis.rules.board.FleetArea;
import org.dradis.rules.board.GalacticaToken;
import org.dradis.rules.board.Option;
import org.dradis.rules.board.Outcome;
import org.dradis.rules.board.PegasusToken;
import org.dradis.rules.board.PilotedCraft;
import org.dradis.rules.board.SpaceArea;

/** Writes a board of the engine as the enumerator would, who counts losses from the start. */
final class Translation {
  private final Board start;
  private final List<PilotedCraft> pilots = new ArrayList<>();

  Translation(Board start) {
    this.start = start;
    Area.RING.forEach(area -> pilots.addAll(start.at(area).piloted()));
    pilots.sort(PilotedCraft.BY_NAME);
  }

  PerftBoard of(Board end) {
    PerftBoard board = new PerftBoard();
    for (int area = 0; area < 6; area++) {
      area(board, area, end.at(Area.RING.get(area)));
      fleet(board, area, end.fleet().at(Area.RING.get(area)));
    }
    for (CivilianShip ship : end.civilians().lost()) {
      board.set(Row.CIVILIANS, number(ship), PerftBoard.LOST);
    }
    for (int pilot = 0; pilot < pilots.size(); pilot++) {
      board.set(Row.PILOT_CRAFT, pilot, craft(pilots.get(pilot).craft()));
    }
    for (Craft craft : Craft.values()) {
      int damaged = end.hangar().damaged().of(craft) - start.hangar().damaged().of(craft);
      int destroyed = end.hangar().destroyed().of(craft) - start.hangar().destroyed().of(craft);
      board.set(Row.DAMAGED, craft(craft), damaged);
      board.set(Row.DESTROYED, craft(craft), destroyed);
    }
    tracks(board, end);
    return board;
  }

  private void area(PerftBoard board, int area, SpaceArea here) {
    board.set(Row.RAIDERS, area, here.raiders());
    board.set(Row.HEAVY_RAIDERS, area, here.heavyRaiders());
    board.set(Row.BASESTARS, area, bits(here.basestars().list(), List.of(Basestar.values())));
    for (Craft craft : Craft.values()) {
      board.set(Row.VIPERS, 3 * area + craft(craft), here.vipers().of(craft));
    }
    for (PilotedCraft piloted : here.piloted()) {
      board.set(Row.PILOTS, pilots.indexOf(piloted), area);
    }
    for (CivilianShip ship : here.civilians()) {
      board.set(Row.CIVILIANS, number(ship), area);
    }
    if (here.scar()) {
      board.set(Row.SCAR, area);
    }
  }

  private static void fleet(PerftBoard board, int area, FleetArea there) {
    board.set(Row.FLEET_RAIDERS, area, there.raiders());
    board.set(Row.FLEET_HEAVY_RAIDERS, area, there.heavyRaiders());
    int basestars = bits(there.basestars().list(), List.of(Basestar.values()));
    board.set(Row.FLEET_BASESTARS, area, basestars);
  }

  private static void tracks(PerftBoard board, Board end) {
    List<BasestarToken> basestarTokens = List.of(BasestarToken.values());
    board.set(Row.BASESTAR_TOKENS, 0, bits(end.damage().b1().list(), basestarTokens));
    board.set(Row.BASESTAR_TOKENS, 1, bits(end.damage().b2().list(), basestarTokens));
    List<GalacticaToken> drawn = end.damage().galactica().and(end.damage().removed()).list();
    board.set(Row.GALACTICA_TOKENS, bits(drawn, List.of(GalacticaToken.values())));
    List<PegasusToken> pegasus = end.damage().pegasus().list();
    board.set(Row.PEGASUS_TOKENS, bits(pegasus, List.of(PegasusToken.values())));
    for (int spaces = 0; spaces <= 3; spaces++) {
      board.set(Row.CENTURIONS, spaces, end.boarding().at(spaces));
    }
    board.set(Row.PURSUIT, end.fleet().pursuit());
    board.set(Row.OUTCOME, end.outcome() == null ? 0 : outcome(end.outcome()));
  }

  private static int outcome(Outcome outcome) {
    return outcome == Outcome.CYLONS_BOARDING ? PerftBoard.BOARDED : PerftBoard.GALACTICA_LOST;
  }

  private static int craft(Craft craft) {
    return PerftBoard.CRAFT.indexOf(craft.word());
  }

  private static int number(CivilianShip ship) {
    return Integer.parseInt(ship.word().substring(1)) - 1;
  }

  private static <T extends Option> int bits(List<T> present, List<T> all) {
    return present.stream().mapToInt(token -> 1 << all.indexOf(token)).sum();
  }
}
