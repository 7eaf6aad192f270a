package org.dradis.rig;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;

/** Removes what a rig made. */
public final class Folders {
  private Folders() {}

  public static void delete(Path folder) throws IOException {
    try (var paths = Files.walk(folder)) {
      for (Path each : paths.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(each);
      }
    }
  }
}
