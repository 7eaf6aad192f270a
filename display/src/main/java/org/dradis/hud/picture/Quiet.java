package org.dradis.hud.picture;

import java.util.logging.Level;
import java.util.logging.Logger;

/** The toolkit warns that it comes from the class path, which is how it comes to everybody here. */
public final class Quiet {
  /** Kept, since loggers that nobody holds are forgotten with their levels. */
  private static final Logger TOOLKIT = Logger.getLogger("javafx");

  private Quiet() {}

  /** Keeps that off the terminal; to be called before the toolkit starts. */
  public static void hush() {
    TOOLKIT.setLevel(Level.SEVERE);
  }
}
