package org.dradis.rules;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Writes {@code docs/rules.md}: a row for each rule, leading to the tests that show it. */
final class RulePage {
  private static final String INTRODUCTION =
      """
      # The rules and their tests

      From each rule that the engine plays to the tests that show it. The numbers are those that code, tests and
      questions cite; a test carries them as `@Rule("RA-2")`. The list of rules is in
      `controller/src/test/resources/rules.txt`. This page is generated, and `RuleTableTest` fails when it is out of date:

      ```
      mvn -pl controller test -Dtest=RuleTableTest -Ddradis.update=true
      ```
      """;

  private RulePage() {}

  static String write(RuleList rules, List<RuleTests.Found> tests) {
    StringBuilder page = new StringBuilder(INTRODUCTION);
    for (RuleList.Group group : rules.groups()) {
      page.append("\n## ").append(group.heading()).append("\n\n");
      page.append("| rule | what it is about | shown by |\n|---|---|---|\n");
      for (RuleList.Entry entry : group.entries()) {
        page.append(
            "| %s | %s | %s |%n".formatted(entry.number(), entry.gist(), cell(entry, tests)));
      }
    }
    return page.toString().replace("\r\n", "\n");
  }

  /** A line for each test class, and on it a sentence for each test. */
  private static String cell(RuleList.Entry entry, List<RuleTests.Found> tests) {
    Map<String, List<String>> sentencesByClass = new LinkedHashMap<>();
    for (RuleTests.Found test : tests) {
      if (test.rules().contains(entry.number())) {
        String link = "[%s](../%s)".formatted(test.in().getSimpleName(), test.source());
        sentencesByClass.computeIfAbsent(link, key -> new ArrayList<>()).add(test.sentence());
      }
    }
    if (sentencesByClass.isEmpty()) {
      return "none yet";
    }
    return String.join(
        "<br>",
        sentencesByClass.entrySet().stream()
            .map(line -> line.getKey() + ": " + String.join("; ", line.getValue()))
            .toList());
  }
}
