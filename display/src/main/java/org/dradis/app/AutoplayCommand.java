package org.dradis.app;

import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.IntConsumer;
import java.util.stream.Collectors;
import org.dradis.rig.autoplay.Autoplay;
import org.dradis.rig.autoplay.Failure;
import org.dradis.rig.autoplay.Mix;
import org.dradis.rig.autoplay.Report;
import org.dradis.rig.autoplay.Steer;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Lets games play themselves. */
@Command(
    name = "autoplay",
    description = {
      "Plays whole games with random decisions, dice and cards.",
      "",
      "Checks the board after every step and prints how often each rule, card, question and",
      "outcome occurred. If something is wrong it says how to repeat that game and ends with 1.",
      ""
    },
    versionProvider = Version.class,
    mixinStandardHelpOptions = true)
final class AutoplayCommand implements Callable<Integer> {
  private static final String EVERY = "every";
  private static final String ALL = "all";

  /** How games are run; it is told of the progress. */
  interface Runner {
    Report run(Autoplay autoplay, IntConsumer progress);
  }

  private final Shell shell;
  private final Runner runner;

  @Spec private CommandSpec spec;

  @Option(
      names = "--seed",
      paramLabel = "N",
      required = true,
      description = "The number of the first game; the next one has the next number.")
  private long seed;

  @Option(
      names = "--games",
      paramLabel = "K",
      defaultValue = "100",
      description = "How many games of each mix (default: ${DEFAULT-VALUE}).")
  private int games;

  @Option(
      names = "--options",
      paramLabel = "MIX",
      defaultValue = EVERY,
      description = {
        "What to play with: every, none, all, or options such as pegasus+daybreak; an objective",
        "after a slash, such as none/kobol, else each of them (default: ${DEFAULT-VALUE})."
      })
  private String options;

  @Option(
      names = "--steer",
      paramLabel = "NAME",
      defaultValue = ALL,
      description = {
        "Makes rare things likely: none, voyage, boarding, repel, galactica, pegasus, pursuit,",
        "brig, execution, scar, crowd; all: each in turn in every other game",
        "(default: ${DEFAULT-VALUE})."
      })
  private String steer;

  @Option(names = "--json", description = "Print one JSON object instead of tables.")
  private boolean json;

  AutoplayCommand(Shell shell, Runner runner) {
    this.shell = shell;
    this.runner = runner;
  }

  /** As many threads as there are cores. */
  static Report onAllCores(Autoplay autoplay, IntConsumer progress) {
    return autoplay.run(Runtime.getRuntime().availableProcessors(), progress);
  }

  @Override
  public Integer call() {
    if (games < 1) {
      throw wrong("--games must be at least 1, not " + games);
    }
    Autoplay autoplay = new Autoplay(seed, games, mixes(), steers());
    Report report = runner.run(autoplay, ProgressBar.of(shell, spec, autoplay.allGames(), "games"));
    var out = spec.commandLine().getOut();
    out.print(json ? AutoplayTable.json(report) : AutoplayTable.text(report));
    Failure failure = report.failure();
    if (failure == null) {
      return ExitCode.OK;
    }
    var err = spec.commandLine().getErr();
    err.println("dradis: a game went wrong: " + failure.sentence());
    err.println("to repeat it: dradis autoplay " + failure.arguments());
    return ExitCode.SOFTWARE;
  }

  private List<Mix> mixes() {
    try {
      return options.equals(EVERY) ? Mix.every() : Mix.named(options);
    } catch (IllegalArgumentException e) {
      throw wrong("--options: " + e.getMessage());
    }
  }

  private List<Steer> steers() {
    if (steer.equals(ALL)) {
      return Steer.inTurn();
    }
    List<Steer> named =
        Arrays.stream(Steer.values()).filter(each -> each.word().equals(steer)).toList();
    if (named.isEmpty()) {
      throw wrong(
          "--steer: '"
              + steer
              + "' is unknown; there are "
              + Arrays.stream(Steer.values()).map(Steer::word).collect(Collectors.joining(", "))
              + ", all");
    }
    return named;
  }

  private ParameterException wrong(String sentence) {
    return new ParameterException(spec.commandLine(), sentence);
  }
}
