package org.dradis.rig.torture;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.dradis.journal.JournalTrouble;

/**
 * The program that is killed: takes steps and says on its standard output how many there are after
 * each. Its arguments: the class of the workload, the file, the seed, how many steps to take at
 * most, and after how many to close the journal and open it again.
 */
final class Writer {
  private Writer() {}

  public static void main(String[] args) throws IOException, ReflectiveOperationException {
    Workload workload =
        Class.forName(args[0]).asSubclass(Workload.class).getDeclaredConstructor().newInstance();
    Path file = Path.of(args[1]);
    long seed = Long.parseLong(args[2]);
    long left = Long.parseLong(args[3]);
    long stretch = Long.parseLong(args[4]);
    try (var out = new FileOutputStream(FileDescriptor.out)) {
      while (left > 0) {
        try (var run = workload.resume(file, seed)) {
          for (long i = 0; i < stretch && left > 0; i++, left--) {
            run.step();
            // In one write, so that an acknowledgement is never half heard.
            out.write((run.steps() + "\n").getBytes(StandardCharsets.US_ASCII));
          }
        }
      }
    } catch (Loss | JournalTrouble e) {
      System.err.println(e.getMessage());
      System.exit(1);
    }
  }
}
