package org.dradis.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.dradis.file.Words;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** The board that comes out: complete, in order, and legal input. */
class BoardWriterTest {
  private static final String FULL =
      """
      {"areas": {"port-bow": {"raiders": 2, "heavyRaiders": 1, "basestars": ["b2", "b1"],
                   "vipers": {"mk7": 1, "assaultRaptor": 1},
                   "piloted": [{"pilot": "B", "craft": "mk2"}, {"pilot": "A", "craft": "mk7"}],
                   "civilians": ["c12", "c01"]}},
       "cylonFleet": {"stern": {"raiders": 3, "heavyRaiders": 2}},
       "pursuit": 3,
       "basestarDamage": {"b1": ["damage-to-personnel", "disabled-weapons"]},
       "centurions": [3, 0, 2, 0],
       "reserves": {"mk7": 1},
       "destroyed": {"raptors": 1, "mk2": 1},
       "galacticaDamage": ["armory", "ftl-control"],
       "removedTokens": ["fuel", "food"],
       "pegasusDamage": ["engine-room", "airlock"],
       "civiliansLost": ["c03", "c02"],
       "dials": {"morale": 0},
       "jump": 4, "distance": 11, "nukes": 3,
       "players": [{"character": "B", "state": "brig", "mutineer": true}, {"character": "A"}],
       "titles": {"admiral": "A", "cag": "B"}, "objective": "ionian-nebula",
       "newCaprica": {"returned": true, "locked": ["c09", "c04"], "occupation": [2, 0]},
       "activeCards": ["Lockdown", "Ambush"],
       "outcome": "cylons: morale"}
      """;
  private static final String OPTIONS =
      "\"options\": [\"cylon-fleet\", \"pegasus\", \"daybreak\", \"ionian-nebula\"]";

  @Test
  void everyFieldComesInTheOrderOfTheFormat() {
    JsonNode board = Resolved.of("\"board\": {}").board();
    assertEquals(BoardReader.FIELDS, names(board));
    assertEquals(Words.AREA.all(), names(board.get("areas")));
    assertEquals(
        List.of("raiders", "scar", "heavyRaiders", "basestars", "vipers", "piloted", "civilians"),
        names(board.at("/areas/bow")));
    assertEquals(
        List.of("raiders", "heavyRaiders", "basestars"), names(board.at("/cylonFleet/port-bow")));
    assertEquals(List.of("mk2", "mk7", "assaultRaptor", "raptors"), names(board.get("destroyed")));
  }

  @Test
  void listsComeOutInCanonicalOrder() {
    JsonNode board = full();
    assertEquals("[\"b1\",\"b2\"]", board.at("/areas/port-bow/basestars").toString());
    assertEquals("\"A\"", board.at("/areas/port-bow/piloted/0/pilot").toString());
    assertEquals("[\"c01\",\"c12\"]", board.at("/areas/port-bow/civilians").toString());
    assertEquals(
        "[\"disabled-weapons\",\"damage-to-personnel\"]",
        board.at("/basestarDamage/b1").toString());
    assertEquals("[0,0,2,3]", board.get("centurions").toString());
    assertEquals("[\"ftl-control\",\"armory\"]", board.get("galacticaDamage").toString());
    assertEquals("[\"food\",\"fuel\"]", board.get("removedTokens").toString());
    assertEquals("[\"airlock\",\"engine-room\"]", board.get("pegasusDamage").toString());
    assertEquals("[\"c02\",\"c03\"]", board.get("civiliansLost").toString());
    assertEquals("[\"Ambush\",\"Lockdown\"]", board.get("activeCards").toString());
    assertEquals("[0,2]", board.at("/newCaprica/occupation").toString());
  }

  @Test
  void stacksAndPlayersKeepTheirOrder() {
    JsonNode board = full();
    assertEquals("[\"c09\",\"c04\"]", board.at("/newCaprica/locked").toString());
    assertEquals("\"B\"", board.at("/players/0/character").toString());
  }

  @Test
  void theBoardThatComesOutGivesItself() {
    assertGivesItself("", "{}");
    assertGivesItself(OPTIONS + ", ", FULL);
  }

  @Test
  void namesSortByCodePoint() {
    // U+1D54B comes after U+FF21, though its first UTF-16 unit is smaller.
    String piloted =
        "[{\"pilot\": \"\\ud835\\udd4b\", \"craft\": \"mk2\"}, {\"pilot\": \"\\uff21\", \"craft\":"
            + " \"mk2\"}]";
    JsonNode board =
        Resolved.of("\"board\": {\"areas\": {\"bow\": {\"piloted\": " + piloted + "}}}").board();
    assertEquals("\uff21", board.at("/areas/bow/piloted/0/pilot").stringValue());
  }

  private static void assertGivesItself(String options, String board) {
    String once = Resolved.of(options + "\"board\": " + board).board().toString();
    assertEquals(once, Resolved.of(options + "\"board\": " + once).board().toString());
  }

  private static JsonNode full() {
    Resolved resolved = Resolved.of(OPTIONS + ", \"board\": " + FULL);
    assertEquals("", resolved.err());
    return resolved.board();
  }

  private static List<String> names(JsonNode object) {
    return List.copyOf(object.propertyNames());
  }
}
