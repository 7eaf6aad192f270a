package org.dradis.rig.torture;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.dradis.journal.JournalTrouble;

/** Notes the trouble that a step meets, makes room on the disk and takes the step again. */
final class StubbornWorkload implements Workload {
  @Override
  public Run resume(Path file, long seed) {
    Run run = new JournalWorkload().resume(file, seed);
    return new Run() {
      @Override
      public long steps() {
        return run.steps();
      }

      @Override
      public void step() {
        try {
          run.step();
        } catch (JournalTrouble e) {
          note(file, e);
          run.step();
        }
      }

      @Override
      public void close() {
        run.close();
      }
    };
  }

  static Path notes(Path file) {
    return file.resolveSibling("../notes.txt").normalize();
  }

  static Path ballast(Path file) {
    return file.resolveSibling("ballast");
  }

  private static void note(Path file, JournalTrouble trouble) {
    try {
      Files.writeString(
          notes(file),
          trouble.reason() + "\n",
          StandardOpenOption.CREATE,
          StandardOpenOption.APPEND);
      Files.deleteIfExists(ballast(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
