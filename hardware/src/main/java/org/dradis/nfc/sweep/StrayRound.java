package org.dradis.nfc.sweep;

import java.util.HashMap;
import java.util.Map;
import org.dradis.nfc.iso15693.Uid;
import org.jspecify.annotations.Nullable;

/**
 * When a zone asks for tags that vanished and may be quiet: often at first, since a ship that is
 * slid from field to field takes its time, later now and then.
 */
final class StrayRound {
  private static final long MILLISECOND = 1_000_000;
  private static final long LATELY = 10_000 * MILLISECOND;
  private static final long OFTEN = 400 * MILLISECOND;
  private static final long SELDOM = 8_000 * MILLISECOND;

  /** Between two such questions, however many tags have vanished. */
  private static final long PACE = 25 * MILLISECOND;

  private static final long OVERDUE = 100 * MILLISECOND;

  private final Map<Uid, Long> askedAt = new HashMap<>();
  private long nextAt;

  /** When it is worth asking again whom to ask. */
  long nextAt() {
    return nextAt;
  }

  /** Whether nobody has asked for so long that others must wait. */
  boolean isOverdue(long now) {
    return now >= nextAt + OVERDUE;
  }

  /** Whom to ask for now, of those who vanished at these times. */
  @Nullable Uid next(Map<Uid, Long> vanishedAt, long now) {
    askedAt.keySet().retainAll(vanishedAt.keySet());
    Uid first = null;
    long due = Long.MAX_VALUE;
    for (var stray : vanishedAt.entrySet()) {
      long wait = now - stray.getValue() < LATELY ? OFTEN : SELDOM;
      long at = askedAt.getOrDefault(stray.getKey(), stray.getValue()) + wait;
      if (at < due) {
        due = at;
        first = stray.getKey();
      }
    }
    nextAt = now + PACE;
    if (first == null || due > now) {
      return null;
    }
    askedAt.put(first, now);
    return first;
  }
}
