package org.dradis.rig.autoplay;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.IntConsumer;
import org.dradis.rules.Engine;
import org.jspecify.annotations.Nullable;

/**
 * So many games of each mix. Game number i has the seed plus i, and the wishes take turns; so each
 * game can be repeated alone, and the counts do not depend on the number of threads.
 */
public record Autoplay(long seed, int games, List<Mix> mixes, List<Steer> steers) {
  private static final int BLOCK = 50;

  public int allGames() {
    return games * mixes.size();
  }

  /** Plays them all, or until one goes wrong; the progress is the number of games done. */
  public Report run(int threads, IntConsumer progress) {
    return run(threads, progress, Engine::play);
  }

  Report run(int threads, IntConsumer progress, Rules rules) {
    ExecutorService pool =
        Executors.newFixedThreadPool(threads, Thread.ofPlatform().daemon().factory());
    try {
      Deque<Future<Report>> blocks = new ArrayDeque<>();
      for (Mix mix : mixes) {
        for (int from = 0; from < games; from += BLOCK) {
          int first = from;
          blocks.add(pool.submit(() -> block(mix, first, Math.min(games, first + BLOCK), rules)));
        }
      }
      return collect(blocks, progress);
    } finally {
      pool.shutdownNow();
    }
  }

  private static Report collect(Deque<Future<Report>> blocks, IntConsumer progress) {
    Tally tally = new Tally();
    int done = 0;
    while (!blocks.isEmpty()) {
      Report report = await(blocks.remove()); // and forget it: there are thousands
      tally.addAll(report.tally());
      if (report.failure() != null) {
        return new Report(tally, report.failure());
      }
      done += Math.toIntExact(report.tally().games());
      progress.accept(done);
    }
    return new Report(tally, null);
  }

  private static Report await(Future<Report> block) {
    try {
      return block.get();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted", e);
    } catch (ExecutionException e) {
      throw new IllegalStateException(e.getCause());
    }
  }

  private Report block(Mix mix, int from, int to, Rules rules) {
    Tally tally = new Tally();
    for (int i = from; i < to; i++) {
      Failure failure = play(mix, steers.get(i % steers.size()), seed + i, tally, rules);
      if (failure != null) {
        return new Report(tally, failure);
      }
    }
    return new Report(tally, null);
  }

  /** A fault of the engine can be any exception; whatever it is, the game is told. */
  private static @Nullable Failure play(Mix mix, Steer steer, long seed, Tally tally, Rules rules) {
    Game game = new Game(seed, mix, steer, tally, rules);
    try {
      game.play();
      return null;
    } catch (RuntimeException | StackOverflowError e) {
      String what = e instanceof Broken ? "" : e.getClass().getSimpleName() + ": ";
      return new Failure(mix, steer, seed, what + e.getMessage() + " (" + game.where() + ")");
    }
  }
}
