package org.dradis.rules.drawn;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.dradis.rules.board.Basestar;
import org.dradis.rules.board.BasestarToken;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.Boarding;
import org.dradis.rules.board.CivilianShip;
import org.dradis.rules.board.Civilians;
import org.dradis.rules.board.CraftCount;
import org.dradis.rules.board.GalacticaToken;
import org.dradis.rules.board.Hangar;
import org.dradis.rules.board.Objective;
import org.dradis.rules.board.Option;
import org.dradis.rules.board.PegasusToken;
import org.dradis.rules.board.PieceSet;
import org.dradis.rules.board.Resource;
import org.dradis.rules.board.Voyage;

/**
 * Everything on the table but the ships in space, each aspect as a line:
 *
 * <pre>
 * reserves: 6 mk2, mk7          damaged: mk2          destroyed: assault raptor
 * centurions: 0, 2              b1: critical-hit      galactica: armory, command
 * removed: fuel                 pegasus: airlock      lost: c01, c07
 * population: 11                pursuit: 1            nukes: 1
 * jump: 3                       distance: 7           objective: kobol
 * </pre>
 *
 * <p>An aspect in a drawing replaces what was there, so it comes after the areas.
 */
final class Aspects {
  private static final String NONE = "none";

  private Aspects() {}

  /** What the second board has otherwise than the first, as lines. */
  static List<String> changes(Board before, Board after) {
    Map<String, String> old = of(before);
    List<String> changes = new ArrayList<>();
    of(after)
        .forEach(
            (aspect, now) -> {
              if (!now.equals(old.get(aspect))) {
                changes.add(aspect + ": " + now);
              }
            });
    return changes;
  }

  private static Map<String, String> of(Board board) {
    Map<String, String> all = new LinkedHashMap<>();
    all.put("reserves", craft(board.hangar().reserves()));
    all.put("damaged", craft(board.hangar().damaged()));
    all.put("destroyed", craft(board.hangar().destroyed()));
    all.put("raptors", String.valueOf(board.hangar().raptors()));
    all.put("raptors lost", String.valueOf(board.hangar().raptorsLost()));
    all.put("centurions", centurions(board.boarding()));
    all.put("b1", words(board.damage().b1().list()));
    all.put("b2", words(board.damage().b2().list()));
    all.put("galactica", words(board.damage().galactica().list()));
    all.put("removed", words(board.damage().removed().list()));
    all.put("pegasus", words(board.damage().pegasus().list()));
    all.put("lost", words(board.civilians().lost().list()));
    for (Resource resource : Resource.values()) {
      all.put(resource.word(), String.valueOf(board.dials().of(resource)));
    }
    all.put("pursuit", String.valueOf(board.fleet().pursuit()));
    all.put("nukes", String.valueOf(board.nukes()));
    all.put("jump", String.valueOf(board.voyage().jump()));
    all.put("distance", String.valueOf(board.voyage().distance()));
    all.put("objective", String.valueOf(board.voyage().objective()));
    all.put("engine room ready", String.valueOf(board.voyage().engineRoomReady()));
    all.put(
        "players",
        orNone(
            board.crew().players().stream()
                .map(player -> player.character() + " " + player.state().word())
                .toList()));
    all.put("titles", board.crew().titles().toString());
    all.put("new caprica", String.valueOf(board.newCaprica()));
    all.put("cards", orNone(board.cards().stream().map(card -> card.name()).toList()));
    all.put("options", words(board.options().list()));
    all.put("outcome", board.outcome() == null ? NONE : board.outcome().word());
    return all;
  }

  private static String craft(CraftCount count) {
    List<String> items = new ArrayList<>();
    DrawnBoard.add(items, count.mk2(), "mk2");
    DrawnBoard.add(items, count.mk7(), "mk7");
    DrawnBoard.add(items, count.assaultRaptors(), "assault raptor");
    return orNone(items);
  }

