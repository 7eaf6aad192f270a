package org.dradis.hud.simtable;

import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.Function;
import org.dradis.hud.live.Unfailing;
import org.dradis.rig.sim.SimRig;
import org.dradis.rig.sim.SimulatedTable;
import org.jspecify.annotations.Nullable;

/**
 * The way from the screen to a simulated table. The table lives in its own time on its own thread,
 * and so do the hands; nobody waits for it on the thread of the screen.
 */
final class TableDoor implements AutoCloseable {
  private static final long GLANCE_MILLIS = 50;

  private final SimRig rig;
  private final Executor screen;
  private final ScheduledExecutorService messenger =
      Executors.newSingleThreadScheduledExecutor(
          work -> Thread.ofPlatform().name("table door").daemon().unstarted(work));
  private final AtomicReference<@Nullable Tabletop> fresh = new AtomicReference<>();
  private Consumer<Tabletop> watcher = _ -> {};
  private @Nullable ScheduledFuture<?> watching;
  private @Nullable Tabletop seen;

  /** They live at the table, and only there they are asked for. */
  private @Nullable Players players;

  private long told;
  private boolean over;

  TableDoor(SimRig rig, Executor screen) {
    this.rig = rig;
    this.screen = screen;
  }

  /** Tells of the table some twenty times a second, if something is different. */
  void watch(Consumer<Tabletop> eye) {
    watcher = eye;
    if (watching == null) {
      watching =
          messenger.scheduleWithFixedDelay(
              new Unfailing(this::glance), 0, GLANCE_MILLIS, TimeUnit.MILLISECONDS);
    }
  }

  /** Looks away. */
  void rest() {
    if (watching != null) {
      watching.cancel(false);
      watching = null;
    }
  }

  private void glance() {
    if (over) {
      return;
    }
    Tabletop now;
    try {
      now = look();
    } catch (IllegalStateException e) {
      // The table is closed, or broke down: there is nothing to see any more.
      over = true;
      throw e;
    }
    if (!now.equals(seen)) {
      seen = now;
      // A screen that is late gets only the newest.
      if (fresh.getAndSet(now) == null) {
        screen.execute(this::show);
      }
    }
  }

  private void show() {
    Tabletop now = fresh.getAndSet(null);
    if (now != null) {
      watcher.accept(now);
    }
  }

  /** The table as it is now; waits for the answer. */
  Tabletop look() {
    return rig.ask(table -> at(table).look());
  }

  /** Tells hands what to do, and returns how many deeds were told with it; for one thread. */
  long tell(Consumer<Players> deed) {
    told++;
    try {
      messenger.execute(new Unfailing(() -> rig.ask(table -> done(at(table), deed))));
    } catch (RejectedExecutionException e) {
      // The door is closed, and so is the window.
    }
    return told;
  }

  /** The first question brings them. */
  private Players at(SimulatedTable table) {
    Players there = players;
    if (there == null) {
      there = new Players(table);
      players = there;
    }
    return there;
  }

  private static boolean done(Players players, Consumer<Players> deed) {
    try {
      deed.accept(players);
    } finally {
      players.told();
    }
    return true;
  }

  /** Asks the table itself, and tells the answer on the thread of the screen. */
  <T> void ask(Function<SimulatedTable, T> question, Consumer<T> answer) {
    messenger.execute(
        new Unfailing(
            () -> {
              T told = rig.ask(question);
              screen.execute(() -> answer.accept(told));
            }));
  }

  /** Leaves; what hands were told, they do. */
  @Override
  public void close() {
    rest();
    messenger.shutdown();
  }
}
