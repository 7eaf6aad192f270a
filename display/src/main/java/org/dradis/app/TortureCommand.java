package org.dradis.app;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.dradis.app.JournalTorture.Crash;
import org.dradis.rig.hands.RandomHands;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
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
      "--moves: random hands move ships on simulated tables while readers fail. After every",
      "burst the sensed board must become what can physically be read, and no change may be",
      "reported that was not so.",
      "",
      "--kills, --drops: programs that play games are killed (SIGKILL), or have their writes and",
      "syncs recorded to build what a disk may hold after a power cut. Nothing that was",
      "acknowledged may be missing, and every game must come back as it was.",
      "",
      "Without any of these a little of each. What goes wrong is told, and ends with 1.",
      ""
    },
    versionProvider = Version.class,
    mixinStandardHelpOptions = true)
final class TortureCommand implements Callable<Integer> {
  private static final int SOME_MOVES = 1_000;
  private static final int SOME_KILLS = 20;
  private static final int SOME_DROPS = 200;

  private final Shell shell;
  private final HandsTorture hands;

  @Spec private CommandSpec spec;

  @Option(names = "--moves", paramLabel = "N", description = "How often hands move a ship.")
  private @Nullable Integer moves;

  @Option(names = "--kills", paramLabel = "N", description = "How often to kill.")
  private @Nullable Integer kills;

  @Option(names = "--drops", paramLabel = "N", description = "How often to cut the power.")
  private @Nullable Integer drops;

  @Option(
      names = "--of",
      paramLabel = "WHAT",
      defaultValue = "session",
      description =
          "Whom to kill: ${COMPLETION-CANDIDATES}; journal writes rows without a game"
              + " (default: ${DEFAULT-VALUE}).")
  private JournalTorture.Of of = JournalTorture.Of.SESSION;

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "1",
      description = "The number of the run (default: ${DEFAULT-VALUE}).")
  private long seed;

  @Option(
      names = "--folder",
      paramLabel = "FOLDER",
      description = "Where journals are written (default: the system's folder for such things).")
  private Path folder = Path.of(System.getProperty("java.io.tmpdir"));

  @Option(names = "--json", description = "Print a JSON object for each part, one a line.")
  private boolean json;

  TortureCommand(Shell shell, HandsTorture.Runner runner) {
    this.shell = shell;
    this.hands = new HandsTorture(runner);
  }

  @Override
  public Integer call() {
    boolean all = moves == null && kills == null && drops == null;
    int movements = chosen("--moves", moves, all, SOME_MOVES);
    int killed = chosen("--kills", kills, all, SOME_KILLS);
    int dropped = chosen("--drops", drops, all, SOME_DROPS);
    if (!Files.isDirectory(folder)) {
      throw new ParameterException(spec.commandLine(), "--folder: there is no folder " + folder);
    }
    int code = move(movements);
    var journal = new JournalTorture(of, seed, folder);
    code = Math.max(code, crash(journal, Crash.KILL, killed, "kills"));
    return Math.max(code, crash(journal, Crash.DROP, dropped, "power cuts"));
  }

  private int chosen(String option, @Nullable Integer given, boolean all, int some) {
    if (given != null && given < 0) {
      throw new ParameterException(
          spec.commandLine(), option + " cannot be negative, but it is " + given);
    }
    return given != null ? given : all ? some : 0;
  }

  private int move(int times) {
    if (times == 0) {
      return ExitCode.OK;
    }
    var line = spec.commandLine();
    var bar = ProgressBar.of(shell, spec, times, "movements");
    return hands.run(new RandomHands(seed, times), bar, json, line.getOut(), line.getErr());
  }

  private int crash(JournalTorture journal, Crash crash, int times, String what) {
    if (times == 0) {
      return ExitCode.OK;
    }
    var line = spec.commandLine();
    var bar = ProgressBar.of(shell, spec, times, what);
    return journal.run(crash, times, bar, json, line.getOut(), line.getErr());
  }
}
