package org.dradis.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Dice, draws, choices and the policy. */
class AnswersTest {
  private static final String TWO_HITS =
      "\"options\": [\"pegasus\"], \"board\": {}, \"steps\": [{\"damageGalactica\": 2}]";

  @Test
  void listsAreUsedBeforeThePolicy() {
    Resolved resolved =
        Resolved.of(
            TWO_HITS
                + ", \"choices\": [\"pegasus\"], \"draws\": {\"pegasus\": [\"airlock\"]},"
                + " \"policy\": \"first\"");
    assertEquals("[\"airlock\"]", resolved.board().get("pegasusDamage").toString());
    assertEquals("[\"ftl-control\"]", resolved.board().get("galacticaDamage").toString());
  }

  @Test
  void theFirstPolicyStillNeedsDice() {
    Resolved resolved =
        Resolved.of("\"steps\": [{\"icon\": \"activate-basestars\"}], \"policy\": \"first\"");
    assertEquals(3, resolved.exitCode());
    assertEquals("roll", pending(resolved).get("kind").stringValue());
  }

  @Test
  void aMissingChoiceListsItsOptions() {
    JsonNode pending = pending(Resolved.of(TWO_HITS));
    assertEquals("choice", pending.get("kind").stringValue());
    assertEquals("[\"galactica\",\"pegasus\"]", pending.get("options").toString());
  }

  @Test
  void aMissingDrawListsWhatIsLeft() {
    JsonNode pending = pending(Resolved.of("\"steps\": [{\"damageBasestar\": \"b1\"}]"));
    assertEquals("draw", pending.get("kind").stringValue());
    assertEquals(
        "[\"critical-hit\",\"disabled-hangar\",\"disabled-weapons\",\"structural-damage\"]",
        pending.get("options").toString());
  }

  @Test
  void theSeedDrawsEverythingInTheOrderInWhichItIsNeeded() {
    // Seed 1234567: next mod 2 = 1 Pegasus, next mod 4 = 1 airlock, next mod 2 = 1 Pegasus,
    // next mod 3 over what is left.
    Resolved resolved = Resolved.of(TWO_HITS + ", \"policy\": {\"seed\": 1234567}");
    assertEquals(0, resolved.exitCode());
    assertEquals(
        "[\"airlock\",\"main-batteries\"]", resolved.board().get("pegasusDamage").toString());
  }

  @Test
  void theSameSeedGivesTheSameGame() {
    String fields =
        "\"steps\": [{\"icon\": \"activate-raiders\"}, {\"icon\": \"activate-basestars\"}],"
            + " \"policy\": {\"seed\": 9223372036854775807}";
    assertEquals(Resolved.of(fields), Resolved.of(fields));
  }

  @Test
  void aDieCanBeAddedToAndRolledAgain() {
    Resolved resolved =
        Resolved.of(
            "\"steps\": [{\"icon\": \"activate-basestars\"}],"
                + " \"dice\": [{\"roll\": 8, \"reroll\": 5, \"plus\": -2}]");
    JsonNode die = event(resolved, "dieRolled");
    assertEquals(8, die.get("roll").intValue());
    assertEquals(5, die.get("reroll").intValue());
    assertEquals(-2, die.get("plus").intValue());
    assertEquals(3, die.get("result").intValue());
  }

  @Test
  void anyPlusIsHeldToOneToEightAtTheEnd() {
    for (int plus : List.of(Integer.MIN_VALUE, Integer.MAX_VALUE)) {
      Resolved resolved =
          Resolved.of(
              "\"steps\": [{\"icon\": \"activate-basestars\"}], \"policy\": \"first\","
                  + " \"dice\": [{\"roll\": 4, \"plus\": "
                  + plus
                  + "}]");
      assertEquals(plus < 0 ? 1 : 8, event(resolved, "dieRolled").get("result").intValue());
    }
  }

  @Test
  void whatIsLeftOverIsIgnored() {
    Resolved resolved =
        Resolved.of(
            "\"dice\": [1, 2], \"draws\": {\"civilian\": [\"c01\"]}, \"choices\": [1, \"x\"]");
    assertEquals(0, resolved.exitCode());
  }

  @Test
  void stepsAfterTheEndOfTheGameAreNotPlayed() {
    Resolved resolved =
        Resolved.of("\"board\": {\"outcome\": \"humans\"}, \"steps\": [{\"repair\": \"armory\"}]");
    assertEquals(0, resolved.exitCode());
    assertEquals("humans", resolved.board().get("outcome").stringValue());
  }

  private static JsonNode pending(Resolved resolved) {
    return resolved.last().required("pending");
  }

  private static JsonNode event(Resolved resolved, String type) {
    return resolved.lines().stream()
        .filter(line -> line.has("event"))
        .map(line -> line.get("event"))
        .filter(event -> event.get("type").stringValue().equals(type))
        .findFirst()
        .orElseThrow();
  }
}
