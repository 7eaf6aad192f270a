package org.dradis.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import java.util.Map;
import org.dradis.file.JsonText;
import org.dradis.journal.Entry;
import org.dradis.journal.GameId;
import org.dradis.journal.Kind;
import org.dradis.journal.SqliteJournal;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

class GamesCommandTest {
  private static final Clock CLOCK =
      Clock.fixed(Instant.parse("2026-11-18T19:30:00Z"), ZoneId.of("Europe/Berlin"));

  @TempDir private Path folder;
  private Path file;

  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  @BeforeEach
  void write() throws IOException {
    file = folder.toRealPath().resolve("table.db");
    try (var journal = SqliteJournal.open(file, CLOCK, "0.1.0")) {
      GameId one = journal.begin("{\"options\":[]}");
      journal.append(one, List.of(new Entry(Kind.INPUT, 1, "{\"die\":8}")));
      journal.append(one, List.of(new Entry(Kind.EVENTS, 1, "[]")));
      journal.end(one, "{\"won\":\"humans\"}");
      journal.begin("{}");
    }
  }

  private int games(String... args) {
    var command = new CommandLine(new GamesCommand(CLOCK, _ -> {}));
    String[] all = List.of(args).toArray(String[]::new);
    return Main.run(command, new PrintWriter(out), new PrintWriter(err), all);
  }

  @Test
  void theListShowsTimesAsPlayersReadThem() {
    assertEquals(0, games("list", "--journal", file.toString()));
    assertEquals(
        """
        game  begun             last change       rows  version  state
        1     2026-11-18 20:30  2026-11-18 20:30  2     0.1.0    ended
        2     2026-11-18 20:30  2026-11-18 20:30  0     0.1.0    open
        """,
        out.toString());
  }

  @Test
  void theListForProgramsIsOneObjectALine() {
    assertEquals(0, games("--json", "--journal", file.toString()));
    assertEquals(
        """
        {"game":1,"begun":"2026-11-18T19:30:00Z","changed":"2026-11-18T19:30:00Z","rows":2,\
        "engine":"0.1.0","ended":{"at":"2026-11-18T19:30:00Z","how":{"won":"humans"}}}
        {"game":2,"begun":"2026-11-18T19:30:00Z","changed":"2026-11-18T19:30:00Z","rows":0,\
        "engine":"0.1.0","ended":null}
        """,
        out.toString());
  }

  @Test
  void anExportIsOneJsonObjectWithAllRows() {
    assertEquals(0, games("export", "1", "--journal", file.toString()));
    assertTrue(JsonText.isComplete(out.toString()), out::toString);
    assertEquals(
        """
        {"format":"dradis-game/1","game":1,"begun":"2026-11-18T19:30:00Z",\
        "changed":"2026-11-18T19:30:00Z","rows":2,"engine":"0.1.0",\
        "ended":{"at":"2026-11-18T19:30:00Z","how":{"won":"humans"}},
        "setup":{"options":[]},
        "journal":[
        {"row":1,"at":"2026-11-18T19:30:00Z","kind":"input","format":1,"engine":"0.1.0",\
        "json":{"die":8}},
        {"row":2,"at":"2026-11-18T19:30:00Z","kind":"events","format":1,"engine":"0.1.0","json":[]}
        ]}
        """,
        out.toString());
  }

  @Test
  void aDeletedGameIsGone() {
    assertEquals(0, games("delete", "1", "--journal", file.toString()));
    assertEquals("Game 1 is deleted.\n", out.toString());
    out.getBuffer().setLength(0);
    games("--json", "--journal", file.toString());
    assertTrue(out.toString().startsWith("{\"game\":2,"), out::toString);
  }

  @Test
  void aTableInUseCanBeListedButNothingIsDeletedUnderIt() {
    try (var _ = SqliteJournal.open(file, CLOCK, "0.1.0")) {
      assertEquals(0, games("--journal", file.toString()));
      assertEquals(1, games("delete", "1", "--journal", file.toString()));
      assertEquals(
          "dradis: The journal %s is in use by another program (process %d); close that one first.\n"
              .formatted(file, ProcessHandle.current().pid()),
          err.toString());
    }
  }

  @Test
  void aGameOrAJournalThatIsNotThereIsNamed() {
    assertEquals(2, games("export", "7", "--journal", file.toString()));
    assertEquals(
        "dradis: there is no game 7 in "
            + file
            + "; dradis games lists them; games --help lists what there is\n",
        err.toString());
    err.getBuffer().setLength(0);
    Path other = folder.resolve("other.db").toAbsolutePath();
    assertEquals(1, games("--journal", other.toString()));
    assertEquals("dradis: There is no journal " + other + ".\n", err.toString());
  }

  @Test
  void withoutAnOptionTheJournalIsAmongTheUsersData() {
    JournalOption option = new JournalOption();
    assertEquals(
        Path.of("/home/adama/.local/share/dradis/table.db"),
        option.file(Map.of("HOME", "/home/adama")));
    assertEquals(
        Path.of("/data/dradis/table.db"),
        option.file(Map.of("HOME", "/home/adama", "XDG_DATA_HOME", "/data")));
  }
}
