package org.dradis.rig.autoplay;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Every numbered rule but those of the training mission (TR). */
public final class RuleNumbers {
  private static final String CARDS = "is about cards, which the board does not show";
  private static final String SETUP = "is the setup's: how many loyalty cards, who may be chosen";

  private static final Map<String, Integer> GROUPS = groups();

  /** The rules that cannot be seen in play, and why. */
  public static final Map<String, String> UNSEEN = unseen();

  private RuleNumbers() {}

  private static Map<String, Integer> groups() {
    Map<String, Integer> groups = new LinkedHashMap<>();
    groups.put("GE", 4);
    groups.put("CO", 14);
    groups.put("AC", 5);
    groups.put("RA", 6);
    groups.put("HR", 6);
    groups.put("LA", 5);
    groups.put("BA", 2);
    groups.put("AT", 6);
    groups.put("DM", 12);
    groups.put("CF", 6);
    groups.put("VI", 8);
    groups.put("JP", 4);
    groups.put("VC", 2);
    groups.put("CA", 4);
    groups.put("IN", 3);
    groups.put("SU", 6);
    groups.put("LD", 7);
    groups.put("EX", 3);
    groups.put("NC", 11);
    groups.put("DB", 4);
    return groups;
  }

  private static Map<String, String> unseen() {
    Map<String, String> unseen = new LinkedHashMap<>();
    for (int number = 1; number <= 7; number++) {
      unseen.put("LD-" + number, SETUP);
    }
    unseen.put("DB-1", CARDS);
    return unseen;
  }

  /** Every rule, in the order of the rules. */
  static List<String> all() {
    List<String> rules = new ArrayList<>();
    GROUPS.forEach(
        (group, count) -> {
          for (int number = 1; number <= count; number++) {
            rules.add(group + "-" + number);
          }
        });
    return rules;
  }

  /** The rules that can be seen in play, and the attack table itself. */
  static List<String> seen() {
    List<String> rules = new ArrayList<>(all());
    rules.removeAll(UNSEEN.keySet());
    rules.add(rules.indexOf("AT-1"), "AT");
    return rules;
  }
}
