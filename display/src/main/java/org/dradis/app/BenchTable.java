package org.dradis.app;

import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.dradis.rig.bench.Aim;
import org.dradis.rig.bench.Benchmark;
import org.dradis.rig.bench.Figure;
import org.jspecify.annotations.Nullable;

/** Writes figures down, for people and for programs. */
final class BenchTable {
  private BenchTable() {}

  static String text(Map<Benchmark, Figure> figures) {
    var text = new StringBuilder();
    row(text, "benchmark", "median", "unit", "lowest to highest round");
    figures.forEach(
        (benchmark, figure) -> {
          var range = number(figure.lowest()) + " to " + number(figure.highest());
          row(text, benchmark.name(), number(figure.median()), benchmark.unit(), range);
          aim(text, benchmark.aim(), figure);
        });
    return text.toString();
  }

  private static void aim(StringBuilder text, @Nullable Aim aim, Figure figure) {
    if (aim != null) {
      var met = aim.isMetBy(figure.median()) ? "met" : "missed";
      row(text, "  aim", number(aim.bound()), aim.words() + ", " + met, "");
    }
  }

  private static void row(
      StringBuilder text, String name, String median, String unit, String range) {
    text.append(
        String.format(Locale.ROOT, "%-29s %9s  %-14s %24s", name, median, unit, range)
            .stripTrailing());
    text.append('\n');
  }

  /** One flat object; names and numbers need no escaping. */
  static String json(Map<Benchmark, Figure> figures) {
    return figures.entrySet().stream()
        .map(
            each ->
                String.format(
                    Locale.ROOT, "\"%s\":%.1f", each.getKey().name(), each.getValue().median()))
        .collect(Collectors.joining(",", "{", "}\n"));
  }

  private static String number(double value) {
    return String.format(Locale.ROOT, value < 100 ? "%.1f" : "%,.0f", value);
  }
}
