package org.dradis.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.Map;
import org.junit.jupiter.api.Test;

class DradisCommandTest {
  private static final String ESCAPE = "\u001B";

  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();
  private int pauses;

  @Test
  void aSeedGivesTheSameBattleAgain() {
    assertEquals(0, battle(false, false, "--seed", "7"));
    var first = out.toString();
    out.getBuffer().setLength(0);
    assertEquals(0, battle(false, false, "--seed", "7"));
    assertEquals(first, out.toString());
    assertEquals("", err.toString());
  }

  @Test
  void withoutASeedItTellsHowToPlayItAgain() {
    assertEquals(0, battle(false, false));
    var lines = out.toString().lines().toList();
    assertTrue(lines.getFirst().matches("Battle \\d+  \\(dradis --seed \\d+ .*"), lines::getFirst);
  }

  @Test
  void nothingWaitsUnlessATerminalReads() {
    battle(false, false, "--seed", "7");
    assertEquals(0, pauses);
  }

  @Test
  void aTerminalGetsAPauseForEachLine() {
    battle(true, false, "--seed", "7");
    assertEquals(out.toString().lines().count(), pauses);
  }

  @Test
  void fastDoesNotWait() {
    battle(true, false, "--seed", "7", "--fast");
    battle(true, false, "--seed", "7", "--no-pause");
    assertEquals(0, pauses);
  }

  @Test
  void coloursChangeNoWord() {
    battle(false, false, "--seed", "7");
    var plain = out.toString();
    assertFalse(plain.contains(ESCAPE));
    out.getBuffer().setLength(0);
    battle(true, true, "--seed", "7", "--fast");
    assertTrue(out.toString().contains(ESCAPE));
    assertEquals(plain, out.toString().replaceAll(ESCAPE + "\\[\\d+m", ""));
  }

  @Test
  void coloursNeedATerminalThatWantsThem() {
    assertTrue(shell("out err", Map.of("TERM", "xterm")).colours());
    assertFalse(shell("err", Map.of("TERM", "xterm")).colours());
    assertFalse(shell("out", Map.of("TERM", "dumb")).colours());
    assertFalse(shell("out", Map.of("TERM", "xterm", "NO_COLOR", "1")).colours());
    assertTrue(shell("out", Map.of("TERM", "xterm", "NO_COLOR", "")).colours());
  }

  private static Shell shell(String terminals, Map<String, String> environment) {
    return Shell.of(InputStream.nullInputStream(), terminals, environment);
  }

  private int battle(boolean terminal, boolean colours, String... args) {
    var shell = new Shell(InputStream.nullInputStream(), terminal, false, colours, _ -> pauses++);
    return Main.run(Main.commandLine(shell), new PrintWriter(out), new PrintWriter(err), args);
  }
}
