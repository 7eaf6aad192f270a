package org.dradis.pace;

/**
 * A clock with threads of its own. Whoever runs on a timeline waits by its means only, or virtual
 * time could not pass.
 */
public interface Timeline extends Pace {

  /** Runs the task on a thread of its own. */
  Worker start(String name, Runnable task);

  Turnstile turnstile();

  /** A thread on a timeline. */
  interface Worker {
    /** Waits until its task has ended. */
    void join();
  }
}
