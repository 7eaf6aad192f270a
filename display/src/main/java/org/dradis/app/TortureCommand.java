package org.dradis.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicInteger;
import org.dradis.rig.torture.JournalWorkload;
import org.dradis.rig.torture.Loss;
import org.dradis.rig.torture.Torture;
import org.dradis.rig.torture.Torture.Report;
import picocli.CommandLine.Command;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Kills programs that write a journal and pulls their plug. */
@Command(
    name = "torture",
    description = {
      "Tries to make a journal lose something.",
      "",
      "Kills programs that write one (SIGKILL), and separately records their writes and syncs",
      "and builds what a disk may hold after a power cut. If something that was acknowledged is",
      "missing it says what, keeps the files and ends with 1.",
      ""
    },
    versionProvider = Version.class,
    mixinStandardHelpOptions = true)
final class TortureCommand implements Callable<Integer> {
  private final Shell shell;

  @Spec private CommandSpec spec;

  @Option(
      names = "--kills",
      paramLabel = "N",
      defaultValue = "100",
      description = "How often to kill (default: ${DEFAULT-VALUE}).")
  private int kills;

  @Option(
      names = "--drops",
      paramLabel = "N",
      defaultValue = "1000",
      description = "How often to cut the power (default: ${DEFAULT-VALUE}).")
  private int drops;

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "1",
      description = "The number of the run (default: ${DEFAULT-VALUE}).")
  private long seed;

  @Option(
      names = "--folder",
      paramLabel = "FOLDER",
      description = "Where to write, so that its disk is used (default: the system's own choice).")
  private Path folder = Path.of(System.getProperty("java.io.tmpdir"));

  @Option(names = "--json", description = "Print one JSON object instead of sentences.")
  private boolean json;

  private interface Part {
    Report run(int crashes, Path folder, Runnable progress) throws IOException;
  }

  TortureCommand(Shell shell) {
    this.shell = shell;
  }

  @Override
  public Integer call() {
    if (kills < 0 || drops < 0) {
      throw new ParameterException(spec.commandLine(), "--kills and --drops cannot be negative");
    }
    if (!Files.isDirectory(folder)) {
      throw new ParameterException(spec.commandLine(), "--folder: there is no folder " + folder);
    }
    int lanes = Runtime.getRuntime().availableProcessors();
    Torture torture = new Torture(JournalWorkload.class, seed, lanes);
    try {
      Report killed = run(kills, "kills", torture::kills);
      Report dropped = run(drops, "power cuts", torture::drops);
      print(killed, dropped);
      return ExitCode.OK;
    } catch (Loss e) {
      return fail("the journal lost something: " + e.getMessage());
    } catch (IOException e) {
      return fail("the torture cannot go on: " + e.getMessage());
    }
  }

  private Report run(int crashes, String what, Part part) throws IOException {
    if (crashes == 0) {
      return new Report(0, 0);
    }
    var bar = ProgressBar.of(shell, spec, crashes, what);
    AtomicInteger done = new AtomicInteger();
    return part.run(crashes, folder, () -> bar.accept(done.incrementAndGet()));
  }

  private void print(Report killed, Report dropped) {
    String form =
        json
            ? "{\"kills\":%d,\"killed.acknowledged\":%d,\"drops\":%d,\"dropped.acknowledged\":%d,"
                + "\"lost\":0}%n"
            : """
            Killed %,d times, with %,d changes acknowledged in between.
            Cut the power %,d times, after %,d acknowledged changes altogether.
            Nothing was lost, and nothing was half-done.
            """;
    spec.commandLine()
        .getOut()
        .printf(
            Locale.ROOT,
            form,
            killed.crashes(),
            killed.acknowledged(),
            dropped.crashes(),
            dropped.acknowledged());
  }

  private int fail(String sentence) {
    spec.commandLine().getErr().println("dradis: " + sentence);
    return ExitCode.SOFTWARE;
  }
}
