package org.dradis.pi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.pi4j.io.gpio.digital.PullResistance;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.dradis.table.Section;
import org.dradis.table.Sensing;
import org.dradis.table.Table;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The providers of a real Pi, on whatever machine the tests run on. */
class PiKindTest {
  @TempDir Path nowhere;

  @Test
  void theTableFindsItByItsName() {
    assertTrue(Table.kinds().stream().anyMatch(it -> it.name().equals("pi")));
  }

  @Test
  void offAPiItRefusesInOneSentence() {
    var e =
        assertThrows(
            PiTrouble.class,
            () -> PiKind.open(Section.empty("x"), Sensing.STANDARD, new Board(nowhere)));
    assertEquals("This machine is no Raspberry Pi: run Dradis on one.", e.getMessage());
  }

  /** A machine that only claims to be a Pi: everything is missing, and each part says so. */
  @Test
  void onAPiWithoutBusesItOpensOnceAndSaysWhatIsMissing() throws IOException {
    Files.createDirectories(nowhere.resolve("proc/device-tree"));
    Files.writeString(nowhere.resolve("proc/device-tree/model"), "Raspberry Pi 4 Model B\0");
    var settings = Section.parse("x", "[tap-pad]\n[tower]\n[lights]\n");
    var board = new Board(nowhere);
    for (int i = 0; i < 2; i++) {
      try (var rig = PiKind.open(settings, Sensing.STANDARD, board)) {
        assertEquals(
            List.of(
                "/dev/i2c-1 is missing", "There is no /dev/gpiochip0", "/dev/spidev1.0 is missing"),
            rig.diagnose().stream()
                .map(it -> it.findings().getFirst().sentence().replaceAll(":.*", ""))
                .toList());
        var e = assertThrows(PiTrouble.class, () -> PiKind.open(settings, Sensing.STANDARD, board));
        assertEquals(
            "This Pi is a part of the table already: put all that hangs on it under one [[part]].",
            e.getMessage());
      }
    }
  }

  /** Buses and pins that no machine has, so that this fails on a Pi as well. */
  @Test
  void whatPi4jCannotOpenIsOneSentence() {
    var context = PiKind.context();
    var lines = new Lines(context);
    assertEquals(
        "SPI bus 6.2 could not be opened (Failed to open SPI device /dev/spidev6.2): check that"
            + " nothing else uses it.",
        assertThrows(PiTrouble.class, () -> lines.spi(6, 2, 1_000_000)).getMessage());
    for (var opening :
        List.<Runnable>of(
            () -> lines.i2c(99, 0x24),
            () -> lines.output(4000, false),
            () -> lines.input(4001, PullResistance.PULL_UP))) {
      var e = assertThrows(PiTrouble.class, opening::run);
      assertTrue(e.getMessage().matches("[^\\n]+ could not be opened \\([^\\n]+\\)[^\\n]+\\."));
    }
    context.shutdown();
  }
}
