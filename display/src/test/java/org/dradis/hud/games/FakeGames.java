package org.dradis.hud.games;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executor;
import org.dradis.box.BoxFile;
import org.dradis.hud.Games;
import org.dradis.hud.Hud;
import org.dradis.hud.HudModel;
import org.dradis.hud.Settings;
import org.dradis.hud.TableLink;
import org.dradis.hud.Words;
import org.dradis.hud.picture.ScenarioTable;
import org.dradis.journal.Ending;
import org.dradis.journal.GameId;
import org.dradis.journal.GameSummary;
import org.dradis.rules.board.Board;

/** Games that are only remembered: what was asked of them stands in {@link #asked}. */
public final class FakeGames implements Games {
  public final List<String> asked = new ArrayList<>();
  public final List<Board> begun = new ArrayList<>();
  final List<GameSummary> games = new ArrayList<>();
  final List<String> story = new ArrayList<>();

  /** One that cannot be deleted. */
  GameId played;

  /** Adds a game; the newest comes first. */
  public FakeGames with(long number, String changed, boolean ended) {
    Instant then = Instant.parse(changed);
    games.addFirst(
        new GameSummary(
            new GameId(number),
            then.minusSeconds(7200),
            then,
            400 + number,
            ended ? new Ending(then, "{}") : null,
            "0.6.0"));
    return this;
  }

  public FakeGames telling(String... lines) {
    story.addAll(List.of(lines));
    return this;
  }

  @Override
  public List<GameSummary> list() {
    return List.copyOf(games);
  }

  @Override
  public TableLink begin(Board start) {
    asked.add("begin");
    begun.add(start);
    return ScenarioTable.start("en");
  }

  @Override
  public TableLink resume(GameId game) {
    asked.add("resume " + game);
    return ScenarioTable.start("en");
  }

  @Override
  public Board start(GameId game) {
    return QuickBattle.board();
  }

  @Override
  public boolean delete(GameId game) {
    asked.add("delete " + game);
    return !game.equals(played) && games.removeIf(it -> it.id().equals(game));
  }

  @Override
  public List<String> story(GameId game) {
    return List.copyOf(story);
  }

  /** A HUD that has these games; everything happens at once. */
  public static Hud hud(Games games, Settings settings) {
    return hud(games, settings, Runnable::run);
  }

  static Hud hud(Games games, Settings settings, Executor work) {
    return new Hud(
        new HudModel(Runnable::run, settings),
        Words.in(settings.locale()),
        games,
        null,
        null,
        () -> BoxFile.open(BoxFile.standard(Map.of("XDG_DATA_HOME", "/nowhere"))),
        work,
        Runnable::run);
  }
}
