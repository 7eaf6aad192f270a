package org.dradis.app;

import java.io.InputStream;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.LongConsumer;

/**
 * What the shell gives a command besides its arguments. The launcher tells which streams are
 * terminals, because Java cannot ask for each of them. Windows may be opened if there is a display.
 * The pause takes milliseconds.
 */
record Shell(
    InputStream in,
    boolean outIsTerminal,
    boolean errIsTerminal,
    boolean colours,
    boolean windows,
    LongConsumer pause) {

  /** Without windows. */
  Shell(
      InputStream in,
      boolean outIsTerminal,
      boolean errIsTerminal,
      boolean colours,
      LongConsumer pause) {
    this(in, outIsTerminal, errIsTerminal, colours, false, pause);
  }

  /** Without a terminal: no colours, no waiting. */
  static Shell piped(InputStream in) {
    return new Shell(in, false, false, false, _ -> {});
  }

  /** The terminals are the words {@code out} and {@code err}. */
  static Shell of(InputStream in, String terminals, Map<String, String> environment) {
    List<String> words = Arrays.asList(terminals.split(" ", -1));
    boolean out = words.contains("out");
    // https://no-color.org: set and not empty.
    boolean plain =
        !environment.getOrDefault("NO_COLOR", "").isEmpty()
            || environment.getOrDefault("TERM", "dumb").equals("dumb");
    return new Shell(in, out, words.contains("err"), out && !plain, true, Shell::sleep);
  }

  private static void sleep(long millis) {
    try {
      Thread.sleep(millis);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
