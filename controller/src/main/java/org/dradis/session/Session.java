package org.dradis.session;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.dradis.journal.JournalTrouble;
import org.jspecify.annotations.Nullable;

/**
 * A table: one thread owns the game, everybody else queues. Inputs that come while it is busy are
 * taken together, in their order, in one transaction. An input is acknowledged when it is durable.
 *
 * <p>A journal that fails loses nothing: what it did not take is tried again with the next input,
 * and every so often by itself.
 */
public final class Session implements AutoCloseable {
  /** Who is told. Called by the session's thread; must not block. */
  public interface Listener {
    /** Something is different now. Every step of the game is told, also of those taken together. */
    void changed(SessionState state);

    /** The journal does not take inputs; they wait. The message says what to do. */
    void stuck(JournalTrouble trouble);
  }

  private static final Duration RETRY = Duration.ofSeconds(2);

  /** So many inputs at most in one transaction. */
  private static final int BATCH = 64;

  private final Desk desk;
  private final Listener listener;
  private final BlockingQueue<Queued> queue = new LinkedBlockingQueue<>();
  private final Thread thread;
  private volatile SessionState state;
  private volatile boolean ended;
  private volatile @Nullable RuntimeException listenerFault;

  /** An input that waits for its turn; without one it is the end. */
  private record Queued(@Nullable Said said, CompletableFuture<Reply> reply) {}

  public Session(Desk desk, Listener listener) {
    this.desk = desk;
    this.listener = listener;
    this.state = desk.state();
    this.thread = Thread.ofPlatform().name("session").start(this::run);
  }

  /** Queues an input. What is answered is durable. */
  public CompletableFuture<Reply> say(Source by, SessionInput input) {
    return say(new Said(by, input));
  }

  /** Queues what somebody says. What is answered is durable. */
  public CompletableFuture<Reply> say(Said said) {
    CompletableFuture<Reply> reply = new CompletableFuture<>();
    queue.add(new Queued(said, reply));
    if (ended) {
      refuseQueued();
    }
    return reply;
  }

  /** Queues an input of a port, which waits for no answer. */
  public void tell(Said said) {
    queue.add(new Queued(said, new CompletableFuture<>()));
  }

  /** All that was known after the last input that was taken. */
  public SessionState state() {
    return state;
  }

  private void run() {
    try {
      takeAll();
    } finally {
      ended = true;
      refuseQueued();
    }
  }

  private void takeAll() {
    List<Queued> batch = new ArrayList<>();
    boolean open = true;
    while (open || !batch.isEmpty()) {
      boolean stuck = !batch.isEmpty();
      if (!fill(batch) && !stuck) {
        return;
      }
      if (batch.removeIf(queued -> queued.said == null)) {
        open = false;
      }
      if (!take(batch) && !open) {
        batch.forEach(Session::refuse);
        return;
      }
    }
  }

  private static void refuse(Queued queued) {
    queued.reply.completeExceptionally(
        new IllegalStateException("the session ended before this was durable"));
  }

  /** What comes after the end is answered as well. */
  private void refuseQueued() {
    List<Queued> late = new ArrayList<>();
    queue.drainTo(late);
    late.forEach(Session::refuse);
  }

  /** Waits for the next input, not forever if some did not get through; false if interrupted. */
  private boolean fill(List<Queued> batch) {
    try {
      Queued next =
          batch.isEmpty() ? queue.take() : queue.poll(RETRY.toMillis(), TimeUnit.MILLISECONDS);
      if (next != null) {
        batch.add(next);
        queue.drainTo(batch, BATCH);
      }
      return true;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  /** Takes a whole batch or nothing of it. */
  private boolean take(List<Queued> batch) {
    if (batch.isEmpty()) {
      return true;
    }
    List<Said> inputs = new ArrayList<>();
    for (Queued queued : batch) {
      if (queued.said != null) {
        inputs.add(queued.said);
      }
    }
    List<Step> steps;
    try {
      steps = desk.take(inputs);
    } catch (JournalTrouble trouble) {
      tell(() -> listener.stuck(trouble));
      return false;
    } catch (RuntimeException fault) {
      batch.forEach(queued -> queued.reply.completeExceptionally(fault));
      batch.clear();
      return true;
    }
    state = desk.state();
    // First, so that whoever reads an answer can have seen what came of the input.
    for (int i = 0; i < steps.size(); i++) {
      SessionState now = steps.get(i).state();
      if (i + 1 == steps.size() || steps.get(i + 1).state().moment() != now.moment()) {
        tell(() -> listener.changed(now));
      }
    }
    for (int i = 0; i < steps.size(); i++) {
      batch.get(i).reply.complete(steps.get(i).reply());
    }
    batch.clear();
    return true;
  }

  /** A display that fails must not stop the game. */
  private void tell(Runnable news) {
    try {
      news.run();
    } catch (RuntimeException fault) {
      listenerFault = fault;
    }
  }

  /** The last fault of the listener, or null. */
  public @Nullable RuntimeException listenerFault() {
    return listenerFault;
  }

  /** Ends when everything that was queued before is durable. */
  @Override
  public void close() {
    queue.add(new Queued(null, new CompletableFuture<>()));
    try {
      thread.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
