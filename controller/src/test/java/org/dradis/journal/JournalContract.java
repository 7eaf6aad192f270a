package org.dradis.journal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What every journal does. */
abstract class JournalContract {
  static final String ENGINE = "0.1.0";

  private static final String SETUP = "{\"options\":[]}";
  private static final GameId MISSING = new GameId(99);
  private static final Instant START = Instant.parse("2026-11-18T19:00:00.123Z");
  private static final Entry INPUT = new Entry(Kind.INPUT, 1, "{\"die\":8}");
  private static final Entry EVENTS = new Entry(Kind.EVENTS, 2, "[\"Zarek’s ship — 宇宙\"]");
  private static final Entry STATE = new Entry(Kind.STATE, 1, "{\"hash\":\"00\"}");

  final SteppedClock clock = new SteppedClock(START.plusNanos(456_789));
  private Journal journal;

  abstract Journal open(Clock clock);

  @BeforeEach
  void open() {
    journal = open(clock);
  }

  @AfterEach
  void close() {
    journal.close();
  }

  @Test
  void aNewJournalHasNoGames() {
    assertEquals(List.of(), journal.games());
  }

  @Test
  void aGameKeepsItsSetup() {
    GameId game = journal.begin(SETUP);
    assertEquals(SETUP, journal.setup(game));
    assertEquals(List.of(new GameSummary(game, START, START, 0, null, ENGINE)), journal.games());
    assertEquals(List.of(), journal.rows(game, 0));
  }

  @Test
  void rowsComeBackInOrderWithTheirTimeAndVersions() {
    GameId game = journal.begin(SETUP);
    assertEquals(3, journal.append(game, List.of(INPUT, EVENTS, STATE)));
    clock.step(Duration.ofSeconds(5));
    assertEquals(4, journal.append(game, List.of(INPUT)));
    Instant later = START.plusSeconds(5);
    Row last = new Row(4, later, Kind.INPUT, 1, ENGINE, INPUT.json());
    assertEquals(
        List.of(
            new Row(1, START, Kind.INPUT, 1, ENGINE, INPUT.json()),
            new Row(2, START, Kind.EVENTS, 2, ENGINE, EVENTS.json()),
            new Row(3, START, Kind.STATE, 1, ENGINE, STATE.json()),
            last),
        journal.rows(game, 0));
    assertEquals(List.of(last), journal.rows(game, 3));
    assertEquals(List.of(), journal.rows(game, 4));
    assertEquals(List.of(), journal.rows(game, 400));
    assertEquals(List.of(new GameSummary(game, START, later, 4, null, ENGINE)), journal.games());
  }

  @Test
  void nothingToAppendChangesNothing() {
    GameId game = journal.begin(SETUP);
    journal.append(game, List.of(INPUT));
    journal.end(game, "{}");
    var before = journal.games();
    clock.step(Duration.ofSeconds(1));
    assertEquals(1, journal.append(game, List.of()));
    assertEquals(before, journal.games());
  }

  @Test
  void gamesCountTheirRowsEachByItself() {
    GameId one = journal.begin(SETUP);
    GameId two = journal.begin("{}");
    assertEquals(1, journal.append(two, List.of(INPUT)));
    assertEquals(1, journal.append(one, List.of(EVENTS)));
    assertEquals(2, journal.append(two, List.of(STATE)));
    assertEquals(2, journal.append(one, List.of(STATE)));
    assertEquals(
        List.of(EVENTS.json(), STATE.json()),
        journal.rows(one, 0).stream().map(Row::json).toList());
    assertEquals(
        List.of(INPUT.json(), STATE.json()), journal.rows(two, 0).stream().map(Row::json).toList());
  }

  @Test
  void aGameEndsAndGoesOnIfARowFollows() {
    GameId game = journal.begin(SETUP);
    clock.step(Duration.ofHours(2));
    journal.end(game, "{\"won\":\"cylons\"}");
    journal.end(game, "{\"won\":\"humans\"}");
    assertEquals(
        new Ending(START.plusSeconds(7200), "{\"won\":\"humans\"}"),
        journal.games().getFirst().ending());
    journal.append(game, List.of(INPUT));
    assertNull(journal.games().getFirst().ending());
  }

  @Test
  void theLastRowsOfAGameComeWithItsEnd() {
    GameId game = journal.begin(SETUP);
    journal.append(game, List.of(INPUT));
    journal.end(game, List.of(EVENTS, STATE), "{\"won\":\"cylons\"}");
    GameSummary summary = journal.games().getFirst();
    assertEquals(3, summary.rows());
    assertEquals(new Ending(START, "{\"won\":\"cylons\"}"), summary.ending());
    assertEquals(STATE.json(), journal.rows(game, 2).getFirst().json());
    assertEquals(4, journal.append(game, List.of(INPUT)));
  }

  @Test
  void aDeletedGameIsGoneAndItsNumberIsNeverUsedAgain() {
    GameId one = journal.begin(SETUP);
    GameId two = journal.begin(SETUP);
    journal.append(two, List.of(INPUT));
    journal.end(two, "{}");
    journal.delete(two);
    assertEquals(List.of(one), journal.games().stream().map(GameSummary::id).toList());
    assertThrows(IllegalArgumentException.class, () -> journal.append(two, List.of(INPUT)));
    assertThrows(IllegalArgumentException.class, () -> journal.rows(two, 0));
    GameId three = journal.begin(SETUP);
    assertNotEquals(two, three);
    assertEquals(List.of(), journal.rows(three, 0));
  }

  @Test
  void aGameThatIsNotThereIsTheCallersMistake() {
    List<Runnable> mistakes =
        List.of(
            () -> journal.setup(MISSING),
            () -> journal.append(MISSING, List.of(INPUT)),
            () -> journal.append(MISSING, List.of()),
            () -> journal.rows(MISSING, 0),
            () -> journal.end(MISSING, "{}"),
            () -> journal.delete(MISSING));
    for (Runnable mistake : mistakes) {
      var thrown = assertThrows(IllegalArgumentException.class, mistake::run);
      assertEquals("there is no game 99", thrown.getMessage());
    }
  }

  @Test
  void aRowMayBeLong() {
    GameId game = journal.begin(SETUP);
    String json = "\"" + "é".repeat(500_000) + "\"";
    journal.append(game, List.of(new Entry(Kind.STATE, 1, json)));
    assertEquals(json, journal.rows(game, 0).getFirst().json());
  }
}
