package org.dradis.journal;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.dradis.journal.JournalTrouble.Reason;

/** Damage anywhere is either harmless or named; it never costs rows in silence. */
class DamageProperties {
  private static final Sample SAMPLE = Sample.write(8);
  private static final EnumSet<Reason> REFUSALS =
      EnumSet.of(Reason.BROKEN, Reason.NOT_A_JOURNAL, Reason.NEWER);

  private interface Check {
    void run(Path file) throws IOException;
  }

  @Property(tries = 400)
  void inTheFile(@ForAll long seed, @ForAll @IntRange(min = 1, max = 600) int length)
      throws IOException {
    Sample damaged = SAMPLE.withFile(scribble(SAMPLE.file(), new Random(seed), length));
    in(damaged, file -> assertEquals(0, missingOrRefused(damaged, file)));
  }

  /**
   * The last transaction of a log may have been under way, so that damage there looks like a crash;
   * with one frame of unknown content before it that may be true of the last two. Rows are lost
   * from the end only and by whole transactions, of two rows each.
   */
  @Property(tries = 400)
  void inTheLog(@ForAll long seed, @ForAll @IntRange(min = 1, max = 600) int length)
      throws IOException {
    Sample damaged = SAMPLE.withLog(scribble(SAMPLE.log(), new Random(seed), length));
    in(
        damaged,
        file -> {
          int missing = missingOrRefused(damaged, file);
          assertTrue(missing == 0 || missing == 2 || missing == 4, missing + " rows are missing");
        });
  }

  /** A log that ends early cannot be told from one that was never longer. */
  @Property(tries = 100)
  void aLogCutShortLosesWholeTransactionsFromTheEnd(@ForAll long seed) throws IOException {
    int length = new Random(seed).nextInt(SAMPLE.log().length);
    Sample damaged = SAMPLE.withLog(Arrays.copyOf(SAMPLE.log(), length));
    in(
        damaged,
        file -> {
          int missing = missingOrRefused(damaged, file);
          assertTrue(missing >= 0 && missing % 2 == 0, missing + " rows are missing");
        });
  }

  private static byte[] scribble(byte[] bytes, Random random, int length) {
    int at = random.nextInt(bytes.length);
    for (int i = at; i < Math.min(at + length, bytes.length); i++) {
      bytes[i] = (byte) random.nextInt();
    }
    return bytes;
  }

  /** Opens the journal; if it refuses, nothing may have changed. */
  private static int missingOrRefused(Sample damaged, Path file) throws IOException {
    try (var journal = SqliteJournal.open(file, Sample.CLOCK, Sample.ENGINE)) {
      return damaged.missing(journal);
    } catch (JournalTrouble e) {
      assertTrue(REFUSALS.contains(e.reason()), e::toString);
      assertArrayEquals(damaged.file(), Files.readAllBytes(file));
      assertArrayEquals(damaged.log(), Files.readAllBytes(Path.of(file + "-wal")));
      return 0;
    }
  }

  private static void in(Sample sample, Check check) throws IOException {
    Path folder = Files.createTempDirectory("damage");
    try {
      check.run(sample.in(folder));
    } finally {
      Sample.delete(folder);
    }
  }
}
