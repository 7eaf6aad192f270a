package org.dradis.table;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.dradis.file.TextFile;
import org.dradis.port.Zone;

/**
 * Which LEDs shine where, by the names of places; zones are such places.
 *
 * @param places for each place its LEDs, the one nearest to the controller being 0
 */
public record LightMap(SortedMap<String, List<Integer>> places) {
  public static final LightMap NONE = new LightMap(new TreeMap<>());

  private static final Pattern RANGE =
      Pattern.compile("\\s*(\\d{1,5})\\s*(?:-\\s*(\\d{1,5})\\s*)?");

  public LightMap {
    places = Collections.unmodifiableSortedMap(new TreeMap<>(places));
  }

  /** The LEDs of a zone, none if the map does not name it. */
  public List<Integer> of(Zone zone) {
    return places.getOrDefault(zone.name(), List.of());
  }

  /** How many LEDs a strip must have for all places. */
  public int size() {
    return places.values().stream().flatMap(List::stream).mapToInt(it -> it + 1).max().orElse(0);
  }

  /** Reads the file that {@code map = "..."} names. */
  static LightMap named(Section lights, Path folder) {
    String name = lights.text("map", "");
    lights.done();
    if (name.isEmpty()) {
      return NONE;
    }
    return parse(name, TextFile.read(name, folder.resolve(TextFile.path(name))));
  }

  static LightMap parse(String source, String text) {
    Section map = Section.parse(source, text);
    SortedMap<String, List<Integer>> places = new TreeMap<>();
    for (String place : map.keys()) {
      places.put(place, leds(map, place));
    }
    return new LightMap(places);
  }

  private static List<Integer> leds(Section map, String place) {
    List<Integer> leds = new ArrayList<>();
    for (String range : map.text(place, "").split(",", -1)) {
      Matcher matcher = RANGE.matcher(range);
      int first = matcher.matches() ? Integer.parseInt(matcher.group(1)) : -1;
      int last = first < 0 || matcher.group(2) == null ? first : Integer.parseInt(matcher.group(2));
      if (first < 0 || last < first) {
        throw map.wrong(
            place,
            "must be LEDs such as \"0-19\" or \"3, 7, 20-29\", not \"" + range.strip() + "\"");
      }
      for (int led = first; led <= last; led++) {
        leds.add(led);
      }
    }
    return List.copyOf(leds);
  }
}
