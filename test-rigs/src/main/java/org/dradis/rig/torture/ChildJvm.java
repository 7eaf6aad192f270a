package org.dradis.rig.torture;

import java.io.IOException;
import java.io.InputStream;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.sqlite.SQLiteJDBCLoader;
import org.sqlite.util.LibraryLoaderUtil;

/** Starts {@link Writer} in a process of its own, as quickly as Java can. */
final class ChildJvm {
  private static final long FOREVER = Long.MAX_VALUE;
  private static final int REHEARSAL = 400;

  private final Class<? extends Workload> workload;
  private final Path folder;
  private final List<String> options = new ArrayList<>();
  private String classPath = System.getProperty("java.class.path");

  private ChildJvm(Class<? extends Workload> workload, Path folder) {
    this.workload = workload;
    this.folder = folder;
  }

  /**
   * Prepares for starting many of them: SQLite's library is unpacked only once, as a killed process
   * cannot clean up.
   */
  static ChildJvm in(Path folder, Class<? extends Workload> workload) throws IOException {
    Files.createDirectories(folder);
    ChildJvm jvm = new ChildJvm(workload, folder);
    String name = LibraryLoaderUtil.getNativeLibName();
    try (InputStream library =
        SQLiteJDBCLoader.class.getResourceAsStream(
            LibraryLoaderUtil.getNativeLibResourcePath() + "/" + name)) {
      if (library == null) {
        throw new IOException("there is no SQLite for this kind of machine");
      }
      Files.copy(library, folder.resolve(name));
    }
    jvm.options.add("-Dorg.sqlite.lib.path=" + folder);
    jvm.options.add("-Dorg.sqlite.lib.name=" + name);
    return jvm;
  }

  /** Runs once to keep the classes that it loads, which nearly halves what a start costs. */
  void rehearse() throws IOException {
    classPath = Jars.of(classPath, folder);
    Path cache = folder.resolve("writer.aot");
    Path file = folder.resolve("rehearsal.db");
    List<String> command = command(file, 1, REHEARSAL, FOREVER);
    command.add(1, "-XX:AOTCacheOutput=" + cache);
    start(command, List.of()).onExit().join();
    if (Files.exists(cache)) {
      options.add("-XX:AOTCache=" + cache);
    }
  }

  /** Starts one that goes on until it is killed. */
  Process start(Path file, long seed) throws IOException {
    return start(command(file, seed, FOREVER, FOREVER), List.of());
  }

  /** Starts one that ends, in an environment with these additions. */
  Process start(Path file, long seed, long steps, long stretch, List<String> environment)
      throws IOException {
    return start(command(file, seed, steps, stretch), environment);
  }

  private List<String> command(Path file, long seed, long steps, long stretch) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(
        List.of(
            "-XX:TieredStopAtLevel=1",
            "-XX:+UseSerialGC",
            "-Xmx64m",
            "-XX:-UsePerfData",
            "-Xlog:disable"));
    command.add("--enable-native-access=ALL-UNNAMED");
    command.addAll(options);
    command.addAll(List.of("-cp", classPath));
    command.addAll(List.of(Writer.class.getName(), workload.getName(), file.toString()));
    command.addAll(List.of("" + seed, "" + steps, "" + stretch));
    return command;
  }

  private Process start(List<String> command, List<String> environment) throws IOException {
    ProcessBuilder builder = new ProcessBuilder(command);
    for (String each : environment) {
      int equals = each.indexOf('=');
      builder.environment().put(each.substring(0, equals), each.substring(equals + 1));
    }
    return builder.redirectError(Redirect.appendTo(folder.resolve("errors.txt").toFile())).start();
  }

  /** What the programs said when they ended by themselves. */
  String lastWords() {
    try {
      return Files.readString(folder.resolve("errors.txt")).strip();
    } catch (IOException e) {
      return "nothing that can be read: " + e.getMessage();
    }
  }
}
