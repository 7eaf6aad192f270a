package org.dradis.app;

import java.time.Clock;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import org.dradis.app.battle.Battle;
import org.dradis.app.battle.Paint;
import org.dradis.hud.bench.HudFigures;
import org.dradis.rig.bench.Benchmark;
import org.dradis.rig.bench.Stopwatch;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The command line without a subcommand: opens the screen, or plays a battle without one. */
@Command(
    name = "dradis",
    description = {
      "Runs a physical Battlestar Galactica table.",
      "",
      "Without a command it opens the screen of the table, a simulated one unless there is a file",
      "of a table. Where there is no display it plays a short battle by itself and tells of it.",
      ""
    },
    versionProvider = Version.class,
    mixinStandardHelpOptions = true)
final class DradisCommand implements Callable<Integer> {
  private static final int SEEDS = 9999;
  private static final long PAUSE_MILLIS = 250;

  private final Shell shell;

  @Spec private CommandSpec spec;

  @Mixin private HudOptions options = new HudOptions();

  @Option(
      names = "--seed",
      paramLabel = "N",
      description = "Play the battle of this number; the same number gives the same battle.")
  private @Nullable Long seed;

  @Option(
      names = {"--fast", "--no-pause"},
      description = "Play a battle and do not wait between lines. Only a terminal waits at all.")
  private boolean fast;

  private DradisCommand(Shell shell) {
    this.shell = shell;
  }

  /** The command line with all subcommands; a new one is listed here. */
  static CommandLine in(Shell shell) {
    return new CommandLine(new DradisCommand(shell))
        .addSubcommand(new ResolveCommand(shell))
        .addSubcommand(new BenchCommand(shell, DradisCommand::benchmarks, Stopwatch::standard))
        .addSubcommand(new CardsCommand())
        .addSubcommand(new SetupCommand())
        .addSubcommand(new AutoplayCommand(shell, AutoplayCommand::onAllCores))
        .addSubcommand(new TortureCommand(shell, HandsTorture::onAllCores))
        .addSubcommand(new DoctorCommand(Workshop.standard(shell)))
        .addSubcommand(new EnrolCommand(Workshop.standard(shell)))
        .addSubcommand(new HudCommand(Workshop.standard(shell)))
        .addSubcommand(new PlayCommand(Clock.systemUTC()))
        .addSubcommand(new GamesCommand(Clock.system(ZoneId.systemDefault()), shell.pause()))
        .addSubcommand(new HelpCommand());
  }

  private static List<Benchmark> benchmarks() {
    List<Benchmark> all = new ArrayList<>(Benchmark.all());
    all.addAll(new HudFigures(HudTrial.class).all());
    return all;
  }

  @Override
  public Integer call() {
    if (seed != null || fast || !shell.windows()) {
      return battle();
    }
    Workshop workshop = Workshop.standard(shell);
    String trouble = Desktop.open(workshop.environment());
    if (trouble != null) {
      spec.commandLine().getErr().println(trouble + " So here is a battle in the terminal.");
      return battle();
    }
    return HudEvening.run(new AtTable(spec, workshop, options.table()), options);
  }

  private int battle() {
    var out = spec.commandLine().getOut();
    boolean waits = shell.outIsTerminal() && !fast;
    Battle.play(
        seed == null ? 1 + new Random().nextInt(SEEDS) : seed,
        line -> {
          out.print(line + "\n");
          if (waits) {
            out.flush();
            shell.pause().accept(PAUSE_MILLIS);
          }
        },
        shell.colours() ? Paint.COLOURED : Paint.PLAIN);
    return CommandLine.ExitCode.OK;
  }
}
