package org.dradis.app;

import java.io.PrintWriter;
import java.util.Locale;
import java.util.function.IntConsumer;
import picocli.CommandLine.Model.CommandSpec;

/** A bar that only a person at a terminal wants to see. */
final class ProgressBar implements IntConsumer {
  private static final int WIDTH = 40;

  private final PrintWriter err;
  private final int all;
  private final String what;

  private ProgressBar(PrintWriter err, int all, String what) {
    this.err = err;
    this.all = all;
    this.what = what;
  }

  /** Shows how many of all are done, or nothing if nobody is there to see it. */
  static IntConsumer of(Shell shell, CommandSpec spec, int all, String what) {
    return shell.errIsTerminal()
        ? new ProgressBar(spec.commandLine().getErr(), all, what)
        : _ -> {};
  }

  @Override
  public void accept(int done) {
    int filled = (int) ((long) WIDTH * done / all);
    err.printf(
        Locale.ROOT,
        "\r[%s%s] %,d of %,d %s",
        "#".repeat(filled),
        ".".repeat(WIDTH - filled),
        done,
        all,
        what);
    err.print(done == all ? "\n" : "");
    err.flush();
  }
}
