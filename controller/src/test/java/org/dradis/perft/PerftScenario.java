package org.dradis.perft;

import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.dradis.perft.PerftBoard.Row;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A scenario file read for enumeration: options, position, steps. */
record PerftScenario(Set<String> options, PerftBoard start, List<JsonNode> steps) {
  private static final JsonMapper JSON = JsonMapper.shared();

  // CO-10, R3
  private static final String START =
      """
      {"areas": {"bow": {"raiders": 3, "basestars": ["b1"]},
                 "stern": {"civilians": ["c01", "c02"]},
                 "port-quarter": {"vipers": {"mk2": 1}}, "port-bow": {"vipers": {"mk2": 1}}}}
      """;

  private static final List<String> GALACTICA =
      List.of(
          "ftl-control",
          "weapons-control",
          "command",
          "admirals-quarters",
          "hangar-deck",
          "armory",
          "food",
          "fuel");
  private static final List<String> PEGASUS =
      List.of("pegasus-cic", "airlock", "main-batteries", "engine-room");
  private static final List<String> BASESTAR =
      List.of(
          "critical-hit",
          "disabled-hangar",
          "disabled-weapons",
          "structural-damage",
          "collateral-damage",
          "damage-to-personnel");

  static PerftScenario parse(String text) {
    JsonNode scenario = JSON.readTree(text);
    Set<String> options = new TreeSet<>(strings(scenario.path("options")));
    JsonNode board = scenario.has("board") ? scenario.get("board") : JSON.readTree(START);
    return new PerftScenario(options, board(board), scenario.get("steps").valueStream().toList());
  }

  /** Plays the steps to their ends. */
  Spread play(Choices choices) {
    Spread spread = new Spread(start, choices);
    PerftRules rules = new PerftRules(options);
    steps.forEach(step -> rules.play(spread, step));
    return spread;
  }

  private static PerftBoard board(JsonNode json) {
    PerftBoard board = new PerftBoard();
    TreeMap<String, int[]> pilots = new TreeMap<>();
    for (int area = 0; area < 6; area++) {
      JsonNode there = json.path("areas").path(PerftBoard.AREAS.get(area));
      ships(board, area, there, Row.RAIDERS, Row.HEAVY_RAIDERS, Row.BASESTARS);
      JsonNode fleet = json.path("cylonFleet").path(PerftBoard.AREAS.get(area));
      ships(board, area, fleet, Row.FLEET_RAIDERS, Row.FLEET_HEAVY_RAIDERS, Row.FLEET_BASESTARS);
      for (int craft = 0; craft < 3; craft++) {
        int vipers = there.path("vipers").path(PerftBoard.CRAFT.get(craft)).asInt(0);
        board.set(Row.VIPERS, 3 * area + craft, vipers);
      }
      for (JsonNode pilot : there.path("piloted")) {
        int craft = PerftBoard.CRAFT.indexOf(pilot.get("craft").asString());
        pilots.put(pilot.get("pilot").asString(), new int[] {area, craft});
      }
      if (there.path("scar").asBoolean(false)) {
        board.set(Row.SCAR, area);
      }
      civilians(board, there.path("civilians"), area);
    }
    civilians(board, json.path("civiliansLost"), PerftBoard.LOST);
    int pilot = 0;
    for (int[] seat : pilots.values()) {
      board.set(Row.PILOTS, pilot, seat[0]);
      board.set(Row.PILOT_CRAFT, pilot, seat[1]);
      pilot++;
    }
    for (JsonNode spaces : json.path("centurions")) {
      board.add(Row.CENTURIONS, spaces.asInt(), 1);
    }
    board.set(Row.PURSUIT, json.path("pursuit").asInt(0));
    board.set(
        Row.GALACTICA_TOKENS,
        bits(GALACTICA, json.path("galacticaDamage"))
            | bits(GALACTICA, json.path("removedTokens")));
    board.set(Row.PEGASUS_TOKENS, bits(PEGASUS, json.path("pegasusDamage")));
    board.set(Row.BASESTAR_TOKENS, 0, bits(BASESTAR, json.path("basestarDamage").path("b1")));
    board.set(Row.BASESTAR_TOKENS, 1, bits(BASESTAR, json.path("basestarDamage").path("b2")));
    return board;
  }

  private static void ships(
      PerftBoard board, int area, JsonNode json, Row raiders, Row heavyRaiders, Row basestars) {
    board.set(raiders, area, json.path("raiders").asInt(0));
    board.set(heavyRaiders, area, json.path("heavyRaiders").asInt(0));
    board.set(basestars, area, bits(List.of("b1", "b2"), json.path("basestars")));
  }

  private static void civilians(PerftBoard board, JsonNode ships, int place) {
    strings(ships)
        .forEach(id -> board.set(Row.CIVILIANS, Integer.parseInt(id.substring(1)) - 1, place));
  }

  private static int bits(List<String> names, JsonNode present) {
    return strings(present).stream().mapToInt(name -> 1 << names.indexOf(name)).sum();
  }

  private static List<String> strings(JsonNode list) {
    return list.valueStream().map(JsonNode::asString).toList();
  }
}
