package org.dradis.hud;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.dradis.hud.picture.ScenarioTable;
import org.dradis.view.TableView;
import org.junit.jupiter.api.Test;

class TapsTest {
  private static final String BASESTARS =
      """
      {"type":"start","command":{"type":"resolveIcon","icon":"activate-basestars"}}\
      """;

  private final Taps taps = new Taps();
  private final TableView idle = view();
  private final TableView asking = view(BASESTARS);

  private static TableView view(String... said) {
    ScenarioTable table = ScenarioTable.start("en");
    TableView[] seen = new TableView[1];
    table.watch(it -> seen[0] = it);
    for (String each : said) {
      assertTrue(table.say(seen[0].moment(), each).join().taken());
    }
    return seen[0];
  }

  @Test
  void nothingElseCountsUntilATapIsAnswered() {
    Taps.Tap tap = taps.begin(idle);
    assertTrue(taps.isHasty(idle));
    tap.answered();
    assertFalse(taps.isHasty(idle));
  }

  @Test
  void aScreenThatFollowsBeforeTheAnswerCounts() {
    var _ = taps.begin(idle);
    assertFalse(taps.isHasty(asking));
  }

  @Test
  void theLastTapHolds() {
    taps.begin(idle).answered();
    var _ = taps.begin(asking);
    assertTrue(taps.isHasty(asking));
  }
}
