package org.dradis.hud.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.dradis.view.TableView;
import org.junit.jupiter.api.Test;

class TwoMomentsTest {
  private final TwoMoments moments = new TwoMoments();
  private final List<TableView> shown = new ArrayList<>();

  @Test
  void theLaterMomentIsAStepInWhichMuchHappens() {
    moments.watch(shown::add);
    assertTrue(moments.turn());
    assertEquals(shown.getFirst().back() + 1, shown.getLast().back());
    assertTrue(moments.events() > 20, () -> "only " + moments.events());
  }
}
