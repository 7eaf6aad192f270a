package org.dradis.rig.torture;

import java.nio.file.Path;

/**
 * What a program does to a journal while it is killed: an endless sequence of steps that follows
 * from a seed, so that another program can tell from the file alone how far it came. An
 * implementation has a constructor without parameters.
 */
public interface Workload {
  /**
   * Opens the journal, or makes one, and checks that it holds exactly what some number of steps
   * make: nothing missing, nothing half-done, every hash right.
   *
   * @throws Loss if it does not
   */
  Run resume(Path file, long seed);

  /** An open journal. */
  interface Run extends AutoCloseable {
    /** How many steps are in the journal. */
    long steps();

    /** Takes the next step, which is durable when this returns. */
    void step();

    @Override
    void close();
  }
}
