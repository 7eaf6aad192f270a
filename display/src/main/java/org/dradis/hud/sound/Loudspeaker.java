package org.dradis.hud.sound;

/** Where sound goes. Writing blocks as long as the sound takes, less a short buffer. */
interface Loudspeaker {
  void write(byte[] bytes);

  /** Waits until everything is heard. */
  void drain();
}
