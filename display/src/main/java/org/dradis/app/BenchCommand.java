package org.dradis.app;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.dradis.rig.bench.Benchmark;
import org.dradis.rig.bench.Figure;
import org.dradis.rig.bench.Stopwatch;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Measures how fast the parts are. */
@Command(
    name = "bench",
    description = {
      "Measures how fast the parts of the program are.",
      "",
      "Rates are per second of CPU time of one core. It takes some two minutes, most of it for"
          + " sweep.idle.",
      ""
    },
    versionProvider = Version.class,
    mixinStandardHelpOptions = true)
final class BenchCommand implements Runnable {
  private final Shell shell;
  private final Supplier<List<Benchmark>> all;
  private final Supplier<Stopwatch> watch;

  @Spec private CommandSpec spec;

  @Option(names = "--json", description = "Print one JSON object instead of a table.")
  private boolean json;

  @Option(
      names = "--only",
      paramLabel = "PREFIX",
      defaultValue = "",
      description = "Run only what begins so, such as engine or engine.raiders16.")
  private String only;

  /** Takes suppliers, so that other commands do not pay for what only this one needs. */
  BenchCommand(Shell shell, Supplier<List<Benchmark>> all, Supplier<Stopwatch> watch) {
    this.shell = shell;
    this.all = all;
    this.watch = watch;
  }

  @Override
  public void run() {
    var benchmarks = all.get();
    var chosen = benchmarks.stream().filter(each -> each.name().startsWith(only)).toList();
    if (chosen.isEmpty()) {
      var names = benchmarks.stream().map(Benchmark::name).collect(Collectors.joining(", "));
      throw new ParameterException(
          spec.commandLine(), "no benchmark begins with '" + only + "'; there are " + names);
    }
    Map<Benchmark, Figure> figures = new LinkedHashMap<>();
    for (var benchmark : chosen) {
      tell(benchmark.name() + " ...");
      figures.put(benchmark, benchmark.measure(watch.get()));
    }
    tell("");
    var out = spec.commandLine().getOut();
    out.print(json ? BenchTable.json(figures) : BenchTable.text(figures));
  }

  /** Overwrites the line of progress, which only a person at a terminal wants to see. */
  private void tell(String progress) {
    if (shell.errIsTerminal()) {
      var err = spec.commandLine().getErr();
      err.printf("\r%-40s\r%s", "", progress);
      err.flush();
    }
  }
}
