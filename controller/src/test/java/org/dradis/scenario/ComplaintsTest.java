package org.dradis.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

/** Bad input is told by its field: the table is complaints.txt. */
class ComplaintsTest {

  @ParameterizedTest(name = "{0}")
  @CsvFileSource(
      resources = "complaints.txt",
      delimiterString = "=>",
      quoteCharacter = '`',
      maxCharsPerColumn = 100_000)
  void everyComplaintNamesItsField(String fields, String complaint) {
    Resolved resolved = Resolved.of(fields);
    assertEquals(complaint, resolved.complaint());
    assertEquals(2, resolved.exitCode());
    assertEquals("", resolved.out());
  }

  @Test
  void theFormatIsRequired() {
    assertEquals("format: is missing", Resolved.text("{}").complaint());
    assertEquals(
        "format: must be \"dradis-scenario/1\", not \"dradis-scenario/2\"",
        Resolved.text("{\"format\": \"dradis-scenario/2\"}").complaint());
    assertEquals(
        "format: must be a text, not a number", Resolved.text("{\"format\": 1}").complaint());
  }

  @Test
  void aScenarioIsAnObject() {
    assertEquals(
        "scenario: must be a scenario, an object, not a list", Resolved.text("[1]").complaint());
    assertEquals(
        "scenario: must be a scenario, an object, not null", Resolved.text("null").complaint());
  }

  @Test
  void aSyntaxErrorIsOneLineWithItsPlace() {
    Resolved resolved = Resolved.text("{\"format\":\n \"dradis-scenario/1\",\n \"steps\" 7}");
    assertEquals(2, resolved.exitCode());
    assertTrue(
        resolved.complaint().startsWith("scenario: not JSON (line 3, column "),
        resolved::complaint);
    assertEquals(1, resolved.err().lines().count());
  }

  @Test
  void whatFollowsTheScenarioIsRefused() {
    String complaint = Resolved.text(Resolved.scenario("") + " {}").complaint();
    assertEquals("scenario: something follows its end (line 1, column 33)", complaint);
  }

  @Test
  void nestingWithoutEndGivesASentence() {
    String deep = "\"x\": " + "[".repeat(100_000) + "]".repeat(100_000);
    assertEquals(
        "scenario: objects and lists more than 64 deep (line 1, column 101)",
        Resolved.of(deep).complaint());
  }

  @Test
  void aHugeNumberGivesASentence() {
    String board = "\"board\": {\"distance\": " + "9".repeat(100_000) + "}";
    assertEquals(
        "board.distance: must be 0 or more, not a number far beyond any in the game",
        Resolved.of(board).complaint());
  }
}
