package org.dradis.scenario;

import java.nio.file.Files;
import java.nio.file.Path;

/** Finds the files of the repository, whatever folder the tests run in. */
public final class Repository {
  private Repository() {}

  public static Path file(String path) {
    for (Path folder = Path.of("").toAbsolutePath(); folder != null; folder = folder.getParent()) {
      if (Files.isDirectory(folder.resolve("controller")) && Files.exists(folder.resolve(path))) {
        return folder.resolve(path);
      }
    }
    throw new IllegalStateException(path + " is not in the repository");
  }
}
