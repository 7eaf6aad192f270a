package org.dradis.hud.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class StoryModelTest {
  private static final List<String> LINES =
      List.of("> The raiders act.", "  A raider moves.", "  A raider attacks.", "> Jump.");

  private final StoryModel story = new StoryModel("Game 1", LINES);

  @Test
  void itIsShownAsAWholeAtFirst() {
    assertEquals(4, story.shown().get());
    story.pass(10_000);
    assertEquals(4, story.shown().get());
  }

  @Test
  void toldAgainTheFirstLineComesAtOnceAndTheOthersInTime() {
    story.play();
    story.pass(1);
    assertEquals(1, story.shown().get());
    story.pass(StoryModel.LINE_MILLIS);
    assertEquals(2, story.shown().get());
  }

  @Test
  void aPauseHoldsItUpAndItGoesOnFromThere() {
    story.play();
    story.pass(1);
    story.pause();
    story.pass(60_000);
    assertEquals(1, story.shown().get());
    story.play();
    story.pass(StoryModel.LINE_MILLIS);
    assertEquals(2, story.shown().get());
  }

  @Test
  void fasterIsFasterUntilItIsSlowAgain() {
    story.play();
    story.faster();
    assertEquals(2, story.speed().get());
    story.pass(1);
    story.pass(StoryModel.LINE_MILLIS);
    assertEquals(3, story.shown().get());
    story.faster();
    story.faster();
    story.faster();
    assertEquals(1, story.speed().get());
  }

  @Test
  void itStopsAtItsEndAndBeginsAnewAfterwards() {
    story.play();
    story.pass(60_000);
    assertTrue(story.isWhole());
    assertFalse(story.playing().get());
    story.play();
    assertEquals(0, story.shown().get());
  }

  @Test
  void theWholeStoryIsATapAway() {
    story.play();
    story.showAll();
    assertTrue(story.isWhole());
    assertFalse(story.playing().get());
  }

  @Test
  void whatHappensAgainAndAgainIsOneLine() {
    StoryModel again = new StoryModel("Game 3", List.of("> Raiders", "  A", "  A", "  B", "  A"));
    assertEquals(List.of("> Raiders", "  A ×2", "  B", "  A"), again.lines());
    assertTrue(again.isWhole());
  }

  @Test
  void anEmptyStoryIsNotTold() {
    StoryModel empty = new StoryModel("Game 2", List.of());
    empty.play();
    assertFalse(empty.playing().get());
  }

  @Test
  void theLastThingThatHappenedIsNotWhatWasSaid() {
    assertEquals("A raider attacks.", Story.last(LINES));
    assertNull(Story.last(List.of("> Jump.")));
  }
}
