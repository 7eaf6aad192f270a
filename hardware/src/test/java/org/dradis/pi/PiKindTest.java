package org.dradis.pi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.pi4j.io.gpio.digital.PullResistance;
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
    assertTrue(e.getMessage().contains("--table sim"), e.getMessage());
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
