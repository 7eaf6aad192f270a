package org.dradis.rig.torture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TortureTest {
  private static final long SEED = 1978;

  @TempDir Path folder;

  private final AtomicInteger told = new AtomicInteger();

  private static Torture torture(Class<? extends Workload> workload) {
    return new Torture(workload, SEED, 2);
  }

  @Test
  void aSessionSurvivesSixtyKills() throws IOException {
    survives(SessionWorkload.class, 60);
  }

  @Test
  void aJournalSurvivesAHundredAndFortyKills() throws IOException {
    survives(JournalWorkload.class, 140);
  }

  private void survives(Class<? extends Workload> workload, int kills) throws IOException {
    var report = torture(workload).kills(kills, folder, told::incrementAndGet);
    assertEquals(kills, report.crashes());
    assertEquals(kills, told.get());
    assertTrue(report.acknowledged() > 10L * kills, report::toString);
    assertNothingIsLeft();
  }

  @ParameterizedTest
  @ValueSource(classes = {SessionWorkload.class, JournalWorkload.class})
  @EnabledOnOs(value = OS.LINUX, disabledReason = "only Linux preloads the recorder")
  void aThousandPowerCutsLoseNothing(Class<? extends Workload> workload) throws IOException {
    var report = torture(workload).drops(1_000, folder, told::incrementAndGet);
    assertEquals(1_000, report.crashes());
    assertEquals(1_000, told.get());
    assertNothingIsLeft();
  }

  private void assertNothingIsLeft() throws IOException {
    try (var left = Files.list(folder)) {
      assertEquals(0, left.count());
    }
  }

  /** Else a test that nothing survives would prove nothing. */
  @ParameterizedTest
  @ValueSource(classes = {BareWorkload.Normal.class, BareWorkload.Off.class})
  @EnabledOnOs(value = OS.LINUX, disabledReason = "only Linux preloads the recorder")
  void whoDoesNotWaitForTheDiskLosesRows(Class<? extends Workload> careless) {
    var loss =
        assertThrows(
            Loss.class, () -> torture(careless).drops(2_000, folder, told::incrementAndGet));
    assertTrue(loss.getMessage().contains("steps were acknowledged and"), loss.getMessage());
    assertTrue(told.get() < 200, "it took " + told);
  }

  @ParameterizedTest
  @CsvSource({
    "HASTY, steps were acknowledged and",
    "PIECEMEAL, ends in the middle of an input",
  })
  @EnabledOnOs(value = OS.LINUX, disabledReason = "only Linux preloads the recorder")
  void aSessionOverACarelessJournalIsFoundOut(CarelessSession.Fault fault, String how) {
    var loss =
        assertThrows(
            Loss.class,
            () -> torture(fault.workload()).drops(2_000, folder, told::incrementAndGet));
    assertTrue(loss.getMessage().contains(how), loss.getMessage());
  }

  @Test
  @EnabledOnOs(value = OS.LINUX, disabledReason = "only Linux preloads the recorder")
  void whoWaitsForTheDiskLosesNone() throws IOException {
    torture(BareWorkload.Full.class).drops(250, folder, told::incrementAndGet);
    assertEquals(250, told.get());
  }
}
