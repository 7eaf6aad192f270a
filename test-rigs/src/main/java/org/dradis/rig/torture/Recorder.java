package org.dradis.rig.torture;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** Lets a program run with {@code recorder.c} in it. */
final class Recorder {
  private static final String SOURCE = "recorder.c";

  private final ChildJvm jvm;
  private final Path library;

  private Recorder(ChildJvm jvm, Path library) {
    this.jvm = jvm;
    this.library = library;
  }

  /** Compiles the recorder. */
  static Recorder compiled(ChildJvm jvm, Path folder) throws IOException {
    Path source = folder.resolve(SOURCE);
    Path library = folder.resolve("recorder.so");
    try (InputStream text = Recorder.class.getResourceAsStream(SOURCE)) {
      Files.copy(Objects.requireNonNull(text), source);
    }
    List<String> command = new ArrayList<>(List.of("cc", "-shared", "-fPIC", "-O2", "-o"));
    command.addAll(List.of(library.toString(), source.toString(), "-ldl", "-lpthread"));
    Process compiler;
    try {
      compiler = new ProcessBuilder(command).redirectErrorStream(true).start();
    } catch (IOException e) {
      throw new IOException(
          "recording writes needs Linux and a C compiler named cc; install gcc (Debian: apt install"
              + " gcc libc6-dev)",
          e);
    }
    String complaints =
        new String(compiler.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    if (compiler.onExit().join().exitValue() != 0) {
      throw new IOException("the recorder does not compile: " + complaints.strip());
    }
    return new Recorder(jvm, library);
  }

  /**
   * Lets a program take some steps with a new journal in a folder, and gives what it did. What it
   * acknowledged is heard by this process and has to agree with the record.
   */
  List<Operation> record(Path home, long seed, long steps, long stretch) throws IOException {
    Path folder = Files.createDirectory(home.resolve("recorded")).toRealPath();
    Path records = home.resolve("records");
    Process process =
        jvm.start(
            folder.resolve("table.db"),
            seed,
            steps,
            stretch,
            environment(folder, "DRADIS_RECORD=" + records));
    List<String> heard = new ArrayList<>();
    try (BufferedReader out = process.inputReader(StandardCharsets.US_ASCII)) {
      out.lines().forEach(heard::add);
    }
    if (process.onExit().join().exitValue() != 0) {
      throw new Loss("the program ended by itself: " + jvm.lastWords());
    }
    List<Operation> operations = Operation.read(Files.readAllBytes(records));
    List<String> said = new ArrayList<>();
    for (Operation operation : operations) {
      if (operation instanceof Operation.Spoke(String words)) {
        said.add(words.strip());
      }
    }
    if (heard.size() != steps || !said.equals(heard)) {
      throw new IOException("the recorder missed what the program said; its record is of no use");
    }
    return operations;
  }

  List<String> environment(Path folder, String... more) {
    List<String> environment = new ArrayList<>();
    environment.add("LD_PRELOAD=" + library);
    environment.add("DRADIS_FOLDER=" + folder);
    environment.addAll(List.of(more));
    return environment;
  }
}
