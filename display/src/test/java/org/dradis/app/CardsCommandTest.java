package org.dradis.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

class CardsCommandTest {
  private static final String FAN =
      """
      {"format": "crisis-icons/1", "cards": [
       {"name": "Scorpia Falls", "expansion": "razor", "deck": "crisis",
        "icons": ["activate-raiders", "launch-raiders"], "jump": true, "copies": 2},
       {"name": "Riots", "expansion": "razor", "deck": "new-caprica", "icons": [], "evacuate": true}]}
      """;

  @TempDir private Path folder;

  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  private int cards(String... args) {
    return Main.run(
        new CommandLine(new CardsCommand()), new PrintWriter(out), new PrintWriter(err), args);
  }

  private String file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text).toString();
  }

  private List<String> lines() {
    return out.toString().lines().toList();
  }

  @Test
  void theProgramKnowsTheCommand() {
    int exitCode =
        Main.run(
            Main.commandLine(Shell.of(InputStream.nullInputStream(), "", Map.of())),
            new PrintWriter(out),
            new PrintWriter(err),
            "cards",
            "--attack");
    assertEquals(0, exitCode);
    assertEquals(21, lines().size());
  }

  @Test
  void withoutAWordAllCardsOfTheGameAreListed() {
    assertEquals(0, cards());
    assertEquals(21 + 166, lines().size());
    assertEquals("", err.toString());
    String listed = out.toString();
    out.getBuffer().setLength(0);
    assertEquals(0, cards("list"));
    assertEquals(listed, out.toString());
  }

  @Test
  void aLineTellsWhatIsOnTheCard() {
    cards("--attack", "--expansion", "pegasus");
    assertEquals(
        """
        Dogfight           pegasus  attack        activate-raiders    until next-jump-or-no-raiders
        Scar               pegasus  attack        activate-raiders    until next-jump-or-scar-destroyed
        The Guardians      pegasus  attack        activate-basestars  until next-jump
        Lured into a Trap  pegasus  super attack  activate-raiders    until next-jump
        """,
        out.toString());
  }

  @ParameterizedTest
  @ValueSource(strings = {"base", "pegasus", "exodus", "daybreak"})
  void crisisCardsCanBeListedByExpansion(String expansion) {
    assertEquals(0, cards("--crisis", "--expansion", expansion));
    assertTrue(lines().size() >= 24, out::toString);
    assertTrue(lines().stream().allMatch(line -> line.contains(expansion)), out::toString);
  }

  @Test
  void aPlayersFileIsMerged() throws IOException {
    assertEquals(0, cards("--expansion", "razor", file("fan.json", FAN)));
    assertEquals(
        """
        Riots          razor  new-caprica                                     evacuate
        Scorpia Falls  razor  crisis       activate-raiders + launch-raiders  jump, 2 copies
        """,
        out.toString());
    out.getBuffer().setLength(0);
    cards("list", file("fan.json", FAN));
    assertEquals(21 + 166 + 1 - 1, lines().size());
  }

  @Test
  void jsonIsACardALineInTheFormOfTheFiles() throws IOException {
    assertEquals(0, cards("--json", "--expansion", "razor", file("fan.json", FAN)));
    assertEquals(
        """
        {"name":"Riots","expansion":"razor","deck":"new-caprica","icons":[],"evacuate":true,"copies":1}
        {"name":"Scorpia Falls","expansion":"razor","deck":"crisis","icons":["activate-raiders","launch-raiders"],"jump":true,"copies":2}
        """,
        out.toString());
  }

  @Test
  void attackAndCrisisExcludeEachOther() {
    assertEquals(2, cards("--attack", "--crisis"));
    assertOneLine("--attack");
  }

  @Test
  void anUnknownExpansionListsThoseThereAre() {
    assertEquals(2, cards("--expansion", "razor"));
    assertOneLine("expansions are base, daybreak, exodus, pegasus");
  }

  @Test
  void aGoodFileIsCounted() throws IOException {
    assertEquals(0, cards("check", file("fan.json", FAN)));
    assertEquals("2 cards, ok\n", out.toString());
    assertEquals("", err.toString());
  }

  @Test
  void severalFilesAreCountedTogether() throws IOException {
    String attacks =
        """
        {"format": "cylon-attacks/1", "cards": [{"name": "The Hunters", "expansion": "razor",
         "activate": [], "place": {}, "special": {"until": "now"}}]}
        """;
    assertEquals(0, cards("check", file("a.json", attacks)));
    assertEquals("1 card, ok\n", out.toString());
    out.getBuffer().setLength(0);
    assertEquals(0, cards("check", file("fan.json", FAN), file("a.json", attacks)));
    assertEquals("3 cards, ok\n", out.toString());
  }

  @Test
  void aWrongFileIsOneSentenceWithFileAndField() throws IOException {
    String wrong = file("wrong.json", FAN.replace("\"copies\": 2", "\"copies\": 0"));
    assertEquals(2, cards("check", file("fan.json", FAN), wrong));
    assertOneLine(wrong + ": cards[0].copies: must be 1-99, not 0");
    err.getBuffer().setLength(0);
    assertEquals(2, cards("list", wrong));
    assertOneLine(wrong + ": cards[0].copies: must be 1-99, not 0");
  }

  @Test
  void whatIsNoFileIsOneSentence() throws IOException {
    assertEquals(2, cards("check", folder.resolve("none.json").toString()));
    assertOneLine("none.json: there is no such file");
    err.getBuffer().setLength(0);
    assertEquals(2, cards("check", folder.toString()));
    assertOneLine("is a folder, not a file");
    err.getBuffer().setLength(0);
    Path bytes = Files.write(folder.resolve("bytes.json"), new byte[] {(byte) 0xFF, 0});
    assertEquals(2, cards("check", bytes.toString()));
    assertOneLine("bytes.json: is not written in UTF-8");
    err.getBuffer().setLength(0);
    assertEquals(2, cards("check", file("empty.json", "")));
    assertOneLine("empty.json: there is nothing here");
    err.getBuffer().setLength(0);
    assertEquals(2, cards("check"));
    assertOneLine("FILE");
  }

  @Test
  void aSentenceStaysOnOneLine() throws IOException {
    String wrong = file("wrong.json", FAN.replace("\"razor\"", "\"razor\", \"a\\nb\": 1"));
    assertEquals(2, cards("check", wrong));
    assertOneLine("cards[0].a b: unknown here");
  }

  private void assertOneLine(String part) {
    assertEquals("", out.toString());
    assertEquals(1, err.toString().lines().count(), err::toString);
    assertTrue(err.toString().contains(part), err::toString);
  }

  @Test
  void aDoubledFieldIsNamedWithItsFile() throws IOException {
    String bad = file("bad.json", "{\"format\": \"crisis-icons/1\", \"cards\": [], \"cards\": []}");
    assertEquals(2, cards("check", bad));
    assertTrue(err.toString().startsWith(bad + ": cards: is there twice"), err::toString);
  }
}
