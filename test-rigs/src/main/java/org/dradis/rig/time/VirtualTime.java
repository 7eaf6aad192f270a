package org.dradis.rig.time;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.PriorityQueue;
import org.dradis.pace.Timeline;
import org.dradis.pace.Turnstile;
import org.jspecify.annotations.Nullable;

/**
 * Time that passes only when all who live in it wait: exact, and the same in every run.
 *
 * <p>Several threads may live in it, each at its own place in the program, but only one of them
 * runs at a moment: the one whose wait ends first. A thread from outside is one of them; it drives
 * time by {@link #advance}. Only one outside thread may do so.
 */
public final class VirtualTime implements Timeline, AutoCloseable {

  /** Something due: a deed, or a fiber to go on with. */
  private record Event(long at, long order, @Nullable Runnable deed, @Nullable Fiber fiber)
      implements Comparable<Event> {

    /** Without a comparator's lambdas, which would take a quarter of all time. */
    @Override
    public int compareTo(Event other) {
      return at != other.at ? Long.compare(at, other.at) : Long.compare(order, other.order);
    }
  }

  private final PriorityQueue<Event> events = new PriorityQueue<>();
  private final List<Fiber> fibers = new ArrayList<>();
  private final WallClock wall;
  private Fiber running = new Fiber();
  private @Nullable Throwable failure;
  private @Nullable Fiber closer;
  private volatile long now;
  private long order;

  public VirtualTime() {
    this(WallClock.IGNORED);
  }

  private VirtualTime(WallClock wall) {
    this.wall = wall;
    running.runsOn(Thread.currentThread());
  }

  /** A time that is never ahead of the machine's clock: for people. */
  public static VirtualTime atWallSpeed() {
    return atWallSpeed(1);
  }

  /** A time that passes so many times as fast as the machine's clock, if the machine can. */
  public static VirtualTime atWallSpeed(double times) {
    return new VirtualTime(new WallClock.Kept(times));
  }

  /** Whether the calling thread lives in this time, and so may wait in it. */
  public boolean isLivedIn() {
    return running.is(Thread.currentThread());
  }

  /** Nanoseconds since the beginning. */
  public long now() {
    return now;
  }

  @Override
  public long nanos() {
    return now;
  }

  @Override
  public void pause(long nanos) {
    advance(nanos);
  }

  /** Does something when so many nanoseconds have passed. The deed must not wait. */
  public void after(long nanos, Runnable deed) {
    events.add(new Event(now + nanos, order++, deed, null));
  }

  /**
   * Does something as soon as may be; for threads that do not live in this time, which must run at
   * wall speed.
   */
  public void inject(Runnable deed) {
    wall.inject(deed);
  }

  /** Lets time pass for this thread; what is due meanwhile happens in order, each at its time. */
  public void advance(long nanos) {
    stopIfClosing(running);
    long until = now + Math.max(0, nanos);
    long turn = order++;
    while (true) {
      awaitWall(until);
      var next = events.peek();
      if (next == null || next.at() > until || (next.at() == until && next.order() > turn)) {
        now = until;
        return;
      }
      if (next.fiber() != null) {
        var me = running;
        events.add(new Event(until, turn, null, me));
        waitFor(me);
        return;
      }
      perform(events.remove());
    }
  }

  private void perform(Event event) {
    now = Math.max(now, event.at());
    if (event.deed() != null) {
      event.deed().run();
    }
  }

  /** Lets others run until the turn of this fiber comes. */
  private void waitFor(Fiber me) {
    stopIfClosing(me);
    var next = nextFiber();
    if (next == me) {
      return;
    }
    if (next.is(Thread.currentThread())) {
      throw new IllegalStateException("Two fibers on one thread.");
    }
    me.runsOn(Thread.currentThread());
    running = next;
    next.giveBaton();
    me.awaitBaton();
    resumed(me);
  }

  private void resumed(Fiber me) {
    running = me;
    stopIfClosing(me);
    if (failure != null && !fibers.contains(me)) {
      var cause = failure;
      failure = null;
      throw new IllegalStateException("A thread in virtual time failed: " + cause, cause);
    }
  }

  private void stopIfClosing(Fiber me) {
    if (closer != null && closer != me) {
      throw new Fiber.Stopped();
    }
  }

  /** Does what is due until a fiber is. */
  private Fiber nextFiber() {
    while (true) {
      var next = events.peek();
      if (next == null && wall.isIgnored()) {
        throw new IllegalStateException("Everybody waits for somebody else.");
      }
      awaitWall(next == null ? Long.MAX_VALUE : next.at());
      next = events.remove();
      perform(next);
      if (next.fiber() != null) {
        return next.fiber();
      }
    }
  }

  private void awaitWall(long until) {
    if (!wall.isIgnored()) {
      wall.await(until, this::earliest, running, deed -> events.add(due(deed)));
    }
  }

  private long earliest() {
    var next = events.peek();
    return next == null ? Long.MAX_VALUE : next.at();
  }

  private Event due(Runnable deed) {
    return new Event(Math.max(now, wall.now()), order++, deed, null);
  }

  @Override
  public Worker start(String name, Runnable task) {
    var fiber = new Fiber();
    fibers.add(fiber);
    events.add(new Event(now, order++, null, fiber));
    var thread = Thread.ofVirtual().name(name).unstarted(() -> live(fiber, task));
    fiber.runsOn(thread);
    thread.start();
    return () -> join(fiber);
  }

  private void live(Fiber fiber, Runnable task) {
    fiber.awaitBaton();
    try {
      resumed(fiber);
      task.run();
    } catch (Fiber.Stopped e) {
      // As was asked for.
    } catch (Throwable e) {
      failure = e;
    }
    fiber.done = true;
    fibers.remove(fiber);
    fiber.joiners.forEach(this::wake);
    var next = closer != null ? closer : nextFiber();
    running = next;
    next.giveBaton();
  }

  private void join(Fiber fiber) {
    if (!fiber.done) {
      fiber.joiners.add(running);
      waitFor(running);
    }
  }

  private void wake(Fiber fiber) {
    events.add(new Event(now, order++, null, fiber));
  }

  @Override
  public Turnstile turnstile() {
    return new Turnstile() {
      private final Deque<Fiber> queue = new ArrayDeque<>();
      private boolean taken;

      @Override
      public void enter() {
        if (taken) {
          var me = running;
          queue.add(me);
          waitFor(me);
        }
        taken = true;
      }

      @Override
      public void leave() {
        if (queue.isEmpty()) {
          taken = false;
        } else {
          wake(queue.remove());
        }
      }
    };
  }

  /** Ends all threads that live in this time, wherever they wait. */
  @Override
  public void close() {
    var me = running;
    closer = me;
    for (var fiber : List.copyOf(fibers)) {
      me.runsOn(Thread.currentThread());
      running = fiber;
      fiber.giveBaton();
      me.awaitBaton();
      running = me;
    }
    events.clear();
    closer = null;
  }
}
