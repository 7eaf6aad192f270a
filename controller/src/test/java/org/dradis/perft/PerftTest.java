package org.dradis.perft;

import static java.util.Objects.requireNonNull;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * Counts whole battles from the rules alone, without the engine.
 *
 * <p>With {@code -Ddradis.perft.update=true} the tables in {@code src/test/resources/perft} are
 * written anew. A new position is a file with its first two lines.
 */
class PerftTest {
  private static final boolean UPDATE = Boolean.getBoolean("dradis.perft.update");

  @TestFactory
  Stream<DynamicTest> theEnumeratorReproducesEveryTable() throws Exception {
    return tables().stream().map(file -> dynamicTest(name(file), () -> reproduce(file)));
  }

  @TestFactory
  Stream<DynamicTest> theProbabilitiesOfEveryTableAddUpToOne() throws Exception {
    return tables().stream().map(file -> dynamicTest(name(file), () -> addUp(file)));
  }

  @Test
  void aRaiderHitsGalacticaOnAnEightOnly() {
    assertEquals(
        Map.of(new PerftSummary(0, 0, 0), eighths(7), new PerftSummary(0, 0, 1), eighths(1)),
        summaries("{\"bow\": {\"raiders\": 1}}", "activate-raiders"));
  }

  @Test
  void aMarkTwoIsLostOnFiveOrMore() {
    assertEquals(
        Map.of(new PerftSummary(0, 0, 0), eighths(4), new PerftSummary(1, 0, 0), eighths(4)),
        summaries("{\"bow\": {\"raiders\": 1, \"vipers\": {\"mk2\": 1}}}", "activate-raiders"));
  }

  @Test
  void aBasestarHitsGalacticaOnFourOrMore() {
    assertEquals(
        Map.of(new PerftSummary(0, 0, 0), eighths(3), new PerftSummary(0, 0, 1), eighths(5)),
        summaries("{\"bow\": {\"basestars\": [\"b1\"]}}", "activate-basestars"));
  }

  private static Map<PerftSummary, Fraction> summaries(String areas, String icon) {
    String scenario =
        "{\"board\": {\"areas\": %s}, \"steps\": [{\"icon\": \"%s\"}]}".formatted(areas, icon);
    return PerftTable.enumerate("", scenario).summaries();
  }

  private static Fraction eighths(int count) {
    return Fraction.parse(count + "/8");
  }

  private static void reproduce(Path file) throws IOException {
    PerftTable stored = PerftTable.read(file);
    PerftTable counted = PerftTable.enumerate(stored.title(), stored.scenario());
    if (UPDATE) {
      Files.writeString(file, counted.text());
    } else {
      assertEquals(Files.readString(file), counted.text());
    }
  }

  private static void addUp(Path file) throws IOException {
    Map<PerftSummary, Fraction> summaries = PerftTable.read(file).summaries();
    assertEquals(Fraction.ONE, summaries.values().stream().reduce(Fraction.ZERO, Fraction::plus));
  }

  private static List<Path> tables() throws IOException, URISyntaxException {
    Path folder =
        UPDATE
            ? Path.of("src/test/resources/perft")
            : Path.of(requireNonNull(PerftTest.class.getResource("/perft")).toURI());
    try (Stream<Path> files = Files.list(folder)) {
      return files.sorted().toList();
    }
  }

  private static String name(Path file) {
    return file.getFileName().toString().replaceAll("[-.]|txt$", " ").strip();
  }
}
