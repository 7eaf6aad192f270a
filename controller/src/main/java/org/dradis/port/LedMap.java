package org.dradis.port;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;

/**
 * Which LED of the strip lies where. The file is described in docs/led-map.md.
 *
 * <p>A map is whole: every LED from 0 to the last is in it once. What is wrong with a file is told
 * by an {@link IllegalArgumentException}, in one sentence.
 */
public final class LedMap {
  private final List<Led> leds;

  /**
   * One LED.
   *
   * @param number along the strip, the one nearest to the controller being 0
   * @param x millimetres to the right of the table's upper left corner, the bow pointing left
   * @param y millimetres below that corner
   */
  public record Led(int number, LedPlace place, int x, int y) {}

  private LedMap(List<Led> leds) {
    this.leds = List.copyOf(leds);
  }

  /** The map of the reference table, 120 LEDs. */
  public static LedMap ofReferenceTable() {
    String name = "led-map.csv";
    try (var in = Objects.requireNonNull(LedMap.class.getResourceAsStream(name))) {
      return parse(name, new String(in.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Reads a map; complaints begin with the name of its file. */
  public static LedMap parse(String name, String text) {
    return new LedMap(LedMapRows.read(name, text));
  }

  public int size() {
    return leds.size();
  }

  /** All LEDs, the first of the strip first. */
  public List<Led> leds() {
    return leds.stream().sorted(Comparator.comparingInt(Led::number)).toList();
  }

  /** The LEDs of a place in the order of the file; none if the table does not light it. */
  public List<Led> at(LedPlace place) {
    return leds.stream().filter(it -> it.place() == place).toList();
  }

  /** The LEDs of one step of a track, from 0; each step has the same number of them. */
  public List<Led> at(LedPlace track, int step) {
    Objects.checkIndex(step, track.steps());
    List<Led> all = at(track);
    int each = all.size() / track.steps();
    return all.subList(step * each, (step + 1) * each);
  }

  /** Refuses a strip that is shorter or longer than the map. */
  public void check(int stripSize) {
    if (size() != stripSize) {
      throw new IllegalArgumentException(
          "The LED map has %d LEDs, but the strip has %d.".formatted(size(), stripSize));
    }
  }
}
