package org.dradis.port;

/**
 * The lights of the table, one strip; for one thread.
 *
 * <p>A strip cannot be asked what it shines. After a brown-out or noise on its wires it stays wrong
 * until the frame changes, unless {@link #refresh} is called: call it every second or so.
 */
public interface LedBoard {
  int size();

  /** Shows a frame and tells whether it was sent; one that is shown already is not. */
  boolean show(LedFrame frame);

  /** Sends the last frame again, or a dark one if there was none. */
  void refresh();
}
