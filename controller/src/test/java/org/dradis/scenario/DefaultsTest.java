package org.dradis.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.dradis.crew.PrintedRegister;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.GameOption;
import org.dradis.rules.board.Manifest;
import org.dradis.rules.board.StartPosition;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is left out (R2, R3). */
class DefaultsTest {
  private static final String CYLON_FLEET = "\"options\": [\"cylon-fleet\"], ";
  private static final String DAYBREAK = "\"options\": [\"daybreak\"], ";

  /** Scenarios know the printed characters and lines. */
  private static Board printed(Board board) {
    return board.with(board.crew().with(PrintedRegister.get()));
  }

  @Test
  void withoutABoardItIsTheStartPosition() {
    Board start = printed(StartPosition.of(GameOption.NONE, Manifest.SCENARIO));
    assertEquals(start, read("").board());
    assertEquals(start, read("\"board\": null").board());
  }

  @Test
  void anEmptyBoardIsEmptySpaceWithEverythingAtHome() {
    Board empty = printed(StartPosition.emptySpace(GameOption.NONE, Manifest.SCENARIO));
    assertEquals(empty, read("\"board\": {}").board());
    assertEquals(
        empty, read("\"board\": {\"areas\": {}, \"reserves\": {}, \"dials\": {}}").board());
  }

  @Test
  void theOptionsChangeWhatIsAtHome() {
    for (GameOption option : GameOption.values()) {
      assertEquals(
          printed(StartPosition.of(GameOption.NONE.with(option), Manifest.SCENARIO)),
          read("\"options\": [\"" + option.word() + "\"]").board());
      assertEquals(
          printed(StartPosition.emptySpace(GameOption.NONE.with(option), Manifest.SCENARIO)),
          read("\"options\": [\"" + option.word() + "\"], \"board\": {}").board());
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiterString = "=>",
      quoteCharacter = '`',
      textBlock =
          """
          "areas": {"bow": {"vipers": {"mk2": 2}, "piloted": [{"pilot": "A", "craft": "mk2"}]}} => 5
          "damaged": {"mk2": 1}, "destroyed": {"mk2": 2}                                        => 5
          "reserves": {"mk2": 1}                                                                => 1
          "reserves": {"raptors": 2}                                                            => 8
          "damaged": {"mk2": 8}                                                                 => 0
          """)
  void theReservesHoldTheMkIIsThatAreNowhereElse(String board, int reserves) {
    assertEquals(reserves, read("\"board\": {" + board + "}").board().hangar().reserves().mk2());
  }

  @ParameterizedTest
  @CsvSource(
      delimiterString = "=>",
      quoteCharacter = '`',
      textBlock =
          """
          "areas": {"bow": {"vipers": {"mk7": 1}}}                                => 3
          "areas": {"bow": {"piloted": [{"pilot": "A", "craft": "mk7"}]}}         => 3
          "reserves": {"mk7": 2}, "destroyed": {"mk7": 1}                         => 1
          "damaged": {"mk7": 0}                                                   => 0
          "damaged": {"mk2": 1}                                                   => 4
          """)
  void theDamagedBoxHoldsTheMkVIIsThatAreNowhereElse(String board, int damaged) {
    assertEquals(
        damaged, read(CYLON_FLEET + "\"board\": {" + board + "}").board().hangar().damaged().mk7());
  }

  @ParameterizedTest
  @CsvSource(
      delimiterString = "=>",
      quoteCharacter = '`',
      textBlock =
          """
          "nukes": 2                                                                => 1
          "areas": {"bow": {"vipers": {"assaultRaptor": 1}}}                        => 0
          "areas": {"bow": {"piloted": [{"pilot": "A", "craft": "assaultRaptor"}]}} => 0
          "destroyed": {"assaultRaptor": 1}                                         => 0
          "reserves": {"assaultRaptor": 4}                                          => 4
          """)
  void oneAssaultRaptorIsInTheReservesUnlessOneIsOut(String board, int reserves) {
    Board read = read(DAYBREAK + "\"board\": {" + board + "}").board();
    assertEquals(reserves, read.hangar().reserves().assaultRaptors());
  }

  @Test
  void raptorsThatAreNotDestroyedAreInTheReserves() {
    Board board = read("\"board\": {\"destroyed\": {\"raptors\": 3}}").board();
    assertEquals(1, board.hangar().raptors());
  }

  @Test
  void eachDialHasItsOwnDefault() {
    Board board = read("\"board\": {\"dials\": {\"food\": 0}}").board();
    assertEquals(8, board.dials().fuel());
    assertEquals(0, board.dials().food());
    assertEquals(10, board.dials().morale());
    assertEquals(12, board.dials().population());
  }

  @Test
  void whatMayBeNullMayBeLeftOut() {
    String nulls =
        "\"board\": {\"titles\": {\"admiral\": null, \"cag\": null}, \"objective\": null,"
            + " \"newCaprica\": null, \"outcome\": null}, \"policy\": null";
    assertEquals(read("\"board\": {}"), read(nulls));
  }

  @Test
  void unknownFieldsAtTheTopAreIgnored() {
    assertEquals(read(""), read("\"comment\": {\"any\": [1.5, null]}"));
  }

  private static Scenario read(String fields) {
    return ScenarioReader.read(Resolved.scenario(fields));
  }
}