  private static String centurions(Boarding boarding) {
    List<String> spaces = new ArrayList<>();
    for (int space = 0; space <= Boarding.LAST_SPACE; space++) {
      for (int i = 0; i < boarding.at(space); i++) {
        spaces.add(String.valueOf(space));
      }
    }
    return orNone(spaces);
  }

  private static String words(List<? extends Option> options) {
    return orNone(options.stream().map(Option::word).toList());
  }

  private static String orNone(List<String> items) {
    return items.isEmpty() ? NONE : String.join(", ", items);
  }

  /** Puts one aspect of a drawing onto the board. */
  static Board put(Board board, String aspect, List<String> written) {
    List<String> items = written.equals(List.of(NONE)) ? List.of() : written;
    Hangar hangar = board.hangar();
    return switch (aspect) {
      case "reserves" ->
          board.with(
              new Hangar(
                  craft(items),
                  hangar.damaged(),
                  hangar.destroyed(),
                  hangar.raptors(),
                  hangar.raptorsLost()));
      case "damaged" ->
          board.with(
              new Hangar(
                  hangar.reserves(),
                  craft(items),
                  hangar.destroyed(),
                  hangar.raptors(),
                  hangar.raptorsLost()));
      case "destroyed" ->
          board.with(
              new Hangar(
                  hangar.reserves(),
                  hangar.damaged(),
                  craft(items),
                  hangar.raptors(),
                  hangar.raptorsLost()));
      case "centurions" -> board.with(centurions(items));
      case "b1", "b2" ->
          board.with(
              board
                  .damage()
                  .with(
                      Basestar.valueOf(aspect.toUpperCase(Locale.ROOT)),
                      set(BasestarToken.NONE, items)));
      case "galactica" -> board.with(board.damage().withGalactica(set(GalacticaToken.NONE, items)));
      case "removed" -> {
        Board removed = board;
        for (GalacticaToken token : set(GalacticaToken.NONE, items)) {
          removed = removed.with(removed.damage().remove(token));
        }
        yield removed;
      }
      case "pegasus" -> board.with(board.damage().withPegasus(set(PegasusToken.NONE, items)));
      case "lost" ->
          board.with(new Civilians(set(CivilianShip.NONE, items), board.civilians().manifest()));
      case "fuel", "food", "morale", "population" -> {
        Resource resource = Resource.valueOf(aspect.toUpperCase(Locale.ROOT));
        int by = Integer.parseInt(items.getFirst()) - board.dials().of(resource);
        yield board.with(board.dials().turn(resource, by));
      }
      case "pursuit" -> board.with(board.fleet().withPursuit(Integer.parseInt(items.getFirst())));
      case "nukes" -> board.withNukes(Integer.parseInt(items.getFirst()));
      case "jump" -> board.with(board.voyage().withJump(Integer.parseInt(items.getFirst())));
      case "distance" ->
          board.with(board.voyage().withDistance(Integer.parseInt(items.getFirst())));
      case "objective" -> {
        Objective objective =
            Objective.valueOf(items.getFirst().toUpperCase(Locale.ROOT).replace('-', '_'));
        Voyage voyage = board.voyage();
        yield board.with(
            new Voyage(voyage.jump(), voyage.distance(), objective, voyage.engineRoomReady()));
      }
      default -> throw new IllegalArgumentException("nothing is called " + aspect);
    };
  }

  private static CraftCount craft(List<String> items) {
    CraftCount count = CraftCount.NONE;
    for (String item : items) {
      count = count.plus(DrawnBoard.craft(DrawnBoard.what(item)), DrawnBoard.count(item));
    }
    return count;
  }

  private static Boarding centurions(List<String> items) {
    Boarding boarding = Boarding.NONE;
    for (String space : items) {
      boarding = boarding.plus(Integer.parseInt(space), 1);
    }
    return boarding;
  }

  private static <E extends Enum<E> & Option> PieceSet<E> set(
      PieceSet<E> none, List<String> words) {
    PieceSet<E> all = none.all().only(piece -> words.contains(piece.word()));
    if (all.size() != words.size()) {
      throw new IllegalArgumentException(words + " are not all among " + none.all());
    }
    return all;
  }
}
