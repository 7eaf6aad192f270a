package org.dradis.hud;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.dradis.hud.picture.ScenarioTable;
import org.dradis.session.SessionInput;
import org.dradis.session.json.InputJson;
import org.dradis.view.TableView;
import org.junit.jupiter.api.Test;

class TapsTest {
  private static final String STAND = InputJson.write(new SessionInput.LetStand());
  private static final String LAUNCH =
      """
      {"type":"start","command":{"type":"resolveIcon","icon":"launch-raiders"}}\
      """;
  private static final String BASESTARS =
      """
      {"type":"start","command":{"type":"resolveIcon","icon":"activate-basestars"}}\
      """;

  private final Taps taps = new Taps();
  private final TableView idle = view();
  private final TableView asking = view(BASESTARS);
  private final TableView asked = view(BASESTARS, InputJson.write(new SessionInput.TypeDie(3)));

  private static TableView view(String... said) {
    ScenarioTable table = ScenarioTable.start("en");
    for (String each : said) {
      assertTrue(table.say(each).join().taken());
    }
    TableView[] seen = new TableView[1];
    table.watch(it -> seen[0] = it);
    return seen[0];
  }

  @Test
  void nothingElseCountsUntilATapIsAnswered() {
    var _ = taps.begin(LAUNCH, 1, idle);
    assertTrue(taps.isHasty(LAUNCH, 1, idle));
    assertTrue(taps.isHasty(BASESTARS, 1, idle));
  }

  @Test
  void anotherQuestionIsNotAnsweredByTheSecondTap() {
    taps.begin(STAND, 1, asked).answered(true);
    assertTrue(taps.isHasty(LAUNCH, 1, asked));
    assertFalse(taps.isHasty(LAUNCH, 2, idle));
  }

  @Test
  void whereNothingIsAskedOnlyTheSameIsNotStartedTwice() {
    taps.begin(LAUNCH, 1, idle).answered(true);
    assertTrue(taps.isHasty(LAUNCH, 1, idle));
    assertFalse(taps.isHasty(BASESTARS, 1, idle));
  }

  @Test
  void whatIsRefusedCanBeTappedAgain() {
    taps.begin(STAND, 1, asked).answered(false);
    assertFalse(taps.isHasty(STAND, 1, asked));
  }

  @Test
  void aScreenThatFollowsBeforeTheAnswerCounts() {
    var _ = taps.begin(BASESTARS, 1, idle);
    assertFalse(taps.isHasty(STAND, 2, asking));
  }
}
