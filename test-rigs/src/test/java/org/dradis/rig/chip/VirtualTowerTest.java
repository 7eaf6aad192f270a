package org.dradis.rig.chip;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.dradis.dice.Levels;
import org.dradis.dice.Line;
import org.dradis.dice.LineEdge;
import org.dradis.rig.time.VirtualTime;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The virtual tower does what design/table.md says of a tower, whatever the driver makes of it. */
class VirtualTowerTest {
  private static final long MS = 1_000_000;
  private static final long SECOND = 1_000 * MS;

  private final VirtualTime time = new VirtualTime();
  private final VirtualTower tower = new VirtualTower(time, 4);
  private final List<LineEdge> edges = new ArrayList<>();

  /** "D0-D2 (face-1 in binary), PAR (odd parity)". */
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8})
  void theLinesSayTheFaceLessOneWithOddParity(int face) {
    run(tower.drop(SECOND, face, TowerFault.NONE));
    int value = 0;
    int ones = 0;
    for (int i = 0; i < 4; i++) {
      boolean high = isHigh(Line.ENCODER.get(i));
      value += high && i < 3 ? 1 << i : 0;
      ones += high ? 1 : 0;
    }
    assertEquals(face - 1, value);
    assertEquals(1, ones % 2);
    assertTrue(isHigh(Line.SETTLED));
  }

  /** "a die passes in 2-3 ms". */
  @Test
  void theBeamIsBrokenForTwoToThreeMilliseconds() {
    run(tower.drop(SECOND, 5, TowerFault.NONE));
    List<LineEdge> drop = of(Line.DROP);
    assertEquals(new LineEdge(SECOND, Line.DROP, true), drop.getFirst());
    for (int i = 0; i < drop.size(); i += 2) {
      long length = drop.get(i + 1).nanos() - drop.get(i).nanos();
      assertTrue(length >= 2 * MS && length <= 3 * MS, () -> length + " ns");
    }
  }

  /** "hold off 200 ms": a beam that bounces is quiet by then, or no driver could be right. */
  @Test
  void aBouncingBeamIsQuietBeforeTheHoldOffEnds() {
    run(tower.drop(SECOND, 5, TowerFault.BOUNCING_BEAM));
    List<LineEdge> drop = of(Line.DROP);
    assertTrue(drop.size() > 10, drop::toString);
    assertTrue(drop.getLast().nanos() < SECOND + 200 * MS, drop::toString);
  }

  @Test
  void theLinesOfTheEncoderChangeOneAfterTheOther() {
    TowerThrow it = tower.drop(SECOND, 8, TowerFault.SLOW_ENCODER);
    run(it);
    long settledAt = of(Line.SETTLED).getLast().nanos();
    List<Long> late = new ArrayList<>();
    for (LineEdge edge : edges) {
      if (edge.nanos() > settledAt) {
        late.add(edge.nanos());
      }
    }
    assertFalse(late.isEmpty());
    assertEquals(late.stream().distinct().toList(), late);
  }

  @Test
  void aDeadEncoderHasAllLinesAlike() {
    run(tower.drop(SECOND, 6, TowerFault.DEAD_ENCODER_LOW));
    assertEquals("0000", code());
    run(tower.drop(10 * SECOND, 6, TowerFault.DEAD_ENCODER_HIGH));
    assertEquals("1111", code());
    run(tower.drop(20 * SECOND, 6, TowerFault.NONE));
    assertEquals("1011", code());
  }

  @Test
  void aCockedDieNeverSettlesOrShowsAnEvenNumberOfHighLines() {
    run(tower.drop(SECOND, 3, TowerFault.COCKED_TREMBLING));
    assertFalse(isHigh(Line.SETTLED));
    run(tower.drop(10 * SECOND, 3, TowerFault.COCKED_STILL));
    assertTrue(isHigh(Line.SETTLED));
    assertEquals(0, code().replace("0", "").length() % 2);
  }

  @Test
  void aStuckLineHarmsOnlyFacesThatNeedItsOtherLevel() {
    int harmed = 0;
    for (int i = 0; i < 100; i++) {
      TowerThrow it = tower.drop((1 + 10 * i) * SECOND, 1, TowerFault.STUCK_LINE);
      run(it);
      assertEquals(it.readable(), code().equals("0001"));
      harmed += it.readable() ? 0 : 1;
    }
    assertTrue(harmed > 20 && harmed < 80, "harmed " + harmed);
  }

  @ParameterizedTest
  @EnumSource(
      value = TowerFault.class,
      names = {"DROPPED_AGAIN", "SECOND_DIE"})
  void aSecondDropBreaksTheBeamAgainAfterTheHoldOffAndBeforeTheReading(TowerFault fault) {
    run(tower.drop(SECOND, 2, fault));
    List<Long> rises = new ArrayList<>();
    for (LineEdge edge : of(Line.DROP)) {
      if (edge.high() && edge.nanos() > SECOND + 200 * MS) {
        rises.add(edge.nanos());
      }
    }
    assertFalse(rises.isEmpty());
    assertEquals("1000", code());
  }

  @Test
  void aDieTakenOutLeavesTheTrayEmpty() {
    run(tower.drop(SECOND, 7, TowerFault.TAKEN_OUT));
    List<LineEdge> settled = of(Line.SETTLED);
    long lay = settled.getLast().nanos() - settled.get(settled.size() - 2).nanos();
    assertTrue(lay >= 50 * MS && lay < 150 * MS, () -> lay + " ns");
    assertEquals(Levels.ALL_LOW, tower.read().levels());
  }

  @Test
  void glitchesAreShorterThanTheDebounce() {
    TowerThrow it = tower.drop(SECOND, 7, TowerFault.GLITCHES);
    run(it);
    List<LineEdge> settled = of(Line.SETTLED);
    int glitches = 0;
    for (int i = settled.size() - 1; i >= 2; i -= 2) {
      long low = settled.get(i).nanos() - settled.get(i - 1).nanos();
      if (settled.get(i - 1).nanos() > it.restAt() - 300 * MS && low < 50 * MS) {
        glitches++;
      }
    }
    assertTrue(glitches >= 3, "glitches " + glitches);
    assertEquals("0111", code());
  }

  @Test
  void aBrokenWireKeepsItsLevel() {
    tower.stick(Line.SETTLED, true);
    run(tower.drop(SECOND, 1, TowerFault.NONE));
    assertEquals(List.of(), of(Line.SETTLED));
    assertTrue(isHigh(Line.SETTLED));
  }

  @Test
  void theSameSeedGivesTheSameEdges() {
    assertEquals(edgesOf(1), edgesOf(1));
    assertNotEquals(edgesOf(1), edgesOf(2));
  }

  @Test
  void oneHandThrowsOneDieAtATime() {
    tower.drop(SECOND, 1, TowerFault.NONE);
    assertThrows(IllegalArgumentException.class, () -> tower.drop(SECOND + MS, 1, TowerFault.NONE));
  }

  private static List<LineEdge> edgesOf(long seed) {
    VirtualTime time = new VirtualTime();
    VirtualTower tower = new VirtualTower(time, seed);
    List<LineEdge> edges = new ArrayList<>();
    tower.onEdge(edges::add);
    tower.drop(SECOND, 3, TowerFault.CHATTERING);
    time.advance(10 * SECOND);
    return edges;
  }

  private void run(TowerThrow it) {
    edges.clear();
    tower.onEdge(edges::add);
    time.advance(it.restAt() - time.now() + 1);
  }

  private List<LineEdge> of(Line line) {
    return edges.stream().filter(it -> it.line() == line).toList();
  }

  private boolean isHigh(Line line) {
    return tower.read().levels().isHigh(line);
  }

  private String code() {
    StringBuilder code = new StringBuilder();
    Line.ENCODER.forEach(it -> code.append(isHigh(it) ? '1' : '0'));
    return code.toString();
  }
}
