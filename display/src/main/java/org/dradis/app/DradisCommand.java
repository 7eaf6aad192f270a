package org.dradis.app;

import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** The command line without a subcommand. A subcommand is one class beside it, listed here. */
@Command(
    name = "dradis",
    description = "Runs a physical Battlestar Galactica table.",
    versionProvider = Version.class,
    mixinStandardHelpOptions = true,
    subcommands = {SetupCommand.class, HelpCommand.class})
final class DradisCommand implements Runnable {

  @Spec private CommandSpec spec;

  /** Shows the help: there is nothing yet to run without a subcommand. */
  @Override
  public void run() {
    spec.commandLine().usage(spec.commandLine().getOut());
  }
}
