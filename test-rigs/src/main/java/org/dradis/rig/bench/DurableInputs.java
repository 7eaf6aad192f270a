package org.dradis.rig.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import org.dradis.journal.Row;
import org.dradis.journal.SqliteJournal;
import org.dradis.rig.Folders;
import org.jspecify.annotations.Nullable;

/**
 * Plays inputs through the session to a journal on the disk and to the lights, and writes the same
 * bytes to a bare file, in turn and in the same folder, so that both see the same disk. This is
 * time by the clock, for what counts is the wait for the disk; only the bus of the lights is
 * virtual, and its time is added.
 */
final class DurableInputs {
  private static final int ROUNDS = 7;
  private static final int INPUTS = 150;
  private static final double MICRO = 1_000;

  /**
   * What an input takes.
   *
   * @param input from the session's door until it is durable
   * @param bare an append of its rows' JSON to a file, and fsync
   * @param lights from the door to the last LED, of the inputs that change a light
   */
  record Measured(Figure input, Figure bare, Figure lights) {}

  private final Path parent;
  private @Nullable Measured measured;

  DurableInputs(Path parent) {
    this.parent = parent;
  }

  /** Where journals usually are: a temporary folder may be in memory and need no disk at all. */
  static DurableInputs atHome() {
    Path home = Path.of(System.getProperty("user.home"));
    boolean usable = Files.isDirectory(home) && Files.isWritable(home);
    return new DurableInputs(usable ? home : Path.of(System.getProperty("java.io.tmpdir")));
  }

  /** Measures all of them at the first call. */
  Measured measure() {
    if (measured == null) {
      try {
        Path folder = Files.createTempDirectory(parent, "dradis-bench");
        try {
          measured = measureIn(folder);
        } finally {
          Folders.delete(folder);
        }
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
    return measured;
  }

  private static Measured measureIn(Path folder) throws IOException {
    double[] inputs = new double[ROUNDS];
    double[] bare = new double[ROUNDS];
    double[] lights = new double[ROUNDS];
    try (var journal = SqliteJournal.open(folder.resolve("table.db"), Clock.systemUTC(), "bench");
        var file =
            FileChannel.open(
                folder.resolve("bare"), StandardOpenOption.CREATE, StandardOpenOption.APPEND)) {
      SessionEvening evening = new SessionEvening(journal);
      VirtualLights lamps = new VirtualLights();
      // The first rounds are for warming up: code that was hardly ever run is no evening's.
      for (int round = -3; round < ROUNDS; round++) {
        Round now = round(evening, journal, lamps, file);
        if (round >= 0) {
          inputs[round] = now.input;
          bare[round] = now.bare;
          lights[round] = now.lights;
        }
      }
    }
    return new Measured(Figure.of(inputs), Figure.of(bare), Figure.of(lights));
  }

  /** The medians of a round. */
  private record Round(double input, double bare, double lights) {}

  private static Round round(
      SessionEvening evening, SqliteJournal journal, VirtualLights lamps, FileChannel file)
      throws IOException {
    List<Double> inputs = new ArrayList<>();
    List<Double> bare = new ArrayList<>();
    List<Double> lights = new ArrayList<>();
    long known = journal.games().getLast().rows();
    for (int i = 0; i < INPUTS; i++) {
      long start = System.nanoTime();
      evening.say();
      long durable = System.nanoTime();
      long bus = lamps.show(evening.frame());
      long shown = System.nanoTime() + bus;
      List<Row> rows = journal.rows(evening.table().desk().game(), known);
      known += rows.size();
      ByteBuffer bytes = bytes(rows);
      long before = System.nanoTime();
      file.write(bytes);
      file.force(true);
      bare.add((System.nanoTime() - before) / MICRO);
      inputs.add((durable - start) / MICRO);
      if (bus > 0) {
        lights.add((shown - start) / MICRO);
      }
    }
    return new Round(median(inputs), median(bare), median(lights));
  }

  private static ByteBuffer bytes(List<Row> rows) {
    StringBuilder text = new StringBuilder();
    rows.forEach(row -> text.append(row.json()).append('\n'));
    return ByteBuffer.wrap(text.toString().getBytes(StandardCharsets.UTF_8));
  }

  private static double median(List<Double> values) {
    return values.stream().sorted().toList().get(values.size() / 2);
  }
}
