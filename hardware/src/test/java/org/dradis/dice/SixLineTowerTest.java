package org.dradis.dice;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.dradis.port.DiceThrow;
import org.dradis.port.DiceThrow.Rolled;
import org.junit.jupiter.api.Test;

class SixLineTowerTest {
  private static final long MS = 1_000_000;

  private final RecordingTowerIo io = new RecordingTowerIo();
  private final SixLineTower tower = new SixLineTower(io, TowerSettings.STANDARD);
  private final List<DiceThrow> told = new ArrayList<>();

  @Test
  void edgesAreHeardAndTheLinesReadAtEachPoll() {
    tower.onThrow(told::add);
    io.change(1_000 * MS, Line.DROP, true);
    io.change(1_002 * MS, Line.DROP, false);
    io.change(1_500 * MS, Line.PAR, true);
    io.change(1_600 * MS, Line.SETTLED, true);
    io.pass(1_800 * MS);
    tower.poll();
    assertEquals(List.of(new Rolled(1)), told);
    assertEquals(List.of(0L, 1_800 * MS), io.reads());
  }

  @Test
  void anEdgeThatWasLostIsFoundAtTheNextPoll() {
    tower.onThrow(told::add);
    io.change(1_000 * MS, Line.DROP, true);
    io.change(1_500 * MS, Line.PAR, true);
    io.changeUnheard(1_600 * MS, Line.SETTLED, true);
    tower.poll();
    io.pass(1_800 * MS);
    tower.poll();
    assertEquals(List.of(new Rolled(1)), told);
  }

  @Test
  void aHintIsASentenceForTheMaker() {
    io.change(0, Line.DROP, true);
    io.pass(3_000 * MS);
    tower.poll();
    assertEquals(
        List.of("DROP stays high: look for a die in the chute, then at the lamp of the beam."),
        tower.diagnosis().hints().stream().map(TowerDiagnosis.Hint::sentence).toList());
  }
}
