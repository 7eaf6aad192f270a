package org.dradis.rules.properties;

import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import org.dradis.rules.board.Area;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.CivilianShip;
import org.dradis.rules.board.Civilians;
import org.dradis.rules.board.CylonFleet;
import org.dradis.rules.board.Dials;
import org.dradis.rules.board.FleetChart;
import org.dradis.rules.board.GameOption;
import org.dradis.rules.board.NewCaprica;
import org.dradis.rules.board.Objective;
import org.dradis.rules.board.Outcome;
import org.dradis.rules.board.PieceSet;
import org.dradis.rules.board.StartPosition;
import org.dradis.rules.board.Voyage;

/**
 * Crowded legal boards in every mix of options. Each part of a board has its own seed, so that a
 * failing board shrinks part by part to the plain one.
 */
final class Positions {
  private static final int PARTS = 9;

  /** Another print of the Cylon Fleet board, with a shorter track. */
  private static final FleetChart OWN_PRINT =
      new FleetChart(
          List.of(
              Area.BOW,
              Area.BOW,
              Area.STERN,
              Area.PORT_BOW,
              Area.PORT_QUARTER,
              Area.STARBOARD_BOW,
              Area.STARBOARD_QUARTER,
              Area.STARBOARD_QUARTER),
          List.of(0, 3, 1));

  private Positions() {}

  static Arbitrary<Board> boards() {
    return Arbitraries.longs()
        .between(0, Long.MAX_VALUE)
        .list()
        .ofSize(PARTS)
        .map(Positions::board);
  }

  /** The board of a seed. */
  static Board seeded(long seed) {
    Luck luck = Luck.of(seed);
    List<Long> parts = new ArrayList<>();
    for (int part = 0; part < PARTS; part++) {
      parts.add((long) luck.below(Integer.MAX_VALUE));
    }
    return board(parts);
  }

  private static Board board(List<Long> seeds) {
    PieceSet<GameOption> options = GameOption.NONE;
    int mix = Luck.of(seeds.get(0)).below(16);
    for (GameOption option : GameOption.NONE.all()) {
      options = mix % 2 == 1 ? options.with(option) : options;
      mix /= 2;
    }
    Luck civilians = Luck.of(seeds.get(3));
    Board board = StartPosition.emptySpace(options, Manifests.any(Luck.of(seeds.get(4))));
    board = print(Luck.of(seeds.get(8)), board);
    board = CylonPieces.place(Luck.of(seeds.get(1)), board);
    board = HumanPieces.place(Luck.of(seeds.get(2)), board);
    board = civilians(civilians, board);
    board = DamagePieces.place(Luck.of(seeds.get(5)), board);
    board = HumanPieces.crew(Luck.of(seeds.get(6)), board);
    return tracks(Luck.of(seeds.get(7)), board);
  }

  private static Board print(Luck luck, Board board) {
    FleetChart chart = luck.oneIn(6) ? OWN_PRINT : FleetChart.PRINTED;
    int spaces = chart.civiliansByPursuit().size();
    int pursuit = board.plays(GameOption.CYLON_FLEET) ? luck.below(spaces) : 0;
    return board.with(new CylonFleet(board.fleet().areas(), pursuit, chart));
  }

  /** Ships in the pile, in space, lost, or in the stacks of New Caprica. */
  private static Board civilians(Luck luck, Board start) {
    boolean newCaprica = luck.oneIn(8);
    int pile = luck.below(6);
    List<Area> crowded = crowded(luck);
    List<CivilianShip> locked = new ArrayList<>();
    List<CivilianShip> prepared = new ArrayList<>();
    PieceSet<CivilianShip> lost = CivilianShip.NONE;
    Board board = start;
    for (CivilianShip ship : CivilianShip.NONE.all()) {
      int place = luck.below(8);
      if (place < pile) {
        continue;
      }
      if (place == 7) {
        lost = lost.with(ship);
      } else if (newCaprica && place > 3) {
        (luck.oneIn(2) ? locked : prepared).addFirst(ship);
      } else if (luck.oneIn(2)) {
        Area area = luck.pick(crowded);
        board =
            board.with(area, board.at(area).withCivilians(board.at(area).civilians().with(ship)));
      }
    }
    List<Integer> occupation = luck.oneIn(2) ? List.of(0, 0, 2) : List.of();
    return board
        .with(new Civilians(lost, board.civilians().manifest()))
        .with(newCaprica ? new NewCaprica(luck.oneIn(2), locked, prepared, occupation) : null);
  }

  /** A few areas in which everything meets, now and then all six. */
  static List<Area> crowded(Luck luck) {
    List<Area> areas = new ArrayList<>();
    int count = luck.between(1, 6);
    for (int i = 0; i < count; i++) {
      areas.add(luck.pick(Area.RING));
    }
    return areas;
  }

  private static Board tracks(Luck luck, Board board) {
    boolean thirdNuke =
        board.plays(GameOption.CYLON_FLEET) || board.plays(GameOption.IONIAN_NEBULA);
    Dials dials =
        luck.oneIn(4)
            ? new Dials(luck.below(3), luck.below(3), luck.below(3), luck.below(3))
            : new Dials(luck.below(16), luck.below(16), luck.below(16), luck.below(16));
    Objective objective = luck.pick(List.of(Objective.values()));
    Board now =
        board
            .with(dials)
            .with(new Voyage(luck.below(5), luck.below(11), objective, luck.oneIn(4)))
            .withNukes(luck.between(0, thirdNuke ? 3 : 2));
    return luck.oneIn(40) ? now.with(luck.pick(List.of(Outcome.values()))) : now;
  }
}
