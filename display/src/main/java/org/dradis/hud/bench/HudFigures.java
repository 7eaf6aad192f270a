package org.dradis.hud.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.dradis.rig.bench.Benchmark;
import org.dradis.rig.bench.Figure;
import org.dradis.rig.bench.Stopwatch;
import org.jspecify.annotations.Nullable;

/** What a HUD costs, as a program of its own shows it: started thrice, measured by its clock. */
public final class HudFigures {
  private static final int STARTS = 3;
  private static final long LONGEST_SECONDS = 90;
  private static final Pattern FIGURE = Pattern.compile("([a-z0-9.]+) ([0-9.]+)");

  private final Class<?> program;
  private @Nullable Map<String, List<Double>> seen;

  /** The program prints a name and a figure a line. */
  public HudFigures(Class<?> program) {
    this.program = program;
  }

  /** All of them share the same runs. */
  public List<Benchmark> all() {
    return List.of(
        new OfRuns("start.ms", "ms"), new OfRuns("frame.p99.ms", "ms"), new OfRuns("rss.mb", "MB"));
  }

  private final class OfRuns implements Benchmark {
    private final String word;
    private final String unit;

    OfRuns(String word, String unit) {
      this.word = word;
      this.unit = unit;
    }

    @Override
    public String name() {
      return "hud." + word;
    }

    @Override
    public String unit() {
      return unit;
    }

    @Override
    public Figure measure(Stopwatch watch) {
      List<Double> figures = runs().getOrDefault(word, List.of());
      List<Double> sorted = figures.stream().sorted().toList();
      return new Figure(sorted.get(sorted.size() / 2), sorted.getFirst(), sorted.getLast());
    }
  }

  private Map<String, List<Double>> runs() {
    if (seen == null) {
      Map<String, List<Double>> figures = new HashMap<>();
      for (int run = 0; run < STARTS; run++) {
        run().forEach((name, it) -> figures.computeIfAbsent(name, _ -> new ArrayList<>()).add(it));
      }
      seen = figures;
    }
    return seen;
  }

  private Map<String, Double> run() {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.add("-Xlog:disable");
    // What the launcher gives the program. Any other option would make the cache useless.
    ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
        .filter(it -> it.startsWith("-XX:"))
        .forEach(command::add);
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), program.getName()));
    try {
      Process trial = new ProcessBuilder(command).redirectErrorStream(true).start();
      var _ =
          trial
              .onExit()
              .orTimeout(LONGEST_SECONDS, TimeUnit.SECONDS)
              .whenComplete((_, _) -> trial.destroyForcibly());
      String said = new String(trial.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      Map<String, Double> figures = new HashMap<>();
      said.lines()
          .map(FIGURE::matcher)
          .filter(Matcher::matches)
          .forEach(it -> figures.put(it.group(1), Double.parseDouble(it.group(2))));
      if (figures.isEmpty()) {
        throw new IllegalStateException(
            "the HUD did not run: " + said.lines().findFirst().orElse("it said nothing"));
      }
      return figures;
    } catch (IOException e) {
      throw new UncheckedIOException("the HUD could not be started", e);
    }
  }
}
