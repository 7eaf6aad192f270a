package org.dradis.rig.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.dradis.rules.board.Craft;
import org.dradis.scenario.Resolver;
import org.dradis.session.Phase;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BenchmarkTest {

  @Test
  void theNamesAreThePublishedOnes() {
    assertEquals(
        List.of(
            "engine.raiders16",
            "engine.heavyRaiders",
            "engine.basestars",
            "engine.bytesPerActivation",
            "scenario.batch",
            "sweep.full.ms",
            "sweep.full.floor.ms",
            "sweep.full.blind.ms",
            "sweep.arrival.noticed.p99.ms",
            "sweep.arrival.p50.ms",
            "sweep.arrival.p99.ms",
            "sweep.departure.p99.ms",
            "sweep.arrival.blind.p99.ms",
            "sweep.departure.blind.p99.ms",
            "sweep.idle.drift",
            "sweep.call0.full.ms",
            "sweep.call0.arrival.p99.ms",
            "sweep.call0.departure.p99.ms",
            "sweep.call150.full.ms",
            "sweep.call150.arrival.p99.ms",
            "sweep.call150.departure.p99.ms",
            "led.encode.us",
            "journal.input.us",
            "journal.fsync.us",
            "journal.bytesPerGame",
            "journal.resume.ms",
            "session.input.us",
            "session.lights.us"),
        Benchmark.all().stream().map(Benchmark::name).toList());
  }

  @Test
  void theEveningTakesEveryInputAndComesBackAsItWas() {
    var evening = new SessionEvening();
    evening.play(400);
    assertEquals(400 * 120, evening.lit());
    assertTrue(evening.table().state().history().back() > 200, "most of it was refused");
    try (var stored = evening.stored()) {
      assertEquals(evening.table().state(), stored.resume().state());
    }
  }

  @Test
  void anEveningIsPlayedToItsOutcomeByHands() {
    var evening = GameBytes.evening(1);
    assertNotNull(evening.end().game().board().outcome());
    assertEquals(Phase.CLOSED, evening.end().phase());
    assertTrue(evening.inputs() > 200, evening::toString);
    assertTrue(evening.bytes() > 100L * evening.inputs(), evening::toString);
    assertEquals(evening, GameBytes.evening(1));
  }

  @Test
  void thePositionHasSixteenRaidersEightVipersAndSixCivilianShips() {
    var board = Position.sixteenRaiders().board();
    assertEquals(16, board.raiders());
    assertEquals(6, board.civiliansInSpace().size());
    assertEquals(0, board.hangar().reserves().of(Craft.MK2));
  }

  @Test
  void anActivationIsPlayedToItsEndAndTellsOfEveryRaider() {
    var activation = new Activation(Position.sixteenRaiders());
    var end = activation.once();
    assertEquals(null, end.agenda());
    assertTrue(activation.events() > 16, () -> "only " + activation.events() + " events");
  }

  @Test
  void everyScenarioOfTheBatchIsPlayedToItsEnd() throws IOException {
    var batch = VariedScenarios.batch(300).getBytes(StandardCharsets.UTF_8);
    var out = new StringWriter();
    assertEquals(0, Resolver.resolve(new ByteArrayInputStream(batch), out, new StringWriter()));
    var lines = out.toString().lines().toList();
    assertEquals(300, lines.size());
    for (var line : lines) {
      assertTrue(line.startsWith("{\"board\":"), line);
    }
    assertTrue(lines.stream().distinct().count() > 250, "they are all alike");
  }

  @Test
  void everyFrameOfTheLedsIsAChangedOne() {
    var frames = new LedEncoding.Frames();
    int sent = 4 + 4 * 120 + 4 + 8;
    assertEquals((long) frames.some() * sent, frames.bytes());
  }

  @Test
  void durableInputsAreMeasuredTogetherAndLeaveNothing(@TempDir Path folder) throws IOException {
    var inputs = new DurableInputs(folder);
    var all = inputs.measure();
    assertSame(all, inputs.measure());
    assertTrue(all.bare().median() > 0, all::toString);
    assertTrue(all.input().median() > 0, all::toString);
    // 120 LEDs at 4 MHz take a millisecond of bus.
    assertTrue(all.lights().median() > all.input().median() + 900, all::toString);
    try (var left = Files.list(folder)) {
      assertEquals(0, left.count());
    }
  }
}
