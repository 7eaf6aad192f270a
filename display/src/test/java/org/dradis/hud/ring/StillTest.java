package org.dradis.hud.ring;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.dradis.file.BadField;
import org.dradis.scenario.Position;
import org.dradis.scenario.ScenarioPlayer;
import org.dradis.scenario.ScenarioReader;
import org.dradis.view.BoardView;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class StillTest {
  private static final Path SCENARIOS = Path.of("../scenarios");

  static Stream<Path> scenarios() throws IOException {
    try (Stream<Path> files = Files.list(SCENARIOS)) {
      return files
          .filter(it -> it.toString().endsWith(".json"))
          .filter(StillTest::canBePlayed)
          .sorted()
          .toList()
          .stream();
    }
  }

  /** Some are there to be refused. */
  private static boolean canBePlayed(Path file) {
    try {
      var _ = Tables.of(Files.readString(file));
      return true;
    } catch (BadField e) {
      return false;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Of every scenario that comes with the program. */
  @ParameterizedTest
  @MethodSource("scenarios")
  void whenEverythingHasHappenedTheBoardIsAsTheRulesHaveIt(Path file) throws IOException {
    String scenario = Files.readString(file);
    Position position = ScenarioPlayer.position(ScenarioReader.read(scenario));
    BoardView end = Tables.board(position.now());
    Still still = new Still(Tables.board(position.before()), end);
    Tables.of(scenario).recent().forEach(still::put);
    RingPicture drawn = RingPicture.of(still.board());
    RingPicture now = RingPicture.of(end);
    for (String area : Scope.AREAS) {
      assertEquals(now.area(area).flocks(), drawn.area(area).flocks(), area);
    }
    assertEquals(now.fleet(), drawn.fleet());
    assertEquals(now.boarding(), drawn.boarding());
    assertEquals(now.galactica().sockets(), drawn.galactica().sockets());
    assertEquals(now.pegasus(), drawn.pegasus());
  }
}
