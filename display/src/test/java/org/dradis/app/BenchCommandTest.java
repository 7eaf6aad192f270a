package org.dradis.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import org.dradis.rig.bench.Aim;
import org.dradis.rig.bench.Benchmark;
import org.dradis.rig.bench.Figure;
import org.dradis.rig.bench.Stopwatch;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

class BenchCommandTest {
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  @Test
  void jsonIsOneFlatObject() {
    assertEquals(0, bench(false, "--json"));
    assertEquals("{\"engine.one\":60000.0,\"scenario.two\":7.5}\n", out.toString());
    assertEquals("", err.toString());
  }

  @Test
  void theTableShowsTheRangeAndWhetherTheAimIsMet() {
    assertEquals(0, bench(false));
    assertTrue(out.toString().contains("59,000 to 61,000"), out::toString);
    assertTrue(out.toString().contains("50,000  at least, met"), out::toString);
    assertTrue(out.toString().lines().allMatch(line -> line.length() <= 80), out::toString);
  }

  @Test
  void onlyRunsWhatBeginsSo() {
    assertEquals(0, bench(false, "--json", "--only", "scenario"));
    assertEquals("{\"scenario.two\":7.5}\n", out.toString());
  }

  @Test
  void anUnknownPrefixIsOneSentenceAndExitCode2() {
    assertEquals(2, bench(false, "--only", "warp"));
    assertEquals("", out.toString());
    assertEquals(1, err.toString().lines().count(), err::toString);
    assertTrue(err.toString().contains("'warp'"), err::toString);
  }

  @Test
  void progressIsForTerminalsOnly() {
    assertEquals(0, bench(true));
    assertTrue(err.toString().contains("engine.one ..."), err::toString);
  }

  private int bench(boolean errIsTerminal, String... args) {
    var shell = new Shell(InputStream.nullInputStream(), false, errIsTerminal, false, _ -> {});
    var command =
        new BenchCommand(
            shell,
            () ->
                List.of(
                    new Fixed(
                        "engine.one", new Figure(60_000, 59_000, 61_000), Aim.atLeast(50_000)),
                    new Fixed("scenario.two", new Figure(7.5, 7, 8), null)),
            Stopwatch::standard);
    return Main.run(new CommandLine(command), new PrintWriter(out), new PrintWriter(err), args);
  }

  private record Fixed(String name, Figure figure, Aim aim) implements Benchmark {
    @Override
    public String unit() {
      return "things/s";
    }

    @Override
    public Figure measure(Stopwatch watch) {
      return figure;
    }
  }
}
