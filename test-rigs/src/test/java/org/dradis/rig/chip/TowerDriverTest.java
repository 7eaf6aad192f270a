package org.dradis.rig.chip;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import java.util.function.Predicate;
import org.dradis.dice.FaceCode;
import org.dradis.dice.Levels;
import org.dradis.dice.Line;
import org.dradis.dice.LineEdge;
import org.dradis.dice.TowerDiagnosis.Hint;
import org.dradis.dice.TowerDiagnosis.Symptom;
import org.dradis.dice.TowerSettings;
import org.dradis.port.DiceThrow.Rolled;
import org.dradis.rig.chip.TowerBench.Told;
import org.dradis.rig.time.VirtualTime;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The driver on the virtual tower, and drivers that lack one thing, on the fault it is for. */
class TowerDriverTest {
  private static final int THROWS = 100;

  @Test
  void ofTenThousandRandomThrowsEveryOneIsToldAsSpecified() {
    TowerBench bench = new TowerBench(1);
    Random random = new Random(2);
    TowerFault[] faults = TowerFault.values();
    for (int i = 0; i < 10_000; i++) {
      // Half of them are clean, in between.
      TowerFault fault =
          random.nextBoolean() ? TowerFault.NONE : faults[random.nextInt(faults.length)];
      Told told = bench.drop(random.nextInt(1, 9), fault);
      assertFalse(told.isWrong(), told::toString);
      assertTrue(told.isAsSpecified(), told::toString);
    }
  }

  @ParameterizedTest
  @EnumSource(TowerFault.class)
  void everyFaultIsToldAsSpecified(TowerFault fault) {
    assertEquals(0, broken(new TowerBench(3), fault));
  }

  @Test
  void withoutHoldOffABouncingBeamVoidsTheThrow() {
    breaks(TowerFault.BOUNCING_BEAM, TowerBench.with(1, 50, 150));
  }

  @ParameterizedTest
  @EnumSource(
      value = TowerFault.class,
      names = {"CHATTERING", "GLITCHES", "COCKED_TREMBLING"})
  void withoutDebounceAPauseIsARest(TowerFault fault) {
    breaks(fault, TowerBench.with(200, 1, 150));
  }

  @Test
  void withoutTheWaitForAnUnchangedFaceASlowEncoderIsReadTooEarly() {
    breaks(TowerFault.SLOW_ENCODER, TowerBench.with(200, 50, 1));
    assertTrue(
        wrong(TowerFault.SLOW_ENCODER, TowerBench.with(200, 50, 1), FaceCode.ODD_PARITY) > 0);
  }

  @Test
  void withoutTheWaitForAnUnchangedFaceALooseWireIsRead() {
    breaks(TowerFault.LOOSE_WIRE, TowerBench.with(200, 50, 1));
  }

  @ParameterizedTest
  @EnumSource(
      value = TowerFault.class,
      names = {
        "DEAD_ENCODER_LOW",
        "DEAD_ENCODER_HIGH",
        "FOREIGN_DIE",
        "STUCK_LINE",
        "COCKED_STILL"
      })
  void withoutParityAWrongFaceIsRolled(TowerFault fault) {
    assertTrue(wrong(fault, TowerSettings.STANDARD, TowerDriverTest::trusting) > 0);
  }

  @ParameterizedTest
  @EnumSource(
      value = TowerFault.class,
      names = {"DROPPED_AGAIN", "SECOND_DIE"})
  void whoIgnoresTheSecondDropTakesTwoThrowsForOne(TowerFault fault) {
    breaks(fault, TowerBench.with(4_900, 50, 150));
  }

  @Test
  void whoIgnoresThatSettledFallsRollsADieThatWasTakenOut() {
    // During the fall SETTLED has to work, so only what happens after a rest is not heard.
    long[] roseAt = {0};
    Predicate<LineEdge> afterARest =
        edge -> {
          if (edge.line() == Line.SETTLED && edge.high()) {
            roseAt[0] = edge.nanos();
          }
          return edge.line() == Line.SETTLED
              && !edge.high()
              && edge.nanos() - roseAt[0] > 50_000_000
              && edge.nanos() - roseAt[0] < 150_000_000;
        };
    VirtualTower tower = new VirtualTower(new VirtualTime(), 5);
    TowerBench bench =
        new TowerBench(tower, TowerSettings.STANDARD, FaceCode.ODD_PARITY, afterARest);
    assertEquals(List.of(new Rolled(3)), bench.drop(3, TowerFault.TAKEN_OUT).results());
  }

  @Test
  void wiresThatAreWrongAreNamed() {
    assertEquals(List.of(), hints(Line.D0, null, TowerFault.NONE));
    assertEquals(
        List.of(new Hint(Line.SETTLED, Symptom.ALWAYS_LOW)),
        hints(Line.SETTLED, false, TowerFault.NONE));
    assertEquals(
        List.of(new Hint(Line.SETTLED, Symptom.ALWAYS_HIGH)),
        hints(Line.SETTLED, true, TowerFault.NONE));
    assertEquals(
        List.of(new Hint(Line.DROP, Symptom.NEVER_SEEN)), hints(Line.DROP, false, TowerFault.NONE));
    assertEquals(
        List.of(new Hint(Line.DROP, Symptom.BLOCKED)), hints(Line.DROP, true, TowerFault.NONE));
    assertEquals(
        List.of(new Hint(Line.D1, Symptom.ALWAYS_LOW)), hints(Line.D1, false, TowerFault.NONE));
    assertEquals(
        List.of(new Hint(Line.PAR, Symptom.PARITY_ALWAYS_WRONG)),
        hints(Line.D0, null, TowerFault.COCKED_STILL));
  }

  private static List<Hint> hints(Line line, @Nullable Boolean stuck, TowerFault fault) {
    VirtualTower tower = new VirtualTower(new VirtualTime(), 6);
    if (stuck != null) {
      tower.stick(line, stuck);
    }
    TowerBench bench = bench(tower, TowerSettings.STANDARD, FaceCode.ODD_PARITY);
    for (int i = 0; i < 24; i++) {
      bench.drop(1 + i % 8, fault);
    }
    return bench.driver().diagnosis().hints();
  }

  private static void breaks(TowerFault fault, TowerSettings settings) {
    assertTrue(
        broken(bench(new VirtualTower(new VirtualTime(), 4), settings, FaceCode.ODD_PARITY), fault)
            > 0);
  }

  private static TowerBench bench(VirtualTower tower, TowerSettings settings, FaceCode code) {
    return new TowerBench(tower, settings, code, _ -> false);
  }

  private static int broken(TowerBench bench, TowerFault fault) {
    int broken = 0;
    for (int i = 0; i < THROWS; i++) {
      broken += bench.drop(1 + i % 8, fault).isAsSpecified() ? 0 : 1;
    }
    return broken;
  }

  private static int wrong(TowerFault fault, TowerSettings settings, FaceCode code) {
    TowerBench bench = bench(new VirtualTower(new VirtualTime(), 4), settings, code);
    int wrong = 0;
    for (int i = 0; i < THROWS; i++) {
      wrong += bench.drop(1 + i % 8, fault).isWrong() ? 1 : 0;
    }
    return wrong;
  }

  /** Reads the face and does not look at the parity. */
  private static OptionalInt trusting(Levels levels) {
    int face = 1;
    face += levels.isHigh(Line.D0) ? 1 : 0;
    face += levels.isHigh(Line.D1) ? 2 : 0;
    face += levels.isHigh(Line.D2) ? 4 : 0;
    return OptionalInt.of(face);
  }
}
