package org.dradis.rig.contract;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.dradis.port.DiceThrow;
import org.dradis.port.DiceThrow.Doubt;
import org.dradis.port.DiceThrow.Doubtful;
import org.dradis.port.DiceThrow.Rolled;
import org.dradis.port.DiceThrow.VoidReason;
import org.dradis.port.DiceThrow.Voided;
import org.dradis.port.DiceTower;
import org.dradis.rig.chip.TowerFault;
import org.dradis.rig.chip.VirtualTower;
import org.dradis.rig.time.VirtualTime;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What every dice tower does. */
abstract class DiceTowerContract {
  private static final long SECOND = 1_000_000_000;

  private final VirtualTime time = new VirtualTime();
  private final VirtualTower dice = new VirtualTower(time, 12);
  private final List<DiceThrow> told = new ArrayList<>();

  /** Connects to the tower and keeps what it needs going, in this time. */
  abstract DiceTower connect(VirtualTower dice, VirtualTime time);

  @BeforeEach
  void begin() {
    connect(dice, time).onThrow(told::add);
  }

  @AfterEach
  void end() {
    time.close();
  }

  private List<DiceThrow> drop(int face, TowerFault fault) {
    told.clear();
    var thrown = dice.drop(time.now() + SECOND, face, fault);
    time.advance(thrown.restAt() + 6 * SECOND - time.now());
    return List.copyOf(told);
  }

  @Test
  void everyFaceIsRead() {
    for (int face = 1; face <= 8; face++) {
      assertEquals(List.of(new Rolled(face)), drop(face, TowerFault.NONE));
    }
  }

  @Test
  void aTowerThatIsLeftAloneTellsNothing() {
    time.advance(60 * SECOND);
    assertEquals(List.of(), told);
  }

  @ParameterizedTest
  @EnumSource(names = {"BOUNCING_BEAM", "SLOW_ENCODER", "CHATTERING", "GLITCHES"})
  void aThrowThatIsOnlyRoughCounts(TowerFault fault) {
    for (int i = 0; i < 16; i++) {
      assertEquals(List.of(new Rolled(1 + i % 8)), drop(1 + i % 8, fault));
    }
  }

  @ParameterizedTest
  @EnumSource(names = {"COCKED_STILL", "FOREIGN_DIE", "DEAD_ENCODER_LOW", "DEAD_ENCODER_HIGH"})
  void whatIsNoFaceIsDoubtful(TowerFault fault) {
    assertEquals(List.of(new Doubtful(Doubt.UNREADABLE)), drop(5, fault));
  }

  @Test
  void aDieThatNeverComesToRestIsDoubtful() {
    assertEquals(List.of(new Doubtful(Doubt.NEVER_SETTLED)), drop(5, TowerFault.COCKED_TREMBLING));
  }

  @Test
  void aSecondDropVoidsTheFirst() {
    assertEquals(
        List.of(new Voided(VoidReason.DROPPED_AGAIN), new Rolled(4)),
        drop(4, TowerFault.DROPPED_AGAIN));
  }

  @Test
  void aDieTakenOutBeforeItWasReadIsVoid() {
    assertEquals(List.of(new Voided(VoidReason.MOVED)), drop(4, TowerFault.TAKEN_OUT));
  }
}
