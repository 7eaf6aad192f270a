package org.dradis.rig.evening;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.dradis.cards.AttackDeck;
import org.dradis.journal.Kind;
import org.dradis.journal.Row;
import org.dradis.session.script.MemoryTable;
import org.dradis.session.script.Script;
import org.dradis.session.script.ScriptTables;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The scripts of the session, on a table that is a map and on one that is all chips. */
class ScriptedEveningsTest {
  private static final Path SCRIPTS =
      Path.of("../controller/src/test/resources/org/dradis/session/script");

  static List<Path> scripts() throws IOException {
    try (Stream<Path> files = Files.list(SCRIPTS)) {
      return files.sorted().toList();
    }
  }

  @ParameterizedTest
  @MethodSource("scripts")
  void aScriptComesOutTheSameOnBothTables(Path script) throws IOException {
    assertEquals(outcome(play(MemoryTable::new, script)), outcome(play(new SimTables(7), script)));
  }

  @Test
  void theSameSeedHearsTheSame() throws IOException {
    Path script = SCRIPTS.resolve("first-contact.txt");
    assertEquals(play(new SimTables(8), script), play(new SimTables(8), script));
  }

  /** Events and states. What is heard differs, since a lift takes its time. */
  private static List<String> outcome(List<Row> rows) {
    return rows.stream().filter(row -> row.kind() != Kind.INPUT).map(Row::json).toList();
  }

  private static List<Row> play(ScriptTables tables, Path script) throws IOException {
    var journal = Evenings.memory();
    new Script(script.toString(), tables, journal, AttackDeck.PRINTED, 1, new StringBuilder())
        .play(Files.readString(script));
    return journal.rows(journal.games().getLast().id(), 0);
  }
}
