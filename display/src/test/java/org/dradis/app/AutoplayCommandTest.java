package org.dradis.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import org.dradis.rig.autoplay.Failure;
import org.dradis.rig.autoplay.Mix;
import org.dradis.rig.autoplay.Report;
import org.dradis.rig.autoplay.Steer;
import org.dradis.rig.autoplay.Tally;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

class AutoplayCommandTest {
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  @Test
  void theTablesSayHowOftenAndWhatWasMissing() {
    assertEquals(0, autoplay("--seed", "1", "--games", "2", "--options", "none/kobol"));
    assertTrue(out.toString().startsWith("played\n  games "), out::toString);
    assertTrue(out.toString().contains("\nnever seen in this run\n"), out::toString);
    assertTrue(out.toString().contains("\n  rules: CF-1\n"), out::toString);
    assertTrue(out.toString().lines().allMatch(line -> line.length() <= 80), out::toString);
    assertEquals("", err.toString());
  }

  @Test
  void jsonIsOneObjectOnOneLine() {
    assertEquals(0, autoplay("--seed", "1", "--games", "1", "--options", "all/earth", "--json"));
    assertTrue(out.toString().startsWith("{\"played\":{\"games\":1,\"turns\":"), out::toString);
    assertTrue(out.toString().endsWith(",\"failure\":null}\n"), out::toString);
    assertEquals(1, out.toString().lines().count());
  }

  @Test
  void theSameSeedPrintsTheSame() {
    autoplay("--seed", "9", "--games", "5", "--options", "pegasus");
    String first = out.toString();
    out.getBuffer().setLength(0);
    autoplay("--seed", "9", "--games", "5", "--options", "pegasus");
    assertEquals(first, out.toString());
  }

  @Test
  void aGameThatWentWrongIsExitCode1AndCanBeRepeated() {
    Failure failure =
        new Failure(Mix.named("pegasus/earth").getFirst(), Steer.BRIG, 12, "17 raiders (turn 3)");
    assertEquals(1, run(false, (_, _) -> new Report(new Tally(), failure), "--seed", "1"));
    assertEquals(
        "dradis: a game went wrong: 17 raiders (turn 3)\n"
            + "to repeat it: dradis autoplay --seed 12 --games 1 --options pegasus/earth"
            + " --steer brig\n",
        err.toString());
  }

  @Test
  void wrongArgumentsAreOneSentenceAndExitCode2() {
    assertEquals(2, autoplay("--seed", "1", "--options", "warp"));
    assertEquals(2, autoplay("--seed", "1", "--steer", "port"));
    assertEquals(2, autoplay("--seed", "1", "--games", "0"));
    assertEquals(2, autoplay());
    assertEquals(4, err.toString().lines().count(), err::toString);
    assertEquals("", out.toString());
  }

  @Test
  void theProgressBarIsForTerminalsOnly() {
    String[] args = {"--seed", "1", "--games", "1", "--options", "none/kobol"};
    assertEquals(0, run(true, AutoplayCommand::onAllCores, args));
    assertEquals("\r[" + "#".repeat(40) + "] 1 of 1 games\n", err.toString());
  }

  private int autoplay(String... args) {
    return run(false, AutoplayCommand::onAllCores, args);
  }

  private int run(boolean errIsTerminal, AutoplayCommand.Runner runner, String... args) {
    var shell = new Shell(InputStream.nullInputStream(), false, errIsTerminal, false, _ -> {});
    var command = new AutoplayCommand(shell, runner);
    return Main.run(new CommandLine(command), new PrintWriter(out), new PrintWriter(err), args);
  }
}
