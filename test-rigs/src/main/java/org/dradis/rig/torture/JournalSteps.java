package org.dradis.rig.torture;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.SplittableRandom;
import org.dradis.journal.Entry;
import org.dradis.journal.Kind;
import org.jspecify.annotations.Nullable;

/**
 * The steps of {@link JournalWorkload} as a function of the seed. A game takes {@value #LIFE}
 * steps: it is begun, gets its rows and ends; then the second game before it is deleted.
 */
record JournalSteps(long seed) {
  static final int LIFE = 20;
  private static final int END = LIFE - 2;
  private static final int KEPT = 2;

  /** What a journal holds of one game, times aside. */
  record Game(long number, String setup, List<Entry> rows, @Nullable String ending) {}

  enum Act {
    BEGIN,
    APPEND,
    END,
    DELETE
  }

  static Act act(long step) {
    return switch ((int) (step % LIFE)) {
      case 0 -> Act.BEGIN;
      case END -> Act.END;
      case LIFE - 1 -> game(step) > KEPT ? Act.DELETE : Act.APPEND;
      default -> Act.APPEND;
    };
  }

  /** The number of the game that a step is about; a deletion is about another one. */
  static long game(long step) {
    return step / LIFE + 1;
  }

  static long deleted(long step) {
    return game(step) - KEPT;
  }

  /** All that is there after so many steps. */
  List<Game> after(long steps) {
    List<Game> games = new ArrayList<>();
    long last = steps == 0 ? 0 : game(steps - 1);
    long first = Math.max(1, last - KEPT + (steps % LIFE == 0 ? 1 : 0));
    for (long number = first; number <= last; number++) {
      games.add(game(number, Math.min(steps, number * LIFE)));
    }
    return games;
  }

  private Game game(long number, long steps) {
    long begun = (number - 1) * LIFE;
    List<Entry> rows = new ArrayList<>();
    String hash = "";
    String ending = null;
    for (long step = begun; step < steps; step++) {
      switch (act(step)) {
        case APPEND -> {
          List<Entry> entries = entries(step, hash);
          hash = entries.getLast().json();
          rows.addAll(entries);
          ending = null;
        }
        case END -> ending = mark(step);
        case BEGIN, DELETE -> {}
      }
    }
    return new Game(number, mark(begun), rows, ending);
  }

  /** The rows of a step on the hash that the step before left. */
  List<Entry> entries(long step, String hash) {
    SplittableRandom random = new SplittableRandom(seed * 0x9E3779B97F4A7C15L + step);
    String input = text(step, random, 60);
    String events = text(step, random, random.nextInt(12) == 0 ? 10_000 : 400);
    List<Entry> entries = new ArrayList<>();
    entries.add(new Entry(Kind.INPUT, 1, input));
    entries.add(new Entry(Kind.EVENTS, 1, events));
    entries.add(new Entry(Kind.STATE, 1, "{\"hash\":\"" + hash(hash + input + events) + "\"}"));
    return entries;
  }

  static String mark(long step) {
    return "{\"step\":" + step + "}";
  }

  private static String text(long step, SplittableRandom random, int mostBytes) {
    StringBuilder text = new StringBuilder("{\"step\":").append(step).append(",\"text\":\"");
    for (int left = random.nextInt(mostBytes); left > 0; left -= Long.BYTES) {
      text.append(HexFormat.of().toHexDigits(random.nextLong()));
    }
    return text.append("\"}").toString();
  }

  private static String hash(String text) {
    try {
      byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }
}
