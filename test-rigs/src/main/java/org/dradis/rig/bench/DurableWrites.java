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
import java.util.Arrays;
import java.util.List;
import org.dradis.journal.Entry;
import org.dradis.journal.GameId;
import org.dradis.journal.Kind;
import org.dradis.journal.SqliteJournal;
import org.dradis.rig.Folders;
import org.jspecify.annotations.Nullable;

/**
 * Writes inputs to a journal and the same bytes to a bare file, in turn and in the same folder, so
 * that both see the same disk. This is time by the clock: what counts is the wait for the disk.
 */
final class DurableWrites {
  private static final int ROUNDS = 7;
  private static final int WRITES = 150;

  /** An input of the usual size, with what came of it. */
  private static final List<Entry> INPUT =
      List.of(
          new Entry(Kind.INPUT, 1, "{\"die\":8,\"from\":\"tower\"}"),
          new Entry(Kind.EVENTS, 1, "[\"" + "raider moved; ".repeat(40) + "\"]"),
          new Entry(Kind.STATE, 1, "{\"hash\":\"" + "0f".repeat(32) + "\"}"));

  record Pair(Figure journal, Figure bare) {}

  private final Path parent;
  private @Nullable Pair measured;

  DurableWrites(Path parent) {
    this.parent = parent;
  }

  /** Where journals usually are: a temporary folder may be in memory and need no disk at all. */
  static DurableWrites atHome() {
    Path home = Path.of(System.getProperty("user.home"));
    boolean usable = Files.isDirectory(home) && Files.isWritable(home);
    return new DurableWrites(usable ? home : Path.of(System.getProperty("java.io.tmpdir")));
  }

  /** Measures both at the first call. */
  Pair measure() {
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

  private static Pair measureIn(Path folder) throws IOException {
    StringBuilder text = new StringBuilder();
    INPUT.forEach(entry -> text.append(entry.json()).append('\n'));
    byte[] bytes = text.toString().getBytes(StandardCharsets.UTF_8);
    double[] journalRounds = new double[ROUNDS];
    double[] bareRounds = new double[ROUNDS];
    try (var journal = SqliteJournal.open(folder.resolve("table.db"), Clock.systemUTC(), "bench");
        var file =
            FileChannel.open(
                folder.resolve("bare"), StandardOpenOption.CREATE, StandardOpenOption.APPEND)) {
      GameId game = journal.begin("{}");
      // The first round is for warming up.
      for (int round = -1; round < ROUNDS; round++) {
        double[] journalMicros = new double[WRITES];
        double[] bareMicros = new double[WRITES];
        for (int i = 0; i < WRITES; i++) {
          long start = System.nanoTime();
          journal.append(game, INPUT);
          long middle = System.nanoTime();
          file.write(ByteBuffer.wrap(bytes));
          file.force(true);
          journalMicros[i] = (middle - start) / 1e3;
          bareMicros[i] = (System.nanoTime() - middle) / 1e3;
        }
        if (round >= 0) {
          journalRounds[round] = median(journalMicros);
          bareRounds[round] = median(bareMicros);
        }
      }
    }
    return new Pair(Figure.of(journalRounds), Figure.of(bareRounds));
  }

  private static double median(double[] values) {
    Arrays.sort(values);
    return values[values.length / 2];
  }
}
