package org.dradis.dice;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.dradis.port.DiceThrow;
import org.dradis.port.DiceThrow.Doubt;
import org.dradis.port.DiceThrow.Doubtful;
import org.dradis.port.DiceThrow.Rolled;
import org.dradis.port.DiceThrow.VoidReason;
import org.dradis.port.DiceThrow.Voided;
import org.junit.jupiter.api.Test;

/** Times are in milliseconds. The face is 5: D2 alone is high. */
class RollReaderTest {
  private static final long MS = 1_000_000;
  private static final DiceThrow FIVE = new Rolled(5);

  private final List<DiceThrow> told = new ArrayList<>();
  private RollReader reader = starting(Levels.ALL_LOW);

  @Test
  void aRollIsADropThenARestThenAFaceUnchanged() {
    drop(1_000);
    rise(1_500, Line.D2);
    rise(1_600, Line.SETTLED);
    tick(1_799);
    assertEquals(List.of(), told);
    tick(1_800);
    assertEquals(List.of(FIVE), told);
    tick(60_000);
    assertEquals(List.of(FIVE), told);
  }

  @Test
  void oneLateTickTellsTheSameAsManyInTime() {
    drop(1_000);
    rise(1_500, Line.D2);
    rise(1_600, Line.SETTLED);
    tick(60_000);
    assertEquals(List.of(FIVE), told);
  }

  @Test
  void aRestWithoutADropIsNoRoll() {
    rise(1_000, Line.D2);
    rise(1_000, Line.SETTLED);
    tick(60_000);
    assertEquals(List.of(), told);
  }

  @Test
  void aRestFromBeforeTheDropIsNotItsRest() {
    reader = starting(Levels.ALL_LOW.with(Line.SETTLED, true).with(Line.D2, true));
    drop(1_000);
    tick(60_000);
    assertEquals(List.of(new Doubtful(Doubt.NEVER_SETTLED)), told);
  }

  @Test
  void aRestThatBeganJustBeforeTheDropIsNotItsRest() {
    rise(970, Line.D2);
    rise(980, Line.SETTLED);
    drop(1_000);
    tick(5_999);
    assertEquals(List.of(), told);
    tick(6_000);
    assertEquals(List.of(new Doubtful(Doubt.NEVER_SETTLED)), told);
  }

  @Test
  void aDropInTheLastMomentVoidsAndBeginsAnew() {
    drop(1_000);
    rise(1_500, Line.D2);
    rise(1_600, Line.SETTLED);
    drop(1_799);
    assertEquals(List.of(new Voided(VoidReason.DROPPED_AGAIN)), told);
    fall(1_900, Line.SETTLED);
    rise(2_400, Line.SETTLED);
    tick(3_000);
    assertEquals(List.of(new Voided(VoidReason.DROPPED_AGAIN), FIVE), told);
  }

  @Test
  void aDropAtTheMomentOfTheReadingIsTheNextThrow() {
    drop(1_000);
    rise(1_500, Line.D2);
    rise(1_600, Line.SETTLED);
    drop(1_800);
    assertEquals(List.of(FIVE), told);
  }

  @Test
  void aFaceThatChangesWaitsAnew() {
    drop(1_000);
    rise(1_600, Line.SETTLED);
    rise(1_750, Line.D2);
    tick(1_899);
    assertEquals(List.of(), told);
    tick(1_900);
    assertEquals(List.of(FIVE), told);
  }

  @Test
  void nothingIsReadWhileSettledMayBeFalling() {
    drop(1_000);
    rise(1_500, Line.D2);
    rise(1_600, Line.SETTLED);
    fall(1_790, Line.SETTLED);
    tick(1_830);
    assertEquals(List.of(), told);
    tick(1_840);
    assertEquals(List.of(new Voided(VoidReason.MOVED)), told);
  }

  @Test
  void lostEdgesAreMadeUpByASample() {
    drop(1_000);
    Levels rest = Levels.ALL_LOW.with(Line.D2, true).with(Line.SETTLED, true);
    told.addAll(reader.sample(new TowerReading(1_600 * MS, rest)));
    tick(1_800);
    assertEquals(List.of(FIVE), told);
  }

  @Test
  void anEdgeThatComesLateIsTakenAsNow() {
    drop(1_000);
    rise(1_500, Line.D2);
    tick(1_600);
    rise(1_590, Line.SETTLED);
    tick(1_799);
    assertEquals(List.of(), told);
    tick(1_800);
    assertEquals(List.of(FIVE), told);
  }

  @Test
  void settingsThatMakeNoSenseAreRefusedWithASentence() {
    Duration none = Duration.ZERO;
    TowerSettings settings =
        new TowerSettings(
            none,
            TowerSettings.STANDARD.debounce(),
            Duration.ofSeconds(3),
            TowerSettings.STANDARD.settleLimit(),
            TowerSettings.STANDARD.readLimit());
    var first = new TowerReading(0, Levels.ALL_LOW);
    var refused =
        assertThrows(
            IllegalArgumentException.class,
            () -> new RollReader(settings, FaceCode.ODD_PARITY, first));
    assertEquals(
        "The tower's hold-off after a drop is 0 ms; it must be from 1 to 60000 ms."
            + " The tower's time a face must stay unchanged is 3000 ms;"
            + " it must be shorter than its time to read a face, 2000 ms.",
        refused.getMessage());
    assertEquals(List.of(), TowerSettings.STANDARD.problems());
  }

  private static RollReader starting(Levels levels) {
    return new RollReader(TowerSettings.STANDARD, FaceCode.ODD_PARITY, new TowerReading(0, levels));
  }

  private void drop(long ms) {
    rise(ms, Line.DROP);
    told.addAll(reader.edge(new LineEdge(ms * MS + 2_500_000, Line.DROP, false)));
  }

  private void rise(long ms, Line line) {
    told.addAll(reader.edge(new LineEdge(ms * MS, line, true)));
  }

  private void fall(long ms, Line line) {
    told.addAll(reader.edge(new LineEdge(ms * MS, line, false)));
  }

  private void tick(long ms) {
    told.addAll(reader.tick(ms * MS));
  }
}
