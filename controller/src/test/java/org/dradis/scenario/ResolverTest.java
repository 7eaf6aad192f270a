package org.dradis.scenario;

import static org.dradis.scenario.Resolved.scenario;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

/** One scenario or a batch, and what comes out (R1). */
class ResolverTest {
  private static final String GOOD = scenario("\"steps\": [{\"dial\": {\"fuel\": -1}}]");
  private static final String BAD = scenario("\"board\": {\"jump\": 9}");
  private static final String OPEN = scenario("\"steps\": [{\"icon\": \"activate-basestars\"}]");

  @Test
  void aSingleScenarioTellsItsEventsAndThenTheBoard() {
    Resolved resolved = Resolved.text(GOOD);
    assertEquals(0, resolved.exitCode());
    assertEquals(List.of("event", "board"), kinds(resolved));
    assertEquals(7, resolved.board().at("/dials/fuel").intValue());
    assertEquals("", resolved.err());
  }

  @Test
  void aScenarioMayBePrettyPrinted() {
    Resolved resolved = Resolved.text("\n{\n \"format\":\n\"dradis-scenario/1\"\n}\n\n");
    assertEquals(0, resolved.exitCode(), resolved::err);
    assertEquals(List.of("board"), kinds(resolved));
  }

  @Test
  void blankLinesAroundOneLineDoNotMakeABatch() {
    assertEquals(List.of("event", "board"), kinds(Resolved.text("\n \t\r\n" + GOOD + "\n\r\n\n")));
  }

  @Test
  void aBatchGivesOneLineForEachScenarioInOrder() {
    Resolved resolved = Resolved.text(GOOD + "\n\n" + BAD + "\r\n" + OPEN + "\nnonsense\n" + GOOD);
    assertEquals(0, resolved.exitCode());
    assertEquals(List.of("board", "error", "pending", "error", "board"), kinds(resolved));
    assertEquals("", resolved.err());
    assertEquals(
        "board.jump: must be 0-4, not 9", resolved.lines().get(1).get("error").stringValue());
  }

  @Test
  void aFirstLineThatIsAnyJsonValueMakesABatch() {
    assertEquals(List.of("error", "board"), kinds(Resolved.text("7\n" + GOOD)));
    assertEquals(List.of("error", "board"), kinds(Resolved.text("{\"a\": 1, \"a\": 2}\n" + GOOD)));
  }

  @Test
  void aFirstLineThatIsNoJsonValueMakesABadScenario() {
    Resolved resolved = Resolved.text("nonsense\n" + GOOD);
    assertEquals(2, resolved.exitCode());
    assertEquals("", resolved.out());
    assertEquals(2, Resolved.text(GOOD + GOOD + "\n" + GOOD).exitCode());
  }

  @Test
  void aBatchOfBadScenariosStillEndsWell() {
    Resolved resolved = Resolved.text(BAD + "\n" + BAD);
    assertEquals(0, resolved.exitCode());
    assertEquals(List.of("error", "error"), kinds(resolved));
  }

  @Test
  void badInputIsOneLineAndNothingElse() {
    Resolved resolved = Resolved.text(BAD);
    assertEquals(2, resolved.exitCode());
    assertEquals("board.jump: must be 0-4, not 9\n", resolved.err());
    assertEquals("", resolved.out());
  }

  @Test
  void aStepThatIsNotPossibleLeavesNoEventsBehind() {
    Resolved resolved =
        Resolved.of("\"steps\": [{\"dial\": {\"fuel\": 1}}, {\"repair\": \"armory\"}]");
    assertEquals(2, resolved.exitCode());
    assertEquals("", resolved.out());
  }

  @Test
  void whatIsMissingIsTheLastLine() {
    Resolved resolved = Resolved.text(OPEN);
    assertEquals(3, resolved.exitCode());
    assertEquals(List.of("event", "pending"), kinds(resolved));
    assertEquals(
        Resolved.JSON.readTree(
            "{\"kind\": \"roll\", \"for\": \"b1 attacks Galactica\", \"rule\": \"AT\"}"),
        resolved.last().get("pending"));
  }

