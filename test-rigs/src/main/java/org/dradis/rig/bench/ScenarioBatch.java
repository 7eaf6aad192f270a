package org.dradis.rig.bench;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import org.dradis.scenario.Resolver;

/** How many scenarios of a batch are resolved in a second of one core, text in and text out. */
record ScenarioBatch(String name) implements Benchmark {
  private static final int SCENARIOS = 10_000;

  @Override
  public String unit() {
    return "scenarios/s";
  }

  @Override
  public Figure measure(Stopwatch watch) {
    byte[] batch = VariedScenarios.batch(SCENARIOS).getBytes(StandardCharsets.UTF_8);
    return watch.perSecond(() -> resolve(batch));
  }

  private static int resolve(byte[] batch) {
    Writer out = new OutputStreamWriter(OutputStream.nullOutputStream(), StandardCharsets.UTF_8);
    try {
      Resolver.resolve(new ByteArrayInputStream(batch), out, Writer.nullWriter());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return SCENARIOS;
  }
}
