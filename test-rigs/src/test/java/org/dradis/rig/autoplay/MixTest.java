package org.dradis.rig.autoplay;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class MixTest {
  @Test
  void thereAreSixSetsOfOptionsWithEachObjectiveTheyAllow() {
    assertEquals(4 * 4 + 2 * 5, Mix.every().size());
    assertEquals(26, Mix.every().stream().map(Mix::word).distinct().count());
  }

  @Test
  void everyMixIsReadBackFromItsWord() {
    for (Mix mix : Mix.every()) {
      assertEquals(List.of(mix), Mix.named(mix.word()));
    }
  }

  @Test
  void withoutAnObjectiveAllOfThemAreMeant() {
    assertEquals(4, Mix.named("pegasus+daybreak").size());
    assertEquals(5, Mix.named("all").size());
  }

  @Test
  void wrongWordsGetASentence() {
    assertTrue(complaint("warp").contains("'warp' is no option"));
    assertTrue(complaint("none/ionian-nebula").contains("'ionian-nebula' is no objective"));
    assertTrue(complaint("none/bol").contains("'bol' is no objective"));
  }

  private static String complaint(String word) {
    return assertThrows(IllegalArgumentException.class, () -> Mix.named(word)).getMessage();
  }
}
