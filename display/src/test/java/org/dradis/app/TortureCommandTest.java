package org.dradis.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

class TortureCommandTest {
  @TempDir private Path folder;

  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  private int torture(String... args) {
    var command = new CommandLine(new TortureCommand(Shell.piped(InputStream.nullInputStream())));
    return Main.run(command, new PrintWriter(out), new PrintWriter(err), args);
  }

  @Test
  void itTellsWhatWasSurvived() {
    assertEquals(0, torture("--kills", "3", "--drops", "20", "--folder", folder.toString()));
    assertTrue(out.toString().startsWith("Killed 3 times, with "), out::toString);
    assertTrue(out.toString().contains("\nCut the power 20 times, after "), out::toString);
    assertTrue(
        out.toString().endsWith("\nNothing was lost, and nothing was half-done.\n"), out::toString);
    assertEquals("", err.toString());
  }

  @Test
  void jsonIsOneObject() {
    assertEquals(0, torture("--kills", "0", "--drops", "0", "--json"));
    assertEquals(
        "{\"kills\":0,\"killed.acknowledged\":0,\"drops\":0,\"dropped.acknowledged\":0,\"lost\":0}\n",
        out.toString());
  }

  @Test
  void aFolderThatIsNotThereIsNamed() {
    assertEquals(2, torture("--folder", folder.resolve("missing").toString()));
    assertTrue(err.toString().startsWith("dradis: --folder: there is no folder "), err::toString);
  }
}
