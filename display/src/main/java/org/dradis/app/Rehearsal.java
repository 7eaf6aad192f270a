package org.dradis.app;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** Runs the usual commands once, so that the launcher can keep the classes that they load. */
final class Rehearsal {
  private static final String SCENARIOS =
      """
      {"format":"dradis-scenario/1","steps":[{"icon":"activate-raiders"},\
      {"icon":"activate-basestars"},{"icon":"launch-raiders"}],"policy":{"seed":1}}
      """;

  private static final int TIMES = 200;

  private Rehearsal() {}

  public static void main(String[] args) throws IOException {
    rehearse("", "--help");
    rehearse("", "--seed", "1");
    rehearse(SCENARIOS, "resolve", "-");
    rehearse("{", "resolve", "-");
    rehearse(SCENARIOS.repeat(TIMES), "resolve", "-");
    Path picture = Files.createTempFile("dradis", ".png");
    rehearse("", "hud", "--shot", picture.toString());
    Files.deleteIfExists(picture);
    try {
      HudTrial.rehearse();
    } finally {
      // The toolkit would go on waiting for something to draw.
      System.exit(0);
    }
  }

  private static void rehearse(String in, String... args) {
    var shell = Shell.piped(new ByteArrayInputStream(in.getBytes(StandardCharsets.UTF_8)));
    var nowhere = new PrintWriter(Writer.nullWriter());
    Main.run(Main.commandLine(shell), nowhere, nowhere, args);
  }
}
