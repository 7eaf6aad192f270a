package org.dradis.dice;

import java.util.ArrayList;
import java.util.List;
import org.dradis.port.DiceThrow;
import org.dradis.port.DiceThrow.Doubt;
import org.dradis.port.DiceThrow.Doubtful;
import org.dradis.port.DiceThrow.Rolled;
import org.dradis.port.DiceThrow.VoidReason;
import org.dradis.port.DiceThrow.Voided;

/**
 * Tells rolls from the edges and levels of the lines. A roll is DROP, then SETTLED from low to
 * high, then a good face unchanged for a while; DROP before that voids it and begins the next.
 *
 * <p>It has no clock: time comes in with the edges and readings, and by {@link #tick}. What was due
 * before an edge happens before it, in its order, however late the edge is passed on.
 */
public final class RollReader {
  private static final long NEVER = Debouncer.NEVER;

  private enum Phase {
    IDLE,
    /** Dropped, and not settled yet. */
    FALLING,
    /** Settled, and its face not read yet. */
    READING
  }

  private final FaceCode code;
  private final long holdOff;
  private final long unchanged;
  private final long settleLimit;
  private final long readLimit;
  private final Debouncer settled;

  private Phase phase = Phase.IDLE;
  private Levels levels;
  private long now;
  private long holdOffEnd = Long.MIN_VALUE;
  private long droppedAt;
  private long settledAt;
  private long faceChangedAt;
  private List<DiceThrow> results = new ArrayList<>();

  /** Begins with the lines as they are: what is high already, did not rise. */
  public RollReader(TowerSettings settings, FaceCode code, TowerReading first) {
    List<String> problems = settings.problems();
    if (!problems.isEmpty()) {
      throw new IllegalArgumentException(String.join(" ", problems));
    }
    this.code = code;
    holdOff = settings.holdOff().toNanos();
    unchanged = settings.unchanged().toNanos();
    settleLimit = settings.settleLimit().toNanos();
    readLimit = settings.readLimit().toNanos();
    levels = first.levels();
    now = first.nanos();
    settled = new Debouncer(settings.debounce().toNanos(), levels.isHigh(Line.SETTLED));
  }

  /** Takes an edge and returns the throws that ended with it or before it. */
  public List<DiceThrow> edge(LineEdge edge) {
    advance(edge.nanos());
    apply(edge.line(), edge.high());
    return ended();
  }

  /** Takes the levels of all lines, which makes up for edges that were lost. */
  public List<DiceThrow> sample(TowerReading reading) {
    advance(reading.nanos());
    for (Line line : Line.values()) {
      boolean high = reading.levels().isHigh(line);
      if (high != levels.isHigh(line)) {
        apply(line, high);
      }
    }
    return ended();
  }

  /** Lets time pass without a change of any line. */
  public List<DiceThrow> tick(long nanos) {
    advance(nanos);
    return ended();
  }

  private List<DiceThrow> ended() {
    if (results.isEmpty()) {
      return List.of();
    }
    List<DiceThrow> ended = results;
    results = new ArrayList<>();
    return ended;
  }

  private void apply(Line line, boolean high) {
    levels = levels.with(line, high);
    if (line.isOfEncoder()) {
      // Also if the level is as before: there was an edge, so it changed in between.
      faceChangedAt = now;
    } else if (line == Line.SETTLED) {
      settled.feed(now, high);
    } else if (high && now >= holdOffEnd) {
      drop();
    }
  }

  private void drop() {
    if (phase != Phase.IDLE) {
      end(new Voided(VoidReason.DROPPED_AGAIN));
    }
    phase = Phase.FALLING;
    droppedAt = now;
    holdOffEnd = now + holdOff;
  }

  /** Does what is due until then, the earliest first. Times that come out of order are now. */
  private void advance(long nanos) {
    now = Math.max(now, nanos);
    while (Math.min(settled.due(), deadline()) <= now) {
      if (settled.due() <= deadline()) {
        settledChanges();
      } else {
        expire();
      }
    }
  }

  private void settledChanges() {
    long at = settled.due();
    settled.accept();
    if (phase == Phase.FALLING && settled.isHigh() && settled.rawSince() >= droppedAt) {
      phase = Phase.READING;
      settledAt = at;
    } else if (phase == Phase.READING && !settled.isHigh()) {
      end(new Voided(VoidReason.MOVED));
    }
  }

  private long deadline() {
    return switch (phase) {
      case IDLE -> NEVER;
      case FALLING -> droppedAt + settleLimit;
      case READING -> Math.min(readAt(), settledAt + readLimit);
    };
  }

  /** When the face can be read, if nothing changes; not while SETTLED may be falling. */
  private long readAt() {
    return settled.isRawHigh() ? Math.max(settledAt, faceChangedAt) + unchanged : NEVER;
  }

  private void expire() {
    if (phase == Phase.FALLING) {
      end(new Doubtful(Doubt.NEVER_SETTLED));
    } else if (readAt() > settledAt + readLimit) {
      end(new Doubtful(Doubt.FACE_CHANGED));
    } else {
      var face = code.face(levels);
      end(face.isPresent() ? new Rolled(face.getAsInt()) : new Doubtful(Doubt.UNREADABLE));
    }
  }

  private void end(DiceThrow result) {
    results.add(result);
    phase = Phase.IDLE;
  }
}
