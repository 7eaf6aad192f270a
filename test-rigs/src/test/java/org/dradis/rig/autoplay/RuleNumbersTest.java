package org.dradis.rig.autoplay;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class RuleNumbersTest {
  /** The list of the rule-to-test table, which says more about each of them. */
  private static final Path LIST = Path.of("../controller/src/test/resources/rules.txt");

  @Test
  void everyRuleOfTheTableIsCountedOrSaidToBeUnseen() throws IOException {
    List<String> table =
        Files.readAllLines(LIST).stream()
            .filter(line -> line.matches("[A-Z]{2}-\\d+ .*"))
            .map(line -> line.substring(0, line.indexOf(' ')))
            .filter(rule -> !rule.startsWith("TR-"))
            .toList();
    assertFalse(table.isEmpty());
    assertTrue(
        RuleNumbers.all().containsAll(table),
        () -> table.stream().filter(rule -> !RuleNumbers.all().contains(rule)).toList().toString());
  }

  @Test
  void whatIsNotSeenIsARuleAndHasAReason() {
    RuleNumbers.UNSEEN.forEach(
        (rule, why) -> {
          assertTrue(RuleNumbers.all().contains(rule), rule);
          assertFalse(why.isBlank(), rule);
        });
    assertEquals(
        RuleNumbers.all().size() + 1, RuleNumbers.seen().size() + RuleNumbers.UNSEEN.size());
  }
}
