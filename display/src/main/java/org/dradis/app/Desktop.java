package org.dradis.app;

import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import javafx.application.Platform;
import org.dradis.hud.Fonts;
import org.dradis.hud.picture.Quiet;
import org.jspecify.annotations.Nullable;

/** The display of this machine, as far as there is one. */
final class Desktop {
  private static final String NONE = "There is no display here";

  private Desktop() {}

  /** Starts the toolkit, or tells in a sentence why no window can be opened; null if it runs. */
  static @Nullable String open(Map<String, String> environment) {
    String missing = missing(environment);
    return missing == null ? start() : missing;
  }

  /** Tells without the toolkit why no window can be opened; null if one may be. */
  static @Nullable String missing(Map<String, String> environment) {
    String system = System.getProperty("os.name", "");
    boolean unix = !system.startsWith("Mac") && !system.startsWith("Windows");
    return unix && environment.getOrDefault("DISPLAY", "").isEmpty()
        ? NONE + " (DISPLAY is not set)."
        : null;
  }

  private static @Nullable String start() {
    Quiet.hush();
    PrintStream err = System.err;
    // The toolkit prints stack traces of its own, and the sentence below says it all.
    System.setErr(new PrintStream(OutputStream.nullOutputStream(), true, StandardCharsets.UTF_8));
    try {
      Platform.startup(Fonts::load);
      return null;
    } catch (RuntimeException | LinkageError e) {
      return sentence(e);
    } finally {
      System.setErr(err);
    }
  }

  private static String sentence(Throwable e) {
    String message = String.valueOf(e.getMessage());
    return message.contains("DISPLAY")
        ? NONE + " (" + message + ")."
        : "No window can be opened; the screen needs GTK 3, on Debian the package libgtk-3-0 ("
            + message
            + ").";
  }
}
