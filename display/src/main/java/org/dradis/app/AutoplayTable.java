package org.dradis.app;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.dradis.rig.autoplay.Failure;
import org.dradis.rig.autoplay.Report;
import org.dradis.rig.autoplay.RuleNumbers;
import org.dradis.rig.autoplay.Tally;

/** Writes the counts of self-played games down, for people and for programs. */
final class AutoplayTable {
  private static final int WIDTH = 80;

  private AutoplayTable() {}

  static String text(Report report) {
    Tally tally = report.tally();
    var text = new StringBuilder();
    section(text, "played", tally.totals());
    tally.sections().forEach((heading, counts) -> section(text, heading, counts));
    text.append("not to be seen in play\n");
    RuleNumbers.UNSEEN.forEach((rule, why) -> text.append("  " + rule + " " + why + "\n"));
    List<String> never = tally.never();
    text.append(never.isEmpty() ? "\nNothing was missing.\n" : "\nnever seen in this run\n");
    never.forEach(each -> text.append("  " + each + "\n"));
    return text.toString();
  }

  /** As many columns as fit. */
  private static void section(StringBuilder text, String heading, Map<String, Long> counts) {
    int name = counts.keySet().stream().mapToInt(String::length).max().orElse(0);
    int number = counts.values().stream().mapToInt(it -> number(it).length()).max().orElse(0);
    int columns = Math.max(1, WIDTH / (2 + name + 1 + number));
    text.append(heading).append('\n');
    int column = 0;
    for (var count : counts.entrySet()) {
      text.append(
          String.format(
              Locale.ROOT,
              "  %-" + name + "s %" + number + "s",
              count.getKey(),
              number(count.getValue())));
      column = (column + 1) % columns;
      text.append(column == 0 ? "\n" : "");
    }
    text.append(column == 0 ? "\n" : "\n\n");
  }

  private static String number(long count) {
    return String.format(Locale.ROOT, "%,d", count);
  }

  static String json(Report report) {
    Tally tally = report.tally();
    Failure failure = report.failure();
    return "{\"played\":"
        + object(tally.totals())
        + ","
        + tally.sections().entrySet().stream()
            .map(section -> quoted(section.getKey()) + ":" + object(section.getValue()))
            .collect(Collectors.joining(","))
        + ",\"never\":"
        + tally.never().stream()
            .map(AutoplayTable::quoted)
            .collect(Collectors.joining(",", "[", "]"))
        + ",\"failure\":"
        + (failure == null
            ? "null"
            : "{\"sentence\":"
                + quoted(failure.sentence())
                + ",\"repeat\":"
                + quoted(failure.arguments())
                + "}")
        + "}\n";
  }

  private static String object(Map<String, Long> counts) {
    return counts.entrySet().stream()
        .map(count -> quoted(count.getKey()) + ":" + count.getValue())
        .collect(Collectors.joining(",", "{", "}"));
  }

  private static String quoted(String text) {
    var quoted = new StringBuilder("\"");
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '"' || c == '\\') {
        quoted.append('\\').append(c);
      } else if (c < ' ') {
        quoted.append(String.format(Locale.ROOT, "\\u%04x", (int) c));
      } else {
        quoted.append(c);
      }
    }
    return quoted.append('"').toString();
  }
}
