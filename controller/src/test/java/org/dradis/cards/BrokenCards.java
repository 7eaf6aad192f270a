package org.dradis.cards;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Card files with one card: a good one, changed. */
final class BrokenCards {
  static final JsonMapper JSON = new JsonMapper();

  /** Behind a complaint: a schema cannot know. */
  static final String BEYOND_A_SCHEMA = " (!)";

  private static final String ATTACK =
      """
      {"name": "The Hunters", "expansion": "razor", "activate": [], "place": {},
       "special": {"until": "now"}}
      """;
  private static final String CRISIS =
      """
      {"name": "Scorpia Falls", "expansion": "razor", "deck": "crisis", "icons": [], "jump": true}
      """;

  private BrokenCards() {}

  static String attacks(String change) {
    return file(AttackDeck.FORMAT, changed(ATTACK, change));
  }

  static String crises(String change) {
    return file(CrisisDeck.FORMAT, changed(CRISIS, change));
  }

  static String file(String format, String... cards) {
    return "{\"format\": \"" + format + "\", \"cards\": [" + String.join(", ", cards) + "]}";
  }

  /** Members are set; the member "-" names one to take away. */
  private static String changed(String card, String change) {
    ObjectNode now = (ObjectNode) JSON.readTree(card);
    for (var member : JSON.readTree(change).properties()) {
      JsonNode value = member.getValue();
      if (member.getKey().equals("-")) {
        now.remove(value.stringValue());
      } else {
        now.set(member.getKey(), value);
      }
    }
    return now.toString();
  }

  static String sentence(String written) {
    return written.endsWith(BEYOND_A_SCHEMA)
        ? written.substring(0, written.length() - BEYOND_A_SCHEMA.length())
        : written;
  }
}
