package org.dradis.app;

import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.function.IntConsumer;
import org.dradis.rig.hands.RandomHands;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Torments the program. */
@Command(
    name = "torture",
    description = {
      "Torments the program and checks what becomes of it.",
      "",
      "Random hands move ships on simulated tables while readers fail. After every burst of",
      "movements the sensed board must become what can physically be read, and no change may be",
      "reported that was not so. If something is wrong it says how to repeat it and ends with 1.",
      ""
    },
    versionProvider = Version.class,
    mixinStandardHelpOptions = true)
final class TortureCommand implements Callable<Integer> {
  private final Shell shell;
  private final HandsTorture hands;

  @Spec private CommandSpec spec;

  @Option(
      names = "--moves",
      paramLabel = "N",
      defaultValue = "100000",
      description = "How many movements (default: ${DEFAULT-VALUE}).")
  private int moves;

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "1",
      description = "The number of the run (default: ${DEFAULT-VALUE}).")
  private long seed;

  @Option(names = "--json", description = "Print one JSON object instead of sentences.")
  private boolean json;

  TortureCommand(Shell shell, HandsTorture.Runner runner) {
    this.shell = shell;
    this.hands = new HandsTorture(runner);
  }

  @Override
  public Integer call() {
    if (moves < 1) {
      throw new ParameterException(spec.commandLine(), "--moves must be at least 1, not " + moves);
    }
    var line = spec.commandLine();
    return hands.run(new RandomHands(seed, moves), progress(), json, line.getOut(), line.getErr());
  }

  private IntConsumer progress() {
    var err = spec.commandLine().getErr();
    return shell.errIsTerminal()
        ? done -> {
          err.printf(Locale.ROOT, "\r%,d of %,d movements", done, moves);
          err.print(done == moves ? "\n" : "");
          err.flush();
        }
        : _ -> {};
  }
}
