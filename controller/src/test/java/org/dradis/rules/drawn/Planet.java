package org.dradis.rules.drawn;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import java.util.List;
import java.util.Locale;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.CivilianShip;
import org.dradis.rules.board.NewCaprica;

/** New Caprica, drawn: {@code "locked c01 c02; prepared c03; forces 0 1"}, top first. */
public final class Planet {
  private Planet() {}

  /** The fleet is on the planet, and Galactica has not returned. */
  public static UnaryOperator<Board> occupied(String drawing) {
    return board -> board.with(read(false, drawing));
  }

  /** Galactica has returned. */
  public static UnaryOperator<Board> returned(String drawing) {
    return board -> board.with(read(true, drawing));
  }

  /** The planet looks just so; whether Galactica has returned is a part of it. */
  public static void shows(Game game, boolean returned, String drawing) {
    NewCaprica now = game.board().newCaprica();
    assertNotNull(now, "the fleet is not on New Caprica");
    assertEquals(drawing, draw(now));
    assertEquals(returned, now.returned(), "returned");
  }

  private static NewCaprica read(boolean returned, String drawing) {
    List<String> locked = words(drawing, "locked");
    List<String> prepared = words(drawing, "prepared");
    List<Integer> forces = words(drawing, "forces").stream().map(Integer::valueOf).toList();
    return new NewCaprica(returned, ships(locked), ships(prepared), forces);
  }

  private static List<String> words(String drawing, String part) {
    return Stream.of(drawing.split("; *", -1))
        .filter(each -> each.startsWith(part + " "))
        .flatMap(each -> Stream.of(each.substring(part.length() + 1).split(" ", -1)))
        .toList();
  }

  private static List<CivilianShip> ships(List<String> words) {
    return words.stream().map(word -> CivilianShip.valueOf(word.toUpperCase(Locale.ROOT))).toList();
  }

  private static String draw(NewCaprica planet) {
    return Stream.of(
            part("locked", planet.locked().stream().map(CivilianShip::word).toList()),
            part("prepared", planet.prepared().stream().map(CivilianShip::word).toList()),
            part("forces", planet.occupation().stream().map(String::valueOf).toList()))
        .filter(part -> !part.isEmpty())
        .collect(Collectors.joining("; "));
  }

  private static String part(String name, List<String> words) {
    return words.isEmpty() ? "" : name + " " + String.join(" ", words);
  }
}
