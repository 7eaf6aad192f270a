package org.dradis.rig.contract;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.dradis.port.TagId;
import org.dradis.port.TapPad;
import org.dradis.rig.time.VirtualTime;
import org.junit.jupiter.api.Test;

/** What every tap pad does. */
abstract class TapPadContract {
  private static final String SHORT = "DEADBEEF";
  private static final String MIDDLE = "04A1B2C3D4E5F6";
  private static final String LONG = "04010203040506070809";

  /** A pad, and the hands and faults to try it with. */
  interface Trial {
    TapPad pad();

    VirtualTime time();

    void put(String tag);

    void lift(String tag);

    void unplug();

    void plugIn();
  }

  abstract Trial trial();

  private static List<TagId> ids(String... tags) {
    return List.of(tags).stream().map(TagId::parse).toList();
  }

  @Test
  void anEmptyPadShowsNothing() {
    assertEquals(List.of(), trial().pad().look());
  }

  @Test
  void tagsOfAllLengthsAreNamed() {
    for (String tag : List.of(SHORT, MIDDLE, LONG)) {
      var trial = trial();
      trial.put(tag);
      assertEquals(ids(tag), trial.pad().look());
    }
  }

  @Test
  void aTagThatLiesThereIsSeenInEveryLook() {
    var trial = trial();
    trial.put(MIDDLE);
    for (int i = 0; i < 20; i++) {
      assertEquals(ids(MIDDLE), trial.pad().look());
    }
  }

  @Test
  void twoTagsAreSeenTogether() {
    var trial = trial();
    trial.put(SHORT);
    trial.put(MIDDLE);
    assertEquals(2, trial.pad().look().size());
    assertTrue(trial.pad().look().containsAll(ids(SHORT, MIDDLE)));
  }

  @Test
  void aTagThatWasLiftedIsGone() {
    var trial = trial();
    trial.put(SHORT);
    trial.put(MIDDLE);
    trial.pad().look();
    trial.lift(SHORT);
    assertEquals(ids(MIDDLE), trial.pad().look());
    trial.lift(MIDDLE);
    assertEquals(List.of(), trial.pad().look());
  }

  @Test
  void aPadThatDoesNotAnswerSaysWhatToCheckInBoundedTimeAndComesBack() {
    var trial = trial();
    trial.put(SHORT);
    trial.unplug();
    long start = trial.time().now();
    var e = assertThrows(RuntimeException.class, () -> trial.pad().look());
    assertTrue(e.getMessage().matches("[A-Z][^\n]*check[^\n]*\\."), e.getMessage());
    assertTrue(trial.time().now() - start < 10_000_000_000L);
    trial.plugIn();
    assertEquals(ids(SHORT), trial.pad().look());
  }
}
