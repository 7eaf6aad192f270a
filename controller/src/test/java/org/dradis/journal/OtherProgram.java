package org.dradis.journal;

import java.io.BufferedReader;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A second program that opens a journal, says how that went and keeps it open until it is told. */
final class OtherProgram implements AutoCloseable {
  private static final String OPEN = "open";

  private final Process process;
  private final BufferedReader out;

  private OtherProgram(Process process) {
    this.process = process;
    this.out = process.inputReader(StandardCharsets.UTF_8);
  }

  public static void main(String[] args) throws IOException {
    try (var journal = SqliteJournal.open(Path.of(args[0]), Sample.CLOCK, Sample.ENGINE)) {
      journal.begin("{}");
      System.out.println(OPEN);
      System.in.read();
    } catch (JournalTrouble e) {
      System.out.println(e.reason() + " " + e.getMessage());
    }
  }

  /**
   * Starts the program as an ordinary user, whose permissions count: root gives up the right to
   * ignore them.
   */
  static OtherProgram open(Path file, Path library) throws IOException {
    List<String> command = new ArrayList<>();
    if (System.getProperty("user.name").equals("root")) {
      command.addAll(List.of("setpriv", "--bounding-set", "-dac_override,-dac_read_search"));
    }
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-Xshare:auto", "-XX:TieredStopAtLevel=1"));
    command.add("--enable-native-access=ALL-UNNAMED");
    // A killed program cannot remove the library that it unpacked.
    command.add("-Dorg.sqlite.tmpdir=" + library);
    command.addAll(List.of("-cp", System.getProperty("java.class.path")));
    command.addAll(List.of(OtherProgram.class.getName(), file.toString()));
    var builder = new ProcessBuilder(command).redirectError(Redirect.DISCARD);
    return new OtherProgram(builder.start());
  }

  /** The next line that it prints. */
  String says() throws IOException {
    return out.readLine();
  }

  long pid() {
    return process.pid();
  }

  /** Kills it. */
  @Override
  public void close() {
    process.destroyForcibly().onExit().join();
  }
}
