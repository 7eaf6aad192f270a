package org.dradis.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Plays the examples in the folder scenarios; {@code -Ddradis.scenarios=write} rewrites them. */
class GoldenScenariosTest {

  @TestFactory
  Stream<DynamicTest> everyExampleGivesWhatItExpects() throws IOException {
    boolean write = "write".equals(System.getProperty("dradis.scenarios"));
    List<GoldenScenario> all = GoldenScenario.all();
    assertFalse(all.isEmpty());
    return all.stream()
        .map(golden -> DynamicTest.dynamicTest(golden.slug(), () -> check(golden, write)));
  }

  private static void check(GoldenScenario golden, boolean write) throws IOException {
    if (write) {
      golden.write();
    } else {
      // As text: a missing expectation and a different order of events fail with a readable
      // message.
      assertEquals(
          golden.expect().toPrettyString(), golden.outcome().toPrettyString(), golden.slug());
    }
  }

  @Test
  void everyExampleSaysWhatItShows() throws IOException {
    for (GoldenScenario golden : GoldenScenario.all()) {
      for (String field : List.of("name", "rule", "why")) {
        String text = golden.scenario().path(field).asString("");
        assertFalse(text.isBlank(), golden.slug() + " has no " + field);
      }
      assertEquals(golden.slug(), golden.slug().replaceAll("[^a-z0-9-]", ""));
    }
  }
}
