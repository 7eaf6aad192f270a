package org.dradis.journal;

import java.time.Clock;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** A journal that is gone with the program, for simulated tables and tests. */
public final class MemoryJournal implements Journal {
  private static final class Game {
    final Instant begun;
    final String setup;
    final List<Row> rows = new ArrayList<>();
    @Nullable Ending ending;

    Game(Instant begun, String setup) {
      this.begun = begun;
      this.setup = setup;
    }
  }

  private final Clock clock;
  private final String engine;
  private final Map<Long, Game> games = new TreeMap<>();
  private long lastGame;

  public MemoryJournal(Clock clock, String engine) {
    this.clock = clock;
    this.engine = engine;
  }

  @Override
  public synchronized GameId begin(String setup) {
    lastGame++;
    games.put(lastGame, new Game(now(), setup));
    return new GameId(lastGame);
  }

  @Override
  public synchronized String setup(GameId game) {
    return of(game).setup;
  }

  @Override
  public synchronized List<GameSummary> games() {
    return games.entrySet().stream()
        .map(each -> summary(new GameId(each.getKey()), each.getValue()))
        .toList();
  }

  private GameSummary summary(GameId id, Game game) {
    Instant changed = game.rows.isEmpty() ? game.begun : game.rows.getLast().at();
    return new GameSummary(id, game.begun, changed, game.rows.size(), game.ending, engine);
  }

  @Override
  public synchronized long append(GameId game, List<Entry> entries) {
    Game found = of(game);
    Instant now = now();
    if (!entries.isEmpty()) {
      found.ending = null;
    }
    for (Entry it : entries) {
      long number = found.rows.size() + 1L;
      found.rows.add(new Row(number, now, it.kind(), it.format(), engine, it.json()));
    }
    return found.rows.size();
  }

  @Override
  public synchronized List<Row> rows(GameId game, long after) {
    return of(game).rows.stream().filter(row -> row.number() > after).toList();
  }

  @Override
  public synchronized void end(GameId game, List<Entry> entries, String ending) {
    append(game, entries);
    of(game).ending = new Ending(now(), ending);
  }

  @Override
  public synchronized void delete(GameId game) {
    of(game);
    games.remove(game.number());
  }

  @Override
  public void close() {}

  private Game of(GameId id) {
    Game game = games.get(id.number());
    if (game == null) {
      throw new IllegalArgumentException("there is no game " + id);
    }
    return game;
  }

  private Instant now() {
    return clock.instant().truncatedTo(ChronoUnit.MILLIS);
  }
}
