package org.dradis.app;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.dradis.file.BaseFolder;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.ParseResult;

/** Starts the command line. */
public final class Main {
  /** What a program ends with whose reader has gone: 128 and the number of SIGPIPE. */
  static final int READER_GONE = 141;

  /** The property that names the folder of the log. */
  static final String DATA = "dradis.data";

  private Main() {}

  /** Runs the command the arguments name and ends with its exit code. */
  public static void main(String[] args) {
    var terminals = System.getProperty("dradis.terminals", "");
    var shell = Shell.of(System.in, terminals, System.getenv());
    var standard = new StandardOutput(new FileOutputStream(FileDescriptor.out));
    var out = new PrintWriter(standard, false, StandardCharsets.UTF_8);
    var err = new PrintWriter(System.err, true, StandardCharsets.UTF_8);
    Thread.setDefaultUncaughtExceptionHandler((_, e) -> failed(err, e));
    logBeside(System.getenv());
    System.exit(run(commandLine(shell), out, err, args));
  }

  /** Tells logback.xml where the user's data are; nothing may have been logged before. */
  static void logBeside(Map<String, String> environment) {
    System.setProperty(DATA, BaseFolder.DATA.of(environment).toString());
  }

  static CommandLine commandLine(Shell shell) {
    var ansi = shell.colours() ? Ansi.ON : Ansi.OFF;
    return DradisCommand.in(shell)
        .setColorScheme(CommandLine.Help.defaultColorScheme(ansi))
        .setUsageHelpAutoWidth(false);
  }

  /**
   * Runs a command line and gives its exit code: 0 all went well, 2 the arguments are wrong, 1 any
   * other failure; a command may have more. A failure is one sentence on {@code err}, never a stack
   * trace.
   */
  static int run(CommandLine commandLine, PrintWriter out, PrintWriter err, String... args) {
    commandLine
        .setOut(out)
        .setErr(err)
        .setParameterExceptionHandler(
            (e, _) -> fail(err, CommandLine.ExitCode.USAGE, hint(e.getCommandLine(), e)))
        .setExecutionExceptionHandler((e, _, _) -> failed(err, e))
        .setExecutionStrategy(parsed -> runOrSayThatOutputIsLost(parsed, err));
    try {
      int exitCode = commandLine.execute(args);
      out.flush();
      return exitCode;
    } catch (Throwable e) {
      // The handlers above see exceptions of commands only; all else is told the same way.
      return failed(err, e);
    } finally {
      err.flush();
    }
  }

  /** Help and version are printed outside the reach of the handler above. */
  private static int runOrSayThatOutputIsLost(ParseResult parsed, PrintWriter err) {
    try {
      return new CommandLine.RunLast().execute(parsed);
    } catch (OutputLost e) {
      return failed(err, e);
    }
  }

  private static int failed(PrintWriter err, Throwable e) {
    if (e instanceof OutputLost lost) {
      return lost.readerHasGone()
          ? READER_GONE
          : fail(
              err,
              CommandLine.ExitCode.SOFTWARE,
              "standard output cannot be written: " + lost.getMessage());
    }
    var message = e.getMessage();
    var what = e.getClass().getSimpleName();
    return fail(
        err,
        CommandLine.ExitCode.SOFTWARE,
        "something unexpected went wrong: "
            + (message == null ? what : message + " (" + what + ")"));
  }

  private static String hint(CommandLine commandLine, Exception e) {
    var command = commandLine.getCommandSpec().qualifiedName();
    return e.getMessage() + "; " + command + " --help lists what there is";
  }

  private static int fail(PrintWriter err, int exitCode, String message) {
    err.println("dradis: " + message.strip().replaceAll("\\s*\\R\\s*", "; "));
    return exitCode;
  }
}
