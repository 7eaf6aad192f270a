package org.dradis.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Disabled;
import org.junit.jupiter.api.Test;
import org.junit.platform.commons.annotation.Testable;
import org.junit.platform.commons.support.AnnotationSupport;

/**
 * From every rule to its tests, and back. {@code -Ddradis.update=true} writes {@code docs/rules.md}
 * anew.
 */
class RuleTableTest {
  /** The groups in which every rule must have a test. */
  private static final List<String> COMPLETE =
      List.of(
          "GE", "CO", "AC", "RA", "HR", "LA", "BA", "AT", "DM", "CF", "VI", "JP", "VC", "CA", "IN",
          "SU", "LD", "EX", "NC", "DB");

  private static final Path PAGE = Path.of("..", "docs", "rules.md");
  private static final RuleList RULES = RuleList.read();
  private static final List<RuleTests.Found> TESTS = RuleTests.all();

  @Test
  void everyRuleHasATest() {
    List<String> untested =
        RULES.groups().stream()
            .filter(group -> COMPLETE.contains(group.name()))
            .flatMap(group -> group.entries().stream())
            .map(RuleList.Entry::number)
            .filter(number -> TESTS.stream().noneMatch(test -> test.rules().contains(number)))
            .toList();
    assertEquals(List.of(), untested);
  }

  @Test
  void everyGroupThatIsCompleteIsInTheList() {
    List<String> groups = RULES.groups().stream().map(RuleList.Group::name).toList();
    assertEquals(COMPLETE, groups.stream().filter(COMPLETE::contains).toList());
  }

  @Test
  void noRuleIsInTheListTwice() {
    List<String> numbers = RULES.entries().stream().map(RuleList.Entry::number).toList();
    assertEquals(numbers.stream().distinct().toList(), numbers);
  }

  @Test
  void everyNumberThatATestCitesIsInTheList() {
    List<String> numbers = RULES.entries().stream().map(RuleList.Entry::number).toList();
    List<String> unknown =
        TESTS.stream()
            .flatMap(
                test ->
                    test.rules().stream()
                        .filter(rule -> !numbers.contains(rule))
                        .map(rule -> rule + " in " + test.method()))
            .toList();
    assertEquals(List.of(), unknown);
  }

  @Test
  void onlyTestsThatRunCiteRules() {
    List<String> idle =
        TESTS.stream()
            .filter(
                test ->
                    !AnnotationSupport.isAnnotated(test.method(), Testable.class)
                        || AnnotationSupport.isAnnotated(test.method(), Disabled.class)
                        || AnnotationSupport.isAnnotated(test.in(), Disabled.class))
            .map(test -> test.method().toString())
            .toList();
    assertEquals(List.of(), idle);
  }

  @Test
  void thePageIsUpToDate() throws IOException {
    String page = RulePage.write(RULES, TESTS);
    if (Boolean.getBoolean("dradis.update")) {
      Files.writeString(PAGE, page);
    }
    String written = Files.exists(PAGE) ? Files.readString(PAGE).replace("\r\n", "\n") : "";
    assertTrue(
        page.equals(written), "docs/rules.md is out of date; -Ddradis.update=true writes it");
  }
}
