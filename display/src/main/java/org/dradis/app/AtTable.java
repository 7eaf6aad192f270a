package org.dradis.app;

import java.io.PrintWriter;
import java.util.stream.Collectors;
import org.dradis.box.BoxFile;
import org.dradis.file.BadField;
import org.dradis.file.OneLine;
import org.dradis.port.Finding;
import org.dradis.table.Table;
import org.dradis.table.TableFile;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;

/** Opens the table for a command and closes it in any case; every trouble is a sentence. */
record AtTable(CommandSpec spec, Workshop workshop, TableOptions options) {
  static final String SIMULATOR = "sim";

  /** What a command does while the table is open; gives the exit code. */
  interface Work {
    int with(Table table, TableFile file, BoxFile box, CtrlC ctrlC);
  }

  int run(Work work) {
    return orComplain(
        () -> {
          BoxFile box = options.box(workshop);
          TableFile file = options.file(workshop);
          try (CtrlC ctrlC = new CtrlC();
              Table table = Table.open(file, workshop.kinds().get())) {
            if (table.hasFailed()) {
              throw new Trouble(missing(table, file));
            }
            table.tagZones().ifPresent(zones -> zones.know(box.box().tags()));
            return work.with(table, file, box, ctrlC);
          }
        });
  }

  static String missing(Table table, TableFile file) {
    String sentences =
        table.diagnose().stream()
            .flatMap(it -> it.findings().stream())
            .map(Finding::sentence)
            .collect(Collectors.joining(" "));
    return file.kinds().contains(SIMULATOR) || sentences.contains("--table " + SIMULATOR)
        ? sentences
        : sentences + " Without hardware, --table " + SIMULATOR + " gives a simulated table.";
  }

  /** Bad input gives exit code 2, anything else that goes wrong 1. */
  int orComplain(Task task) {
    PrintWriter err = spec.commandLine().getErr();
    try {
      return task.run();
    } catch (BadField e) {
      err.println("dradis: " + OneLine.of(e.getMessage()));
      return CommandLine.ExitCode.USAGE;
    } catch (Trouble e) {
      err.println("dradis: " + OneLine.of(e.getMessage()));
      return CommandLine.ExitCode.SOFTWARE;
    }
  }

  /** Something that may not go well; gives the exit code. */
  interface Task {
    int run();
  }

  /** It cannot go on, through no fault of the input; the message is a sentence. */
  static final class Trouble extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Trouble(String sentence) {
      super(sentence, null, false, false);
    }
  }
}