  @Test
  void nothingIsNoScenario() {
    for (String nothing : List.of("", "\n", " \r\n\t\n")) {
      Resolved resolved = Resolved.text(nothing);
      assertEquals(2, resolved.exitCode());
      assertEquals("scenario: the input is empty\n", resolved.err());
    }
  }

  @Test
  void aByteOrderMarkIsSkipped() {
    assertEquals(0, Resolved.text("\uFEFF" + GOOD).exitCode());
    assertEquals("scenario: the input is empty\n", Resolved.text("\uFEFF").err());
  }

  @Test
  void otherEncodingsGiveASentence() {
    Resolved utf16 = Resolved.bytes(GOOD.getBytes(StandardCharsets.UTF_16));
    assertEquals(2, utf16.exitCode());
    assertEquals("scenario: is not written in UTF-8\n", utf16.err());
  }

  @Test
  void aBatchGoesOnAfterALineThatIsNotUtf8() {
    ByteArrayOutputStream batch = new ByteArrayOutputStream();
    batch.writeBytes((GOOD + "\n\"").getBytes(StandardCharsets.UTF_8));
    batch.write(0xFF);
    batch.writeBytes(("\"\n" + GOOD).getBytes(StandardCharsets.UTF_8));
    assertEquals(List.of("board", "error", "board"), kinds(Resolved.bytes(batch.toByteArray())));
  }

  @Test
  void namesOfAllLanguagesComeThrough() {
    String pilot = "Кара \\\"Старбак\\\" 𝕋hrace\\u0007";
    Resolved resolved =
        Resolved.of("\"board\": {\"players\": [{\"character\": \"" + pilot + "\"}]}");
    assertEquals(
        "Кара \"Старбак\" 𝕋hrace\u0007",
        resolved.board().at("/players/0/character").stringValue());
  }

  @Test
  void aComplaintIsOneLineWhateverTheFileHolds() {
    Resolved resolved = Resolved.of("\"choices\": [], \"options\": [\"a\\n\\tb\"]");
    assertEquals(1, resolved.err().lines().count());
  }

  @Test
  void linesLongerThanAnyBufferAreRead() {
    String padded = scenario("\"why\": \"" + "x".repeat(300_000) + "\"");
    assertEquals(List.of("board", "board"), kinds(Resolved.text(padded + "\n" + padded)));
    assertTrue(Resolved.text(padded).err().isEmpty());
  }

  @Test
  void aFaultOfTheEngineDoesNotEndTheBatch() throws IOException {
    StringWriter out = new StringWriter();
    StringBuilder err = new StringBuilder();
    String batch = GOOD + "\n" + OPEN + "\n" + GOOD;
    int exitCode =
        Resolver.resolve(
            new ByteArrayInputStream(batch.getBytes(StandardCharsets.UTF_8)),
            out,
            err,
            scenario ->
                scenario.steps().getFirst().path().endsWith("icon")
                    ? new Ending.Failed("steps[0].icon: the rules engine failed")
                    : ScenarioPlayer.play(scenario));
    Resolved resolved = new Resolved(exitCode, out.toString(), err.toString());
    assertEquals(0, resolved.exitCode());
    assertEquals(List.of("board", "error", "board"), kinds(resolved));
  }

  @Test
  void numbersFarBeyondTheGameArePlayedInAMoment() {
    String most = "2147483647";
    Resolved resolved =
        Resolved.of(
            ("\"options\": [\"cylon-fleet\"], \"policy\": \"first\", \"steps\": ["
                    + "{\"place\": {\"area\": \"bow\", \"basestars\": MOST, \"raiders\": MOST,"
                    + " \"heavyRaiders\": MOST, \"vipers\": MOST, \"civilians\": MOST}},"
                    + "{\"dial\": {\"fuel\": MOST, \"food\": -MOST}}, {\"damageGalactica\": MOST}]")
                .replace("MOST", most));
    assertEquals(0, resolved.exitCode(), resolved::err);
    assertEquals(20, resolved.board().at("/areas/bow/raiders").intValue());
    assertEquals(15, resolved.board().at("/dials/fuel").intValue());
    assertEquals("cylons: galactica", resolved.board().get("outcome").stringValue());
  }

  private static List<String> kinds(Resolved resolved) {
    return resolved.lines().stream().map(line -> line.propertyNames().iterator().next()).toList();
  }
}
