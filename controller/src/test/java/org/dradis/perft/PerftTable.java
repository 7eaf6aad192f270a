package org.dradis.perft;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The exact count of a position: how many end states it has when every choice takes the first
 * option, how many when choices are free, and, with first options, how likely each summary is.
 */
public record PerftTable(
    String title,
    String scenario,
    int statesFirst,
    int statesAny,
    SortedMap<PerftSummary, Fraction> summaries) {
  private static final Pattern LINE =
      Pattern.compile("vipers (\\d+) civilians (\\d+) hits (\\d+) : (\\d+/\\d+)");

  /** Plays a scenario in every way. */
  public static PerftTable enumerate(String title, String scenario) {
    PerftScenario position = PerftScenario.parse(scenario);
    Map<PerftBoard, Fraction> first = position.play(Choices.FIRST).boards();
    SortedMap<PerftSummary, Fraction> summaries = new TreeMap<>();
    first.forEach(
        (end, chance) -> summaries.merge(end.since(position.start()), chance, Fraction::plus));
    int any = position.play(Choices.ANY).boards().size();
    return new PerftTable(title, scenario, first.size(), any, summaries);
  }

  public static PerftTable read(Path file) throws IOException {
    return parse(Files.readAllLines(file));
  }

  /** Reads a table; one of a title and a scenario only is a position still to be enumerated. */
  public static PerftTable parse(List<String> lines) {
    SortedMap<PerftSummary, Fraction> summaries = new TreeMap<>();
    for (String line : lines) {
      Matcher matcher = LINE.matcher(line);
      if (matcher.matches()) {
        summaries.put(
            new PerftSummary(number(matcher, 1), number(matcher, 2), number(matcher, 3)),
            Fraction.parse(matcher.group(4)));
      }
    }
    return new PerftTable(
        field(lines, "# ", ""),
        field(lines, "scenario ", ""),
        Integer.parseInt(field(lines, "states first ", "0")),
        Integer.parseInt(field(lines, "states any ", "0")),
        summaries);
  }

  public String text() {
    StringBuilder text =
        new StringBuilder(
            """
            # %s
            scenario %s
            states first %d
            states any %d
            """
                .formatted(title, scenario, statesFirst, statesAny));
    summaries.forEach(
        (summary, chance) -> text.append(summary).append(" : ").append(chance).append('\n'));
    return text.toString();
  }

  private static int number(Matcher matcher, int group) {
    return Integer.parseInt(matcher.group(group));
  }

  private static String field(List<String> lines, String name, String absent) {
    return lines.stream()
        .filter(line -> line.startsWith(name))
        .map(line -> line.substring(name.length()))
        .findFirst()
        .orElse(absent);
  }
}
