package org.dradis.rules.drawn;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.dradis.rules.board.Area;
import org.dradis.rules.board.Basestar;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.CivilianShip;
import org.dradis.rules.board.Craft;
import org.dradis.rules.board.FleetArea;
import org.dradis.rules.board.PilotedCraft;
import org.dradis.rules.board.SpaceArea;

/**
 * A board drawn in a few lines, an area a line:
 *
 * <pre>
 * bow: 3 raiders, scar, 2 heavy raiders, b1
 * port-bow: 2 mk2, mk7, assault raptor, Starbuck in mk2, c01
 * fleet stern: 2 raiders, heavy raider, b2
 * </pre>
 *
 * <p>Scar is one raider more. Craft come out of the reserves, Mk VIIs out of the damaged box. Lines
 * for what is not in space ({@code centurions: 0, 2}) are in {@link Aspects}.
 */
final class DrawnBoard {
  private DrawnBoard() {}

  static Board put(Board board, String drawing) {
    Board drawn = board;
    for (String line : drawing.lines().map(String::strip).filter(l -> !l.isEmpty()).toList()) {
      String[] parts = line.split(": *", 2);
      List<String> items = List.of(parts[1].split(" *, *", -1));
      if (Area.RING.stream().noneMatch(area -> parts[0].endsWith(area.word()))) {
        drawn = Aspects.put(drawn, parts[0], items);
        continue;
      }
      boolean fleet = parts[0].startsWith("fleet ");
      Area area = area(fleet ? parts[0].substring("fleet ".length()) : parts[0]);
      for (String item : items) {
        drawn = fleet ? putInFleet(drawn, area, item) : putInSpace(drawn, area, item);
      }
    }
    return drawn;
  }

  static Area area(String word) {
    return Area.valueOf(word.toUpperCase(Locale.ROOT).replace('-', '_'));
  }

  private static Board putInSpace(Board board, Area area, String item) {
    SpaceArea here = board.at(area);
    if (item.contains(" in ")) {
      String[] parts = item.split(" in ", 2);
      Craft craft = craft(parts[1]);
      return fromHangar(board, craft, 1)
          .with(area, here.plusPiloted(new PilotedCraft(parts[0], craft)));
    }
    int count = count(item);
    String what = what(item);
    return switch (what) {
      case "raider" -> board.with(area, here.plusRaiders(count));
      case "scar" -> board.with(area, here.plusRaiders(1).withScar(true));
      case "heavy raider" -> board.with(area, here.plusHeavyRaiders(count));
      case "mk2", "mk7", "assault raptor" ->
          fromHangar(board, craft(what), count).with(area, here.plusVipers(craft(what), count));
      case "b1", "b2" ->
          board.with(area, here.withBasestars(here.basestars().with(basestar(what))));
      default ->
          board.with(
              area,
              here.withCivilians(
                  here.civilians().with(CivilianShip.valueOf(what.toUpperCase(Locale.ROOT)))));
    };
  }

  private static Board putInFleet(Board board, Area area, String item) {
    FleetArea here = board.fleet().at(area);
    String what = what(item);
    FleetArea now =
        switch (what) {
          case "raider" -> here.plusRaiders(count(item));
          case "heavy raider" -> here.plusHeavyRaiders(count(item));
          default -> here.withBasestars(here.basestars().with(basestar(what)));
        };
    return board.with(board.fleet().with(area, now));
  }

  private static Board fromHangar(Board board, Craft craft, int count) {
    return switch (craft) {
      case MK2 -> board.with(board.hangar().plusReserves(craft, -count));
      case MK7 -> board.with(board.hangar().plusDamaged(craft, -count));
      case ASSAULT_RAPTOR ->
          board.hangar().reserves().assaultRaptors() > 0
              ? board.with(board.hangar().plusReserves(craft, -1))
              : board;
    };
  }

  static int count(String item) {
    return Character.isDigit(item.charAt(0))
        ? Integer.parseInt(item.substring(0, item.indexOf(' ')))
        : 1;
  }

  static String what(String item) {
    String what = Character.isDigit(item.charAt(0)) ? item.substring(item.indexOf(' ') + 1) : item;
    return what.endsWith("s") ? what.substring(0, what.length() - 1) : what;
  }

  static Craft craft(String word) {
    return Craft.valueOf(word.toUpperCase(Locale.ROOT).replace(' ', '_'));
  }

  private static Basestar basestar(String word) {
    return Basestar.valueOf(word.toUpperCase(Locale.ROOT));
  }

  /** Draws a board: only areas that hold something, clockwise from the bow, then the fleet's. */
  static String draw(Board board) {
    List<String> lines = new ArrayList<>();
    for (Area area : Area.RING) {
      SpaceArea here = board.at(area);
      List<String> items = new ArrayList<>();
      add(items, here.plainRaiders(), "raider");
      add(items, here.scar() ? 1 : 0, "scar");
      add(items, here.heavyRaiders(), "heavy raider");
      here.basestars().forEach(basestar -> items.add(basestar.word()));
      addCraft(items, here);
      here.civilians().forEach(ship -> items.add(ship.word()));
      if (!items.isEmpty()) {
        lines.add(area.word() + ": " + String.join(", ", items));
      }
    }
    for (Area area : Area.RING) {
      FleetArea here = board.fleet().at(area);
      List<String> items = new ArrayList<>();
      add(items, here.raiders(), "raider");
      add(items, here.heavyRaiders(), "heavy raider");
      here.basestars().forEach(basestar -> items.add(basestar.word()));
      if (!items.isEmpty()) {
        lines.add("fleet " + area.word() + ": " + String.join(", ", items));
      }
    }
    return String.join("\n", lines);
  }

  private static void addCraft(List<String> items, SpaceArea here) {
    add(items, here.vipers().mk2(), "mk2");
    add(items, here.vipers().mk7(), "mk7");
    add(items, here.vipers().assaultRaptors(), "assault raptor");
    for (PilotedCraft flown : here.piloted()) {
      String craft =
          flown.craft() == Craft.ASSAULT_RAPTOR ? "assault raptor" : flown.craft().word();
      items.add(flown.pilot() + " in " + craft);
    }
  }

  static void add(List<String> items, int count, String what) {
    if (count == 1) {
      items.add(what);
    } else if (count > 1) {
      items.add(count + " " + what + (what.startsWith("mk") ? "" : "s"));
    }
  }
}
