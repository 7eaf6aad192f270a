package org.dradis.hud.ring;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.dradis.hud.symbol.Symbol;
import org.dradis.view.BoardView;

/**
 * What an area shows.
 *
 * @param flocks its ships, Cylons first
 * @param shines what its lights say, what matters most first
 * @param loads what hands have to bring or to take away
 */
record AreaPicture(List<Flock> flocks, Set<Shine> shines, List<Load> loads) {
  static final AreaPicture EMPTY =
      new AreaPicture(List.of(), EnumSet.noneOf(Shine.class), List.of());

  private static final List<String> CYLONS = List.of("raider", "heavy-raider");
  private static final List<String> CRAFT = List.of("viper-mk7", "viper-mk2", "assault-raptor");

  AreaPicture {
    flocks = List.copyOf(flocks);
    shines = new TreeSet<>(shines);
    loads = List.copyOf(loads);
  }

  boolean shows(Shine shine) {
    return shines.contains(shine);
  }

  /** Its ships alone. */
  static AreaPicture of(String area, BoardView board) {
    List<Flock> flocks = new ArrayList<>(basestars(area, board));
    Map<String, Integer> kinds = board.places().getOrDefault(area, Map.of());
    for (String kind : CYLONS) {
      int count = kinds.getOrDefault(kind, 0);
      if (kind.equals("raider") && area.equals(board.scar()) && count > 0) {
        flocks.add(Flock.of("scar", Symbol.SCAR, 1));
        count--;
      }
      add(flocks, kind, count);
    }
    for (String kind : CRAFT) {
      List<BoardView.Pilot> pilots = pilots(area, kind, board);
      add(flocks, kind, kinds.getOrDefault(kind, 0) - pilots.size());
      for (BoardView.Pilot pilot : pilots) {
        String name = CallSign.of(pilot.name());
        flocks.add(new Flock(pilot.name(), symbol(kind), 1, name, List.of()));
      }
    }
    add(flocks, "civilian", kinds.getOrDefault("civilian", 0));
    return new AreaPicture(flocks, EnumSet.noneOf(Shine.class), List.of());
  }

  AreaPicture with(Set<Shine> lights, List<Load> tasks) {
    return new AreaPicture(flocks, lights, tasks);
  }

  /** The same ships in the dark. */
  AreaPicture unlit() {
    return with(EnumSet.noneOf(Shine.class), List.of());
  }

  private static List<Flock> basestars(String area, BoardView board) {
    return board.basestars().stream()
        .filter(it -> it.area().equals(area))
        .map(
            it ->
                new Flock(
                    it.name(),
                    Symbol.BASESTAR,
                    1,
                    "",
                    it.tokens().stream().map(Token::of).toList()))
        .toList();
  }

  private static List<BoardView.Pilot> pilots(String area, String kind, BoardView board) {
    return board.pilots().stream()
        .filter(it -> it.area().equals(area) && Actor.piece(it.craft()).equals(kind))
        .toList();
  }

  private static void add(List<Flock> flocks, String kind, int count) {
    if (count > 0) {
      flocks.add(Flock.of(kind, symbol(kind), count));
    }
  }

  private static Symbol symbol(String kind) {
    return Symbol.of(kind).orElse(Symbol.INFO);
  }
}
