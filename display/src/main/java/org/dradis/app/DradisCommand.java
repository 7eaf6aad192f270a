package org.dradis.app;

import java.time.Clock;
import java.time.ZoneId;
import java.util.Random;
import org.dradis.app.battle.Battle;
import org.dradis.app.battle.Paint;
import org.dradis.rig.bench.Benchmark;
import org.dradis.rig.bench.Stopwatch;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The command line without a subcommand: plays a battle, until there is a screen. */
@Command(
    name = "dradis",
    description = {
      "Runs a physical Battlestar Galactica table.",
      "",
      "Without a command it plays a short battle by itself and tells of it.",
      ""
    },
    versionProvider = Version.class,
    mixinStandardHelpOptions = true)
final class DradisCommand implements Runnable {
  private static final int SEEDS = 9999;
  private static final long PAUSE_MILLIS = 250;

  private final Shell shell;

  @Spec private CommandSpec spec;

  @Option(
      names = "--seed",
      paramLabel = "N",
      description = "The number of the battle; the same number gives the same battle.")
  private @Nullable Long seed;

  @Option(
      names = {"--fast", "--no-pause"},
      description = "Do not wait between lines. Only a terminal waits at all.")
  private boolean fast;

  private DradisCommand(Shell shell) {
    this.shell = shell;
  }

  /** The command line with all subcommands; a new one is listed here. */
  static CommandLine in(Shell shell) {
    return new CommandLine(new DradisCommand(shell))
        .addSubcommand(new ResolveCommand(shell))
        .addSubcommand(new BenchCommand(shell, Benchmark::all, Stopwatch::standard))
        .addSubcommand(new CardsCommand())
        .addSubcommand(new SetupCommand())
        .addSubcommand(new AutoplayCommand(shell, AutoplayCommand::onAllCores))
        .addSubcommand(new TortureCommand(shell, HandsTorture::onAllCores))
        .addSubcommand(new DoctorCommand(Workshop.standard(shell)))
        .addSubcommand(new EnrolCommand(Workshop.standard(shell)))
        .addSubcommand(new PlayCommand(Clock.systemUTC()))
        .addSubcommand(new GamesCommand(Clock.system(ZoneId.systemDefault()), shell.pause()))
        .addSubcommand(new HelpCommand());
  }

  @Override
  public void run() {
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
  }
}
