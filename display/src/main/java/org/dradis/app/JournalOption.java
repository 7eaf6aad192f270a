package org.dradis.app;

import java.nio.file.Path;
import java.util.Map;
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
    return journal == null
        ? standard(System.getenv(), Path.of(System.getProperty("user.home")))
        : journal;
  }

  /** https://specifications.freedesktop.org/basedir: not set, empty or relative means the usual. */
  static Path standard(Map<String, String> environment, Path home) {
    Path set = Path.of(environment.getOrDefault("XDG_DATA_HOME", ""));
    Path data = set.isAbsolute() ? set : home.resolve(".local/share");
    return data.resolve("dradis/table.db");
  }
}
