package org.dradis.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ResolveCommandTest {
  private static final String GOOD =
      "{\"format\":\"dradis-scenario/1\",\"steps\":[{\"icon\":\"launch-raiders\"}]}\n";
  private static final String NEEDS_A_DIE =
      "{\"format\":\"dradis-scenario/1\",\"steps\":[{\"icon\":\"activate-basestars\"}]}\n";
  private static final String TOO_MANY_RAIDERS =
      "{\"format\":\"dradis-scenario/1\",\"board\":{\"areas\":{\"bow\":{\"raiders\":17}}},"
          + "\"steps\":[]}\n";

  @TempDir private Path folder;
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  @Test
  void aScenarioGivesItsEventsAndThenTheBoard() throws IOException {
    assertEquals(0, resolve(file(GOOD)));
    var lines = out.toString().lines().toList();
    assertTrue(lines.getFirst().startsWith("{\"event\":"), out::toString);
    assertTrue(lines.getLast().startsWith("{\"board\":"), out::toString);
    assertEquals("", err.toString());
  }

  @Test
  void aDashIsStandardInput() {
    assertEquals(0, run(GOOD, "resolve", "-"));
    assertTrue(out.toString().contains("{\"board\":"), out::toString);
  }

  @Test
  void aMissingDieIsExitCode3AndTheLastLine() throws IOException {
    assertEquals(3, resolve(file(NEEDS_A_DIE)));
    var last = out.toString().lines().toList().getLast();
    assertTrue(last.startsWith("{\"pending\":{\"kind\":\"roll\""), last);
    assertEquals("", err.toString());
  }

  @Test
  void aWrongFieldIsExitCode2AndOneLineThatBeginsWithIt() throws IOException {
    assertEquals(2, resolve(file(TOO_MANY_RAIDERS)));
    assertComplaintBeginsWith("board.areas.bow.raiders: ");
  }

  @Test
  void aBatchHasOneLineEachAndExitCode0() throws IOException {
    assertEquals(0, resolve(file(GOOD + NEEDS_A_DIE + TOO_MANY_RAIDERS)));
    var lines = out.toString().lines().toList();
    assertEquals(3, lines.size());
    assertTrue(lines.get(0).startsWith("{\"board\":"), out::toString);
    assertTrue(lines.get(1).startsWith("{\"pending\":"), out::toString);
    assertTrue(lines.get(2).startsWith("{\"error\":"), out::toString);
  }

  @Test
  void aMissingFileIsNamed() {
    assertEquals(2, resolve(folder.resolve("gone.json")));
    assertComplaintBeginsWith(folder.resolve("gone.json") + ": there is no such file");
  }

  @Test
  void aFolderIsNamed() {
    assertEquals(2, resolve(folder));
    assertComplaintBeginsWith(folder + ": is a folder");
  }

  @Test
  void anEmptyFileIsNamed() throws IOException {
    var empty = file(" \n\n");
    assertEquals(2, resolve(empty));
    assertComplaintBeginsWith(empty + ": ");
  }

  @Test
  void aBinaryFileIsNamed() throws IOException {
    var binary = folder.resolve("binary");
    Files.write(binary, new byte[] {(byte) 0x89, 'P', 'N', 'G', 0, (byte) 0xFF, '\n', 1});
    assertEquals(2, resolve(binary));
    assertComplaintBeginsWith(binary + ": ");
  }

  @Test
  void aPathThatCannotBeIsNamed() {
    assertEquals(2, run("", "resolve", "a\0b"));
    assertEquals(1, err.toString().lines().count(), err::toString);
  }

  @Test
  void withoutAFileItIsOneSentenceAndExitCode2() {
    assertEquals(2, run("", "resolve"));
    assertEquals(1, err.toString().lines().count(), err::toString);
    assertTrue(err.toString().contains("FILE"), err::toString);
  }

  @Test
  void aReaderThatHasGoneEndsItQuietly() {
    assertEquals(Main.READER_GONE, runInto("Broken pipe"));
    assertEquals("", err.toString());
  }

  @Test
  void aFullDiskIsTold() {
    assertEquals(1, runInto("No space left on device"));
    assertTrue(err.toString().contains("No space left on device"), err::toString);
  }

  private static final String FAN_CARD =
      """
      {"format": "cylon-attacks/1", "cards": [{"name": "Ghost Fleet", "expansion": "fan",
        "activate": [], "place": {"bow": {"raiders": 2}},
        "special": {"until": "next-jump", "text": "A reminder."}}]}
      """;
  private static final String FAN_SCENARIO =
      """
      {"format": "dradis-scenario/1", "board": {}, "steps": [{"attackCard": "Ghost Fleet"}]}
      """;

  @Test
  void aCardThatPlayersBringIsPlayed() throws IOException {
    Path cards = Files.writeString(folder.resolve("cards.json"), FAN_CARD);
    assertEquals(0, run(FAN_SCENARIO, "resolve", "--cards", cards.toString(), "-"));
    String board = out.toString().lines().toList().getLast();
    assertTrue(board.contains("\"bow\":{\"raiders\":2"), board);
    assertTrue(board.contains("\"activeCards\":[\"Ghost Fleet\"]"), board);
  }

  @Test
  void withoutItsFileTheCardIsUnknown() {
    assertEquals(2, run(FAN_SCENARIO, "resolve", "-"));
    assertEquals("", out.toString());
    assertTrue(err.toString().startsWith("steps[0].attackCard: "), err::toString);
  }

  @Test
  void aBrokenCardFileIsNamed() throws IOException {
    Path cards =
        Files.writeString(folder.resolve("cards.json"), "{\"format\": \"cylon-attacks/1\"}");
    assertEquals(2, run(FAN_SCENARIO, "resolve", "--cards", cards.toString(), "-"));
    assertEquals("", out.toString());
    assertEquals(cards + ": cards: is missing\n", err.toString());
  }

  @ParameterizedTest
  @ValueSource(strings = {"--help", "--version"})
  void helpThatCannotBeWrittenIsOneSentenceToo(String option) {
    assertEquals(1, runInto("No space left on device", option));
    assertEquals(
        "dradis: standard output cannot be written: No space left on device\n", err.toString());
  }

  private int runInto(String failure) {
    return runInto(failure, "resolve", "-");
  }

  private int runInto(String failure, String... args) {
    var broken =
        new OutputStream() {
          @Override
          public void write(int b) throws IOException {
            throw new IOException(failure);
          }
        };
    var lost = new PrintWriter(new StandardOutput(broken), false, StandardCharsets.UTF_8);
    return Main.run(line(GOOD), lost, new PrintWriter(err), args);
  }

  private int resolve(Path file) {
    return run("", "resolve", file.toString());
  }

  private int run(String in, String... args) {
    return Main.run(line(in), new PrintWriter(out), new PrintWriter(err), args);
  }

  private static picocli.CommandLine line(String in) {
    return Main.commandLine(
        Shell.piped(new ByteArrayInputStream(in.getBytes(StandardCharsets.UTF_8))));
  }

  private Path file(String text) throws IOException {
    return Files.writeString(folder.resolve("scenario.json"), text);
  }

  private void assertComplaintBeginsWith(String words) {
    assertEquals("", out.toString());
    assertEquals(1, err.toString().lines().count(), err::toString);
    assertTrue(err.toString().startsWith(words), err::toString);
  }
}
