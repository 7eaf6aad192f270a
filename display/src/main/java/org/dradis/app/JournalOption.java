package org.dradis.app;

import java.nio.file.Path;
import java.util.Map;
import org.dradis.file.BaseFolder;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Which journal a command is about. */
final class JournalOption {
  @Option(
      names = "--journal",
      paramLabel = "FILE",
      description = "The journal of the table; else table.db in $XDG_DATA_HOME/dradis.")
  private @Nullable Path journal;

  Path file() {
    return file(System.getenv());
  }

  Path file(Map<String, String> environment) {
    return journal == null ? BaseFolder.DATA.of(environment).resolve("table.db") : journal;
  }
}
