package org.dradis.rig.torture;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;

/** Removes what a torture made. */
final class Folders {
  private Folders() {}

  static void delete(Path folder) throws IOException {
    try (var paths = Files.walk(folder)) {
      for (Path each : paths.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(each);
      }
    }
  }
}
