package org.dradis.led;

/**
 * A strip of LEDs; for one thread.
 *
 * <p>A strip cannot be asked what it shines. After a brown-out or noise on its wires it stays wrong
 * until the frame changes, unless {@link #refresh} is called: call it every second or so.
 */
public interface Strip {
  int size();

  /** Shows a frame and tells whether it was sent; one that is shown already is not. */
  boolean show(Frame frame);

  /** Sends the last frame again, or a dark one if there was none. */
  void refresh();
}
