package org.dradis.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PlayCommandTest {
  @TempDir private Path temporary;
  private Path folder;

  private StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  @BeforeEach
  void resolve() throws IOException {
    folder = temporary.toRealPath();
  }

  private int dradis(String... args) {
    out = new StringWriter();
    return Main.run(
        Main.commandLine(Shell.of(InputStream.nullInputStream(), "", Map.of())),
        new PrintWriter(out),
        new PrintWriter(err),
        args);
  }

  private int play(String script, String... more) throws IOException {
    Path file = Files.writeString(folder.resolve("evening.txt"), script);
    List<String> args =
        new ArrayList<>(
            List.of("play", "--table", "sim", "--headless", "--script", file.toString()));
    args.addAll(List.of(more));
    return dradis(args.toArray(String[]::new));
  }

  @Test
  void aScriptIsPlayed() throws IOException {
    assertEquals(
        0, play("icon raiders\nexpect task move 3 raiders from the bow to the starboard bow\n"));
    assertTrue(out.toString().contains("  - move 3 raiders from the bow to the starboard bow"));
    assertEquals("", err.toString());
  }

  @Test
  void theQuickTableTellsTheSame() throws IOException {
    String script = "icon raiders\nmove raider 2 from bow to starboard-bow\nlose zone stern\n";
    assertEquals(0, play(script + "find zone stern\ntidy\nexpect no tasks\n"), err::toString);
    String simulated = out.toString();
    Path file = folder.resolve("evening.txt");
    assertEquals(
        0,
        dradis("play", "--table", "memory", "--headless", "--script", file.toString()),
        err::toString);
    assertEquals(withoutTroubles(simulated), withoutTroubles(out.toString()));
  }

  /** The drivers say more precisely what to look at. */
  private static List<String> withoutTroubles(String told) {
    return told.lines().filter(line -> !line.startsWith("  ! ")).toList();
  }

  @Test
  void whatTheSimulatedTableCannotHaveIsSaidWithItsLine() throws IOException {
    assertEquals(1, play("readers supply\nicon raiders\n"));
    assertTrue(err.toString().contains("line 2: The simulated table has no zone supply"));
    assertEquals(1, play("stranger BADC0DE0 in bow\n"));
    assertTrue(err.toString().contains("line 1: zones do not read a tag \"BADC0DE0\""));
  }

  @Test
  void whatTheScriptDoesNotExpectIsNamedWithItsLine() throws IOException {
    assertEquals(1, play("\nexpect waiting\n"));
    assertTrue(
        err.toString().endsWith("evening.txt, line 2: this was expected, but waiting is false\n"),
        err::toString);
  }

  @Test
  void aGameThatWasKeptIsToldAndReplayed() throws IOException {
    String journal = folder.resolve("evening.db").toString();
    assertEquals(
        0,
        play(
            "icon raiders\ntidy\ngalactica attacks raider in starboard-bow\nthrow 8\nstand\n",
            "--journal",
            journal),
        err::toString);
    assertEquals(0, dradis("games", "show", "1", "--journal", journal), err::toString);
    assertTrue(out.toString().contains("> Icon: Raiders attack"), out::toString);
    assertTrue(
        out.toString().contains("A raider is destroyed in the starboard bow."), out::toString);
    assertEquals(0, dradis("games", "replay", "1", "--journal", journal), err::toString);
    assertTrue(out.toString().startsWith("Game 1 comes out as written: "), out::toString);
    assertEquals(0, dradis("games", "replay", "1", "--speed", "0", "--journal", journal));
    assertTrue(out.toString().contains("> Icon: Raiders attack"), out::toString);
    assertTrue(out.toString().contains("\nGame 1 comes out as written: "), out::toString);
    assertEquals(2, dradis("games", "replay", "1", "--speed", "-1", "--journal", journal));
    assertTrue(
        err.toString().startsWith("dradis: --speed is 0 or more, such as 10, but it is -1.0; "),
        err::toString);
    assertEquals(0, dradis("games", "export", "1", "--journal", journal), err::toString);
    assertTrue(out.toString().contains("ship-a"));
    assertTrue(!out.toString().contains("c01"));
  }

  @Test
  void whatIsNotThereYetIsSaid() {
    assertEquals(2, dradis("play", "--table", "pi", "--headless", "--script", "x"));
    assertEquals(2, dradis("play", "--table", "sim", "--script", "x"));
    assertEquals(2, dradis("play", "--table", "sim", "--headless", "--script", "no-such.txt"));
    assertTrue(err.toString().contains("no-such.txt: there is no such file"), err::toString);
  }
}
