package org.dradis.hud.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ListView;
import org.dradis.hud.Hud;
import org.dradis.hud.Panel;
import org.dradis.hud.Settings;
import org.dradis.hud.picture.Picture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class GamesPagesTest {
  private final FakeGames games =
      new FakeGames()
          .with(1, "2026-11-02T20:14:00Z", true)
          .with(2, "2026-11-08T22:40:00Z", false)
          .telling("> Jump.", "  The fleet jumps.");
  private final Hud hud = FakeGames.hud(games, Settings.STANDARD);

  private static Node find(Parent page, String id) {
    page.applyCss();
    page.layout();
    Node node = page.lookup("#" + id);
    assertNotNull(node, id);
    return node;
  }

  private static void tap(Parent page, String id) {
    ((ButtonBase) find(page, id)).fire();
  }

  @Test
  void theGameThatWasLeftIsATapAway() {
    Picture.of(800, 480, () -> new WelcomeView(hud), page -> tap(page, "welcome-resume"));
    assertEquals(List.of("resume 2"), games.asked);
  }

  @Test
  void aNewcomerFindsEverythingOnTheFirstPage() {
    Hud fresh = FakeGames.hud(new FakeGames(), Settings.STANDARD);
    Picture.of(
        800,
        480,
        () -> new WelcomeView(fresh),
        page -> {
          assertNull(page.lookup("#welcome-resume"));
          for (String id : List.of("new", "quick", "games", "settings", "enrol", "hardware")) {
            find(page, "welcome-" + id);
          }
          tap(page, "welcome-games");
          assertEquals(Panel.GAMES, fresh.model().panel().get());
          tap(page, "lang-ja");
        });
    assertEquals("ja", fresh.model().settings().get().language());
  }

  @Test
  void gamesAreTakenUpFromTheList() {
    Picture.of(
        800,
        480,
        () -> new GamesView(hud),
        page -> {
          find(page, "game-1-story");
          assertNull(page.lookup("#game-1-resume"), "it has ended");
          tap(page, "game-2-resume");
        });
    assertEquals(List.of("resume 2"), games.asked);
  }

  @Test
  void aGameIsDeletedInTwoTaps() {
    Picture.of(
        800,
        480,
        () -> new GamesView(hud),
        page -> {
          tap(page, "game-1-delete");
          assertEquals(List.of(), games.asked);
          tap(page, "game-1-keep");
          tap(page, "game-1-delete");
          tap(page, "game-1-delete-yes");
          assertNull(page.lookup("#game-1-story"));
          find(page, "game-2-story");
        });
    assertEquals(List.of("delete 1"), games.asked);
  }

  @Test
  void aStoryIsToldAgainLineByLine() {
    Picture.of(
        800,
        480,
        () -> new GamesView(hud),
        page -> {
          tap(page, "game-2-story");
          ListView<?> lines = (ListView<?>) find(page, "story-lines");
          assertEquals(List.of("> Jump.", "  The fleet jumps.", ""), lines.getItems());
          tap(page, "story-play");
          assertEquals(List.of(""), lines.getItems());
          tap(page, "story-all");
          assertEquals(List.of("> Jump.", "  The fleet jumps.", ""), lines.getItems());
          tap(page, "back");
          assertNotNull(page.lookup("#game-2-story"));
        });
  }

  @Test
  void whereNothingWasPlayedThePageSaysSo() {
    Hud fresh = FakeGames.hud(new FakeGames(), Settings.STANDARD);
    Picture.of(
        800,
        480,
        () -> new GamesView(fresh),
        page ->
            assertTrue(
                find(page, "games-hint").toString().contains("No game has been played yet")));
  }
}
