package org.dradis.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HudCommandTest {
  @TempDir private Path folder;
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  private int hud(String... args) {
    String[] all = new String[args.length + 1];
    all[0] = "hud";
    System.arraycopy(args, 0, all, 1, args.length);
    return dradis(all);
  }

  private int dradis(String... args) {
    var shell = Shell.piped(InputStream.nullInputStream());
    return Main.run(
        Main.commandLine(shell), new PrintWriter(out), new PrintWriter(err, true), args);
  }

  private void assertOneSentence(String word) {
    assertEquals(1, err.toString().lines().count(), err::toString);
    assertTrue(err.toString().contains(word), err::toString);
    assertEquals("", out.toString());
  }

  @Test
  void aShotIsAPictureOfThatSize() throws IOException {
    Path picture = folder.resolve("hud.png");
    assertEquals(
        0, hud("--shot", picture.toString(), "--size", "1024x600", "--lang", "ja"), err::toString);
    var image = ImageIO.read(picture.toFile());
    assertEquals(1024, image.getWidth());
    assertEquals(600, image.getHeight());
    assertEquals("", err.toString());
  }

  @Test
  void theSimulatedTableIsAPictureToo() {
    Path picture = folder.resolve("table.png");
    assertEquals(0, hud("--shot", picture.toString(), "--panel", "simtable"), err::toString);
    assertTrue(Files.exists(picture));
  }

  @ParameterizedTest
  @CsvSource({
    "--panel, attic, attic",
    "--size, large, 800x480",
    "--size, 10x10, 160",
    "--size, 99999x99999, 8192",
    "--lang, tlh, tlh",
  })
  void aWrongWordIsOneSentence(String option, String value, String named) {
    Path picture = folder.resolve("hud.png");
    assertEquals(2, hud("--shot", picture.toString(), option, value));
    assertOneSentence(named);
    assertFalse(Files.exists(picture));
  }

  @Test
  void aScenarioThatIsNotThereIsOneSentence() {
    assertEquals(
        2, hud("--shot", folder.resolve("x.png").toString(), "--scenario", "nowhere.json"));
    assertOneSentence("nowhere.json");
  }

  @Test
  void aScenarioThatIsWrongIsOneSentenceThatNamesTheField() throws IOException {
    Path scenario = folder.resolve("wrong.json");
    Files.writeString(
        scenario,
        """
        {"format": "dradis-scenario/1", "board": {"areas": {"bow": {"raiders": 17}}}}
        """);
    assertEquals(
        2, hud("--shot", folder.resolve("x.png").toString(), "--scenario", scenario.toString()));
    assertOneSentence("board.areas.bow.raiders");
  }

  @Test
  void aPictureThatCannotBeWrittenIsOneSentence() {
    Path picture = folder.resolve("no-such-folder").resolve("hud.png");
    var printed = new ByteArrayOutputStream();
    PrintStream before = System.err;
    System.setErr(new PrintStream(printed, true, StandardCharsets.UTF_8));
    try {
      assertEquals(1, hud("--shot", picture.toString()));
    } finally {
      System.setErr(before);
    }
    assertOneSentence("there is no folder " + picture.getParent());
    assertFalse(err.toString().contains("Exception"), err::toString);
    assertEquals("", printed.toString(StandardCharsets.UTF_8), "the library says something too");
  }

  @Test
  void aLanguageThatNobodyWroteIsRefusedWithoutTheSubcommandToo() {
    assertEquals(2, dradis("--lang", "tlh"));
    assertOneSentence("en, de, ru, ja");
  }

  @ParameterizedTest
  @CsvSource({"--panel, log", "--size, 800x480", "--scenario, battle.json"})
  void whatIsOfAPictureIsNotPassedOverInAWindow(String option, String value) {
    assertEquals(2, hud(option, value));
    assertOneSentence("--shot");
  }

  @Test
  void withoutADisplayThereIsASentence() {
    String sentence = Desktop.missing(Map.of());
    assertNotNull(sentence);
    assertTrue(sentence.contains("DISPLAY"));
    assertNull(Desktop.missing(Map.of("DISPLAY", ":0")));
  }
}
