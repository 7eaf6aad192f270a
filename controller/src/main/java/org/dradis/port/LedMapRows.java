package org.dradis.port;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.dradis.port.LedMap.Led;

/** The rows of a map's file as they are read, and what may be wrong with them. */
final class LedMapRows {
  /** Longer than any table. */
  private static final int MOST_MILLIMETRES = 10_000;

  private static final int MOST_LEDS = 10_000;
  private static final List<String> HEAD = List.of("led", "place", "x", "y");
  private static final Pattern NUMBER = Pattern.compile("[0-9]{1,5}");

  private final String name;
  private final List<Led> leds = new ArrayList<>();
  private final Set<Integer> numbers = new TreeSet<>();
  private boolean headed;
  private int line;

  private LedMapRows(String name) {
    this.name = name;
  }

  /** Reads all LEDs in the order of the file, which a spreadsheet may have marked as Unicode. */
  static List<Led> read(String name, String text) {
    var rows = new LedMapRows(name);
    (text.startsWith("\uFEFF") ? text.substring(1) : text).lines().forEach(rows::add);
    return rows.finished();
  }

  private void add(String text) {
    line++;
    String row = text.strip();
    if (row.isEmpty() || row.startsWith("#")) {
      return;
    }
    List<String> cells = List.of(row.split("\\s*,\\s*", -1));
    if (!headed) {
      headed = true;
      if (!cells.equals(HEAD)) {
        throw wrong("the first row must be \"" + String.join(",", HEAD) + "\"");
      }
      return;
    }
    if (cells.size() != HEAD.size()) {
      throw wrong("a row is a number, a place, x and y, such as \"7,bow,42,250\"");
    }
    add(cells);
  }

  private void add(List<String> cells) {
    int number = number("the LED", cells.get(0), MOST_LEDS - 1);
    if (!numbers.add(number)) {
      throw wrong("LED " + number + " is there already");
    }
    LedPlace place =
        LedPlace.of(cells.get(1))
            .orElseThrow(() -> wrong("there is no place called \"" + cells.get(1) + "\""));
    int x = number("x", cells.get(2), MOST_MILLIMETRES);
    int y = number("y", cells.get(3), MOST_MILLIMETRES);
    leds.add(new Led(number, place, x, y));
  }

  private int number(String what, String cell, int most) {
    int number = NUMBER.matcher(cell).matches() ? Integer.parseInt(cell) : -1;
    if (number < 0 || number > most) {
      throw wrong("%s must be 0 to %d, not \"%s\"".formatted(what, most, cell));
    }
    return number;
  }

  private List<Led> finished() {
    if (leds.isEmpty()) {
      throw new IllegalArgumentException(name + ": there is no LED in it.");
    }
    for (int i = 0; i < leds.size(); i++) {
      if (!numbers.contains(i)) {
        throw new IllegalArgumentException(
            "%s: LED %d is missing; write \"unused\" for one that nobody sees.".formatted(name, i));
      }
    }
    leds.stream()
        .collect(Collectors.groupingBy(Led::place, TreeMap::new, Collectors.counting()))
        .forEach(this::checkSteps);
    return leds;
  }

  private void checkSteps(LedPlace place, long count) {
    if (count % place.steps() != 0) {
      throw new IllegalArgumentException(
          "%s: %s has %d steps, each with the same number of LEDs, so it cannot have %d LEDs."
              .formatted(name, place.word(), place.steps(), count));
    }
  }

  private IllegalArgumentException wrong(String problem) {
    return new IllegalArgumentException("%s, line %d: %s.".formatted(name, line, problem));
  }
}
