package org.dradis.app;

import java.nio.file.Path;
import java.util.Optional;
import org.dradis.box.BoxFile;
import org.dradis.file.TextFile;
import org.dradis.table.TableFile;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options by which a command finds its table and its box. */
final class TableOptions {
  @Option(
      names = "--table",
      paramLabel = "KIND",
      description =
          "A table of one part of this kind, such as sim, in place of the parts of the file.")
  private @Nullable String kind;

  @Option(
      names = "--config",
      paramLabel = "FILE",
      description = "The file of the table; else table.toml here, else in $XDG_CONFIG_HOME/dradis.")
  private @Nullable String config;

  @Option(
      names = "--box",
      paramLabel = "FILE",
      description = "The file of enrolled tags; else box.json in $XDG_DATA_HOME/dradis.")
  private @Nullable String box;

  TableFile file(Workshop workshop) {
    TableFile file =
        TableFile.find(Optional.ofNullable(config), workshop.folder(), workshop.environment());
    return kind == null ? file : file.only(kind);
  }

  BoxFile box(Workshop workshop) {
    Path path = box == null ? BoxFile.standard(workshop.environment()) : TextFile.path(box);
    return BoxFile.open(path);
  }
}
