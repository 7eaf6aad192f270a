package org.dradis.app;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine;

/** Starts the command line. */
public final class Main {

  private Main() {}

  /** Runs the command the arguments name and ends with its exit code. */
  public static void main(String[] args) {
    var out = new PrintWriter(System.out, false, StandardCharsets.UTF_8);
    var err = new PrintWriter(System.err, true, StandardCharsets.UTF_8);
    System.exit(run(new CommandLine(new DradisCommand()), out, err, args));
  }

  /**
   * Runs a command line and gives its exit code: 0 all went well, 2 the arguments are wrong, 1 any
   * other failure. A failure is one sentence on {@code err}, never a stack trace.
   */
  static int run(CommandLine commandLine, PrintWriter out, PrintWriter err, String... args) {
    commandLine
        .setOut(out)
        .setErr(err)
        .setParameterExceptionHandler(
            (e, _) -> fail(err, CommandLine.ExitCode.USAGE, hint(String.valueOf(e.getMessage()))))
        .setExecutionExceptionHandler((e, _, _) -> unexpected(err, e));
    try {
      return commandLine.execute(args);
    } catch (Throwable e) {
      // The handlers above see exceptions only; an error is told the same way.
      return unexpected(err, e);
    } finally {
      out.flush();
      err.flush();
    }
  }

  private static int unexpected(PrintWriter err, Throwable e) {
    var message = e.getMessage();
    var what = e.getClass().getSimpleName();
    return fail(
        err,
        CommandLine.ExitCode.SOFTWARE,
        "something unexpected went wrong: "
            + (message == null ? what : message + " (" + what + ")"));
  }

  private static String hint(String message) {
    return message + "; dradis --help lists what there is";
  }

  private static int fail(PrintWriter err, int exitCode, String message) {
    err.println("dradis: " + message.strip().replaceAll("\\s*\\R\\s*", "; "));
    return exitCode;
  }
}
