package org.dradis.rig.bench;

import java.util.List;
import java.util.SplittableRandom;

/** Makes scenarios of all sorts, the same ones every time. All of them can be played to the end. */
final class VariedScenarios {
  private static final List<String> AREAS =
      List.of("bow", "starboard-bow", "starboard-quarter", "stern", "port-quarter", "port-bow");
  private static final List<String> STEPS =
      List.of(
          "{\"icon\":\"activate-raiders\"}",
          "{\"icon\":\"activate-heavy-raiders\"}",
          "{\"icon\":\"launch-raiders\"}",
          "{\"icon\":\"activate-basestars\"}",
          "{\"place\":{\"area\":\"stern\",\"raiders\":2,\"civilians\":1}}",
          "{\"dial\":{\"fuel\":-1,\"morale\":1}}",
          "{\"damageGalactica\":1}",
          "{\"humanFleet\":true}",
          "{\"loseCivilian\":true}");

  private final SplittableRandom random = new SplittableRandom(1978);
  private final StringBuilder text = new StringBuilder();

  private VariedScenarios() {}

  /** So many scenarios, one a line. */
  static String batch(int scenarios) {
    VariedScenarios varied = new VariedScenarios();
    for (int i = 0; i < scenarios; i++) {
      varied.scenario(i);
    }
    return varied.text.toString();
  }

  private void scenario(int number) {
    text.append("{\"format\":\"dradis-scenario/1\",");
    if (number % 3 == 0) {
      text.append("\"options\":[\"cylon-fleet\"],");
    }
    if (number % 10 != 0) {
      board();
    }
    text.append("\"steps\":[");
    int steps = random.nextInt(1, 4);
    for (int i = 0; i < steps; i++) {
      text.append(i == 0 ? "" : ",").append(STEPS.get(random.nextInt(STEPS.size())));
    }
    text.append("],\"dice\":[");
    int dice = random.nextInt(6);
    for (int i = 0; i < dice; i++) {
      text.append(i == 0 ? "" : ",").append(random.nextInt(1, 9));
    }
    text.append("],\"policy\":{\"seed\":").append(number).append("}}\n");
  }

  private void board() {
    text.append("\"board\":{\"areas\":{");
    int basestar = random.nextInt(AREAS.size());
    for (int i = 0; i < AREAS.size(); i++) {
      text.append(i == 0 ? "\"" : ",\"").append(AREAS.get(i)).append("\":{\"raiders\":");
      text.append(random.nextInt(3)).append(",\"vipers\":{\"mk2\":").append(random.nextInt(2));
      text.append("},\"civilians\":[");
      if (random.nextBoolean()) {
        text.append("\"c").append(i < 3 ? "0" : "1").append(i < 3 ? i + 7 : i - 3).append('"');
      }
      text.append(i == basestar ? "],\"basestars\":[\"b1\"]}" : "]}");
    }
    text.append("},\"dials\":{\"fuel\":").append(random.nextInt(1, 16)).append("}},");
  }
}
