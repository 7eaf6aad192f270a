package org.dradis.hud.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Clock;
import java.time.ZoneId;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;
import org.dradis.file.BadField;
import org.dradis.hud.Games;
import org.dradis.hud.Hud;
import org.dradis.hud.Panel;
import org.dradis.hud.Settings;
import org.dradis.hud.TableLink;
import org.dradis.journal.GameId;
import org.dradis.journal.GameSummary;
import org.dradis.journal.JournalTrouble;
import org.dradis.journal.SqliteJournal;
import org.dradis.rules.board.Board;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GamesModelTest {
  private static final ZoneId BERLIN = ZoneId.of("Europe/Berlin");

  private final FakeGames games =
      new FakeGames()
          .with(1, "2026-11-02T20:14:00Z", true)
          .with(2, "2026-11-08T22:40:00Z", false)
          .telling("> Jump.", "  The fleet jumps.");

  private static GamesModel model(Hud hud) {
    return new GamesModel(hud, BERLIN);
  }

  @Test
  void everyGameOfTheJournalIsThere() {
    GamesModel model = model(FakeGames.hud(games, Settings.STANDARD));
    assertFalse(model.loaded().get());
    model.load();
    assertTrue(model.loaded().get());
    GamesModel.Row first = model.rows().get().getFirst();
    assertEquals("Game 2", first.title());
    assertFalse(first.ended());
    assertEquals(
        "Begun Nov 8, 2026, 9:40 PM · last change Nov 8, 2026, 11:40 PM · 402 entries",
        first.facts());
    assertTrue(model.rows().get().getLast().ended());
  }

  @Test
  void whoPlaysForWhatIsSaid() {
    GamesModel model = model(FakeGames.hud(games, Settings.STANDARD));
    model.load();
    assertEquals("Kobol · Adama, Roslin, Starbuck, Chief", model.rows().get().getFirst().parts());
  }

  @Test
  void aGameIsDeletedOnlyByThoseWhoAreSure() {
    GamesModel model = model(FakeGames.hud(games, Settings.STANDARD));
    model.load();
    model.askDelete(new GameId(1));
    assertEquals(List.of(), games.asked);
    model.askDelete(null);
    assertEquals(2, model.rows().get().size());
    model.askDelete(new GameId(1));
    model.delete(new GameId(1));
    assertEquals(List.of("delete 1"), games.asked);
    assertEquals(List.of("Game 2"), model.rows().get().stream().map(it -> it.title()).toList());
    assertNull(model.doomed().get());
  }

  @Test
  void theGameThatIsPlayedStays() {
    Hud hud = FakeGames.hud(games, Settings.STANDARD);
    games.played = new GameId(2);
    GamesModel model = model(hud);
    model.load();
    model.delete(new GameId(2));
    assertEquals(2, model.rows().get().size());
    assertTrue(hud.model().message().get().contains("open"), hud.model().message().get());
  }

  @Test
  void whenItWasIsSaidInTheLanguageOfThePlayers() {
    GamesModel model = model(FakeGames.hud(games, Settings.STANDARD.speaking("de")));
    model.load();
    assertEquals(
        "Begonnen 08.11.2026, 21:40 · zuletzt 08.11.2026, 23:40 · 402 Einträge",
        model.rows().get().getFirst().facts());
  }

  @Test
  void aGameIsTakenUpWhereItWasLeft() {
    Hud hud = FakeGames.hud(games, Settings.STANDARD);
    GamesModel model = model(hud);
    model.load();
    model.resume(model.rows().get().getFirst().game());
    assertEquals(List.of("resume 2"), games.asked);
    assertEquals(Panel.BRIDGE, hud.model().panel().get());
    assertNotNull(hud.model().link());
  }

  @Test
  void aStoryIsToldAndLeftAgain() {
    Hud hud = FakeGames.hud(games, Settings.STANDARD);
    hud.model().go(Panel.GAMES);
    GamesModel model = model(hud);
    model.tell(new GameId(2));
    StoryModel story = model.story().get();
    assertNotNull(story);
    assertEquals("Game 2", story.title());
    assertEquals(2, story.lines().size());
    model.back();
    assertNull(model.story().get());
    assertEquals(Panel.GAMES, hud.model().panel().get());
    model.back();
    assertEquals(Panel.WELCOME, hud.model().panel().get());
  }

  @Test
  void oneThingAtATimeIsDone() {
    Queue<Runnable> work = new ArrayDeque<>();
    Hud hud = FakeGames.hud(games, Settings.STANDARD, work::add);
    GamesModel model = model(hud);
    model.resume(new GameId(2));
    model.resume(new GameId(1));
    assertTrue(model.busy().get());
    assertEquals(1, work.size());
    work.remove().run();
    assertFalse(model.busy().get());
    assertEquals(List.of("resume 2"), games.asked);
  }

  /** A journal that fails. */
  private record Failing(RuntimeException trouble) implements Games {
    @Override
    public List<GameSummary> list() {
      throw trouble;
    }

    @Override
    public TableLink begin(Board start) {
      throw trouble;
    }

    @Override
    public TableLink resume(GameId game) {
      throw trouble;
    }

    @Override
    public List<String> story(GameId game) {
      throw trouble;
    }

    @Override
    public Board start(GameId game) {
      throw trouble;
    }

    @Override
    public boolean delete(GameId game) {
      throw trouble;
    }
  }

  @Test
  void whatGoesWrongIsToldInASentence() {
    assertEquals(
        "This cannot be read: row 7. The log file of the program says why.",
        told("en", new BadField("row 7", "is no JSON")));
    assertEquals(
        "Nicht lesbar: row 7. Die Logdatei des Programms sagt, warum.",
        told("de", new BadField("row 7", "is no JSON")));
  }

  private static String told(String language, RuntimeException trouble) {
    Hud hud = FakeGames.hud(new Failing(trouble), Settings.STANDARD.speaking(language));
    model(hud).load();
    return hud.model().message().get();
  }

  @ParameterizedTest
  @CsvSource({
    "en, The journal is in use by another program. Close that one first.",
    "de, Ein anderes Programm hat das Spielprotokoll offen. Bitte erst dieses schließen.",
    "ru, Журнал партий открыт другой программой. Сначала закройте её.",
    "ja, ゲームの記録は別のプログラムが使っています。先にそれを閉じてください。"
  })
  void whatTheJournalComplainsOfIsToldInTheLanguageOfThePlayers(
      String language, String sentence, @TempDir Path folder) {
    Path file = folder.resolve("table.db");
    try (SqliteJournal _ = SqliteJournal.open(file, Clock.systemUTC(), "test")) {
      var trouble =
          assertThrows(
              JournalTrouble.class, () -> SqliteJournal.open(file, Clock.systemUTC(), "test"));
      assertEquals(sentence, told(language, trouble));
    }
  }

  @Test
  void whatNobodyExpectedIsToldToo() {
    Hud hud = FakeGames.hud(new Failing(new IllegalStateException("gone")), Settings.STANDARD);
    GamesModel model = model(hud);
    model.resume(new GameId(1));
    assertEquals(
        "The program failed on this; nothing has changed. Please report it.",
        hud.model().message().get());
    assertFalse(model.busy().get());
  }
}
