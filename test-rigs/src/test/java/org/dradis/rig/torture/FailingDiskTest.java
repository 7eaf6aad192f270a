package org.dradis.rig.torture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The system's calls fail in a program of their own, as a full or dying disk lets them fail. */
@EnabledOnOs(value = OS.LINUX, disabledReason = "only Linux preloads the recorder")
class FailingDiskTest {
  private static final long SEED = 33;
  private static final int STEPS = 100;

  @TempDir Path folder;
  private ChildJvm jvm;
  private Recorder recorder;
  private Path home;
  private Path file;

  @BeforeEach
  void prepare() throws IOException {
    Path tools = folder.resolve("java");
    jvm = ChildJvm.in(tools, StubbornWorkload.class);
    recorder = Recorder.compiled(jvm, tools);
    home = Files.createDirectory(folder.resolve("home")).toRealPath();
    file = home.resolve("table.db");
    Files.createFile(StubbornWorkload.ballast(file));
  }

  /** Runs the program and gives how many steps it acknowledged. */
  private long run(String fault) throws IOException {
    Process process = jvm.start(file, SEED, STEPS, STEPS, recorder.environment(home, fault));
    try (var out = process.inputReader(StandardCharsets.US_ASCII)) {
      long steps = out.lines().count();
      process.onExit().join();
      return steps;
    }
  }

  @Test
  void afterRoomIsMadeOnAFullDiskTheGameGoesOn() throws IOException {
    assertEquals(STEPS, run("DRADIS_ROOM=300000"));
    assertEquals(List.of("DISK_FULL"), Files.readAllLines(StubbornWorkload.notes(file)));
    assertEquals(STEPS, Verdict.on(new JournalWorkload(), file, SEED, STEPS));
  }

  @Test
  void aDiskThatFailsOnceDoesNotMakeTheJournalLieAboutTheRest() throws IOException {
    assertEquals(STEPS, run("DRADIS_BAD_SYNC=40"));
    assertEquals(List.of("DISK_FAILED"), Files.readAllLines(StubbornWorkload.notes(file)));
    assertEquals(STEPS, Verdict.on(new JournalWorkload(), file, SEED, STEPS));
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 10, 5_000, 30_000, 40_000})
  void aDiskWithoutRoomForAJournalIsNamedAndGetsNone(int room) throws IOException {
    assertEquals(0, run("DRADIS_ROOM=" + room));
    String sentence = "The disk with the journal " + file + " is full; make room and try again.";
    assertTrue(jvm.lastWords().contains(sentence), jvm::lastWords);
    assertFalse(Files.exists(file));
  }

  @Test
  void aDiskThatFailsWhileAJournalIsMadeLeavesNone() throws IOException {
    assertEquals(0, run("DRADIS_BAD_SYNC=1"));
    assertFalse(Files.exists(file));
    assertNotEquals("", jvm.lastWords());
    assertEquals(0, Verdict.on(new JournalWorkload(), file, SEED, 0));
  }
}
