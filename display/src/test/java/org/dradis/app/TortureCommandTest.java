package org.dradis.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.dradis.rig.hands.HandsFailure;
import org.dradis.rig.hands.HandsReport;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

class TortureCommandTest {
  @TempDir private Path folder;

  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  @Test
  void someMovementsAreTold() {
    assertEquals(0, run(false, HandsTorture::onAllCores, "--moves", "12"));
    assertTrue(out.toString().startsWith("Moved ships 12 times in "), out::toString);
    assertEquals(3, out.toString().lines().count());
    assertEquals("", err.toString());
  }

  @Test
  void jsonIsOneObjectOnOneLine() {
    assertEquals(0, run(false, (_, _) -> report(null), "--moves", "9", "--json"));
    assertEquals(
        "{\"moves\":9,\"missed\":1,\"bursts\":2,\"faults\":3,\"reports\":4,"
            + "\"virtual_seconds\":60,\"slowest_ms\":1500,\"oldest_ms\":20,\"failure\":null}\n",
        out.toString());
  }

  @Test
  void whatWentWrongIsExitCode1AndCanBeRepeated() {
    var failure = new HandsFailure(12, 7, "A \"ship\" is lost.", List.of("one", "two"));
    assertEquals(1, run(false, (_, _) -> report(failure), "--moves", "9", "--json"));
    assertTrue(
        out.toString()
            .endsWith(
                "\"failure\":{\"seed\":12,\"burst\":7,"
                    + "\"sentence\":\"A \\\"ship\\\" is lost.\"}}\n"),
        out::toString);
    assertEquals(
        """
        one
        two
        dradis: the table sensed wrong: A "ship" is lost.
        to repeat it (burst 7): dradis torture --seed 12 --moves 250
        """,
        err.toString());
  }

  @Test
  void theProgressIsForTerminalsOnly() {
    run(
        true,
        (_, progress) -> {
          progress.accept(9);
          return report(null);
        },
        "--moves",
        "9");
    assertEquals("\r[" + "#".repeat(40) + "] 9 of 9 movements\n", err.toString());
  }

  @Test
  void fewerThanNoMovementsAreOneSentenceAndExitCode2() {
    assertEquals(2, run(false, (_, _) -> report(null), "--moves", "-1"));
    assertEquals(
        "dradis: --moves cannot be negative, but it is -1; torture --help lists what there is\n",
        err.toString());
  }

  @Test
  void killsAndPowerCutsTellWhatWasSurvived() {
    assertEquals(0, crash("--kills", "3", "--drops", "20", "--folder", folder.toString()));
    assertTrue(out.toString().startsWith("Killed 3 times, with "), out::toString);
    assertTrue(out.toString().contains("\nCut the power 20 times, after "), out::toString);
    assertTrue(
        out.toString().endsWith("\nNothing was lost, and nothing was half-done.\n"), out::toString);
    assertEquals("", err.toString());
  }

  @Test
  void aFolderThatIsNotThereIsNamed() {
    assertEquals(2, crash("--kills", "1", "--folder", folder.resolve("missing").toString()));
    assertTrue(err.toString().startsWith("dradis: --folder: there is no folder "), err::toString);
  }

  private int crash(String... args) {
    return run(false, (_, _) -> report(null), args);
  }

  private static HandsReport report(@Nullable HandsFailure failure) {
    return new HandsReport(
        9,
        1,
        2,
        3,
        4,
        Duration.ofMinutes(1),
        Duration.ofMillis(1500),
        Duration.ofMillis(20),
        failure);
  }

  private int run(boolean errIsTerminal, HandsTorture.Runner runner, String... args) {
    var shell = new Shell(InputStream.nullInputStream(), false, errIsTerminal, false, _ -> {});
    var command = new TortureCommand(shell, runner);
    return Main.run(new CommandLine(command), new PrintWriter(out), new PrintWriter(err), args);
  }
}
