package org.dradis.app;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.dradis.table.RigKind;
import org.dradis.table.Table;

/**
 * What commands need that work with a table.
 *
 * @param kinds asked for only when a table is opened
 * @param folder the one in which the command was called
 * @param millis a clock that only goes forward
 */
record Workshop(
    Shell shell,
    Supplier<List<RigKind>> kinds,
    Map<String, String> environment,
    Path folder,
    LongSupplier millis) {

  private static final int NANOS_PER_MILLI = 1_000_000;

  static Workshop standard(Shell shell) {
    return new Workshop(
        shell,
        Table::kinds,
        System.getenv(),
        Path.of("").toAbsolutePath(),
        () -> System.nanoTime() / NANOS_PER_MILLI);
  }

  void pause(long time) {
    shell.pause().accept(time);
  }
}
