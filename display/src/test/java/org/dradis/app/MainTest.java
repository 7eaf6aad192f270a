package org.dradis.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;
import picocli.CommandLine.Command;

class MainTest {

  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  @Test
  void helpListsTheSubcommands() {
    assertEquals(0, dradis("--help"));
    assertTrue(out.toString().contains("Commands:"), out::toString);
    assertEquals("", err.toString());
  }

  @Test
  void theLogLiesBesideTheJournal() throws IOException {
    String before = System.getProperty(Main.DATA);
    try (InputStream file = Main.class.getResourceAsStream("/logback.xml")) {
      Map<String, String> environment = Map.of("HOME", "/home/adama");
      Main.logBeside(environment);
      assertEquals(
          new JournalOption().file(environment).getParent().toString(),
          System.getProperty(Main.DATA));
      String settings = new String(file.readAllBytes(), StandardCharsets.UTF_8);
      assertTrue(settings.contains("${" + Main.DATA), settings);
    } finally {
      if (before == null) {
        System.clearProperty(Main.DATA);
      } else {
        System.setProperty(Main.DATA, before);
      }
    }
  }

  @Test
  void versionIsTheOneOfTheBuild() {
    assertEquals(0, dradis("--version"));
    assertTrue(out.toString().matches("dradis \\d+\\.\\d+\\.\\d+\\S*\\R"), out::toString);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "resolve",
        "bench",
        "cards",
        "cards list",
        "setup",
        "autoplay",
        "doctor",
        "enrol",
        "torture"
      })
  void aSubcommandTellsTheSameVersion(String subcommand) {
    assertEquals(0, dradis((subcommand + " --version").split(" ", -1)));
    assertTrue(out.toString().matches("dradis \\d+\\.\\d+\\.\\d+\\S*\\R"), out::toString);
  }

  @Test
  void anUnknownOptionIsOneSentenceAndExitCode2() {
    assertEquals(2, dradis("--frobnicate"));
    assertOneSentenceThatNames("--frobnicate");
  }

  @Test
  void anUnknownSubcommandIsOneSentenceAndExitCode2() {
    assertEquals(2, dradis("hlep"));
    assertOneSentenceThatNames("hlep");
  }

  @Test
  void anUnexpectedExceptionIsOneSentenceAndExitCode1() {
    assertEquals(1, run(new CommandLine(new Failing(new IllegalStateException("two\nlines")))));
    assertOneSentenceThatNames("two; lines");
  }

  @Test
  void anErrorIsOneSentenceAndExitCode1() {
    assertEquals(1, run(new CommandLine(new Failing(new StackOverflowError()))));
    assertOneSentenceThatNames("StackOverflowError");
  }

  private int dradis(String... args) {
    return run(Main.commandLine(Shell.piped(InputStream.nullInputStream())), args);
  }

  private int run(CommandLine commandLine, String... args) {
    return Main.run(commandLine, new PrintWriter(out), new PrintWriter(err), args);
  }

  private void assertOneSentenceThatNames(String name) {
    assertEquals("", out.toString());
    assertEquals(1, err.toString().lines().count(), err::toString);
    assertTrue(err.toString().contains(name), err::toString);
  }

  @Command(name = "failing")
  private record Failing(Throwable failure) implements Runnable {
    @Override
    public void run() {
      switch (failure) {
        case RuntimeException e -> throw e;
        case Error e -> throw e;
        default -> throw new AssertionError(failure);
      }
    }
  }
}
