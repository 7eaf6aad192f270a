package org.dradis.pi;

import java.time.Duration;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.dradis.dice.Line;
import org.dradis.dice.TowerSettings;
import org.dradis.table.Section;

/** {@code [part.tower]}: the lines of the dice tower and its times. */
public record TowerPart(TowerWiring wiring, TowerSettings times) {
  public static final TowerPart REFERENCE =
      new TowerPart(TowerWiring.REFERENCE, TowerSettings.STANDARD);

  private static final int LONGEST = 60_000;

  static TowerPart read(Section section, PinPlan plan) {
    Map<Line, Integer> pins = new EnumMap<>(Line.class);
    for (Line line : Line.values()) {
      int otherwise = TowerWiring.REFERENCE.pin(line);
      pins.put(line, plan.pin(section, key(line) + "-pin", otherwise, "the tower's " + line));
    }
    return new TowerPart(new TowerWiring(pins, inverted(section)), times(section));
  }

  private static Set<Line> inverted(Section section) {
    Set<Line> inverted = EnumSet.noneOf(Line.class);
    for (String word : section.texts("inverted")) {
      Line line = null;
      for (Line each : Line.values()) {
        line = key(each).equals(word) ? each : line;
      }
      if (line == null) {
        throw section.wrong(
            "inverted", "may name drop, settled, d0, d1, d2 and par, not \"" + word + "\"");
      }
      inverted.add(line);
    }
    return inverted;
  }

  private static TowerSettings times(Section section) {
    var standard = TowerSettings.STANDARD;
    var times =
        new TowerSettings(
            time(section, "hold-off-ms", standard.holdOff()),
            time(section, "debounce-ms", standard.debounce()),
            time(section, "unchanged-ms", standard.unchanged()),
            time(section, "settle-limit-ms", standard.settleLimit()),
            time(section, "read-limit-ms", standard.readLimit()));
    var problems = times.problems();
    if (!problems.isEmpty()) {
      throw section.wrong(Sentence.inner(problems.getFirst()));
    }
    return times;
  }

  private static Duration time(Section section, String key, Duration otherwise) {
    return Duration.ofMillis(section.whole(key, (int) otherwise.toMillis(), 1, LONGEST));
  }

  private static String key(Line line) {
    return line.name().toLowerCase(Locale.ROOT);
  }
}
