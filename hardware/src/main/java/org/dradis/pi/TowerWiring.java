package org.dradis.pi;

import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.dradis.dice.Line;

/**
 * Where the lines of a tower are, in BCM numbers.
 *
 * @param pins one for each line
 * @param inverted the lines that are low when what they are named after is so
 */
public record TowerWiring(Map<Line, Integer> pins, Set<Line> inverted) {

  /** The reference table's. */
  public static final TowerWiring REFERENCE =
      new TowerWiring(
          Map.of(
              Line.DROP, 22, Line.SETTLED, 23, Line.D0, 25, Line.D1, 26, Line.D2, 27, Line.PAR, 17),
          Set.of());

  public TowerWiring {
    pins = new EnumMap<>(pins);
    inverted = Set.copyOf(inverted);
  }

  public int pin(Line line) {
    return Objects.requireNonNull(pins.get(line), () -> "No pin for " + line);
  }

  /** The level of the wire, if what the line is named after is so or not. */
  public boolean level(Line line, boolean so) {
    return so != inverted.contains(line);
  }
}
