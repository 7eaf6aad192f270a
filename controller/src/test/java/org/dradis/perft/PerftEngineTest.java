package org.dradis.perft;

import static java.util.Objects.requireNonNull;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.dradis.rules.board.Board;
import org.dradis.scenario.Scenario;
import org.dradis.scenario.ScenarioReader;
import org.dradis.scenario.StepCommands;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** The engine plays every position of the tables in every way, and must count the same. */
class PerftEngineTest {
  @TestFactory
  Stream<DynamicTest> theEngineReproducesEveryTable() throws Exception {
    return eachTable(PerftEngineTest::reproduce);
  }

  /** Counts can agree by chance; here it is the very boards, each with its probability. */
  @TestFactory
  Stream<DynamicTest> theEngineReachesTheBoardsOfTheEnumerator() throws Exception {
    return eachTable(PerftEngineTest::reachTheSameBoards);
  }

  /** What is done with one table. */
  @FunctionalInterface
  private interface Check {
    void run(PerftTable table);
  }

  private static Stream<DynamicTest> eachTable(Check check) throws Exception {
    Path folder = Path.of(requireNonNull(PerftEngineTest.class.getResource("/perft")).toURI());
    try (Stream<Path> files = Files.list(folder)) {
      return files.sorted().toList().stream()
          .map(
              file ->
                  dynamicTest(
                      String.valueOf(file.getFileName()), () -> check.run(PerftTable.read(file))));
    }
  }

  private static void reachTheSameBoards(PerftTable stored) {
    Scenario scenario = ScenarioReader.read(stored.scenario());
    Translation translation = new Translation(scenario.board());
    Map<PerftBoard, Fraction> boards = new LinkedHashMap<>();
    ends(scenario, Choices.FIRST)
        .forEach((end, chance) -> boards.merge(translation.of(end), chance, Fraction::plus));
    assertTrue(
        boards.equals(PerftScenario.parse(stored.scenario()).play(Choices.FIRST).boards()),
        "the boards or their probabilities differ");
  }

  private static void reproduce(PerftTable stored) {
    Scenario scenario = ScenarioReader.read(stored.scenario());
    Map<Board, Fraction> first = ends(scenario, Choices.FIRST);
    SortedMap<PerftSummary, Fraction> summaries = new TreeMap<>();
    first.forEach(
        (end, chance) -> summaries.merge(cost(scenario.board(), end), chance, Fraction::plus));
    int any = ends(scenario, Choices.ANY).size();
    PerftTable counted =
        new PerftTable(stored.title(), stored.scenario(), first.size(), any, summaries);
    assertEquals(stored.text(), counted.text());
  }

  private static Map<Board, Fraction> ends(Scenario scenario, Choices choices) {
    EngineSpread spread = new EngineSpread(scenario.board(), choices);
    StepCommands.of(scenario).forEach(spread::play);
    return spread.boards();
  }

  private static PerftSummary cost(Board start, Board end) {
    return new PerftSummary(
        vipers(end) - vipers(start),
        end.civilians().lost().size() - start.civilians().lost().size(),
        hits(end) - hits(start));
  }

  private static int vipers(Board board) {
    return board.hangar().damaged().total() + board.hangar().destroyed().total();
  }

  private static int hits(Board board) {
    var damage = board.damage();
    return damage.galactica().size() + damage.removed().size() + damage.pegasus().size();
  }
}
