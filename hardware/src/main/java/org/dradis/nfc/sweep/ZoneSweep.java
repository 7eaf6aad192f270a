package org.dradis.nfc.sweep;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.SortedMap;
import java.util.TreeMap;
import org.dradis.nfc.iso15693.Mask;
import org.dradis.nfc.iso15693.Slot;
import org.dradis.nfc.iso15693.Uid;
import org.dradis.nfc.iso15693.VicinityReader;
import org.dradis.pace.Timeline;
import org.dradis.port.Zone;
import org.jspecify.annotations.Nullable;

/**
 * What one zone does next, with its field always on: it counts, then watches for arrivals by
 * inventories of one slot, and in between asks for single tags by address.
 */
final class ZoneSweep implements Routine {
  private static final long MILLISECOND = 1_000_000;

  /** How often to watch: six readers at this rate leave half of their bus to other questions. */
  private static final long WATCH = 20 * MILLISECOND;

  private static final long WATCH_CLOSELY = 8 * MILLISECOND;

  /** How long a tag may go unseen before it is worth a question. */
  private static final long UNSEEN = 120 * MILLISECOND;

  private static final long UNSEEN_THOUGH_EXPECTED = 40 * MILLISECOND;

  /** How often to make sure that silence can be believed. */
  private static final long AUDIT = 1_000 * MILLISECOND;

  /** Something that cannot be read is counted again after this long, then twice as long... */
  private static final long RECOUNT = 50 * MILLISECOND;

  private static final long RECOUNT_MOST = 800 * MILLISECOND;

  /** How long to wait until all zones have counted for the first time. */
  private static final long COUNTING = 500 * MILLISECOND;

  /** A tag that is here, or seems to be. */
  private static final class Member {
    private long seenAt;
    private long observedAt;
    private boolean quiet;
  }

  private final Zone zone;
  private final VicinityReader reader;
  private final Lookout lookout;
  private final Timeline time;
  private final long spacing;
  private final StrayRound strays = new StrayRound();
  private final SortedMap<Uid, Member> members = new TreeMap<>();
  private int fieldsLost;
  private long watchAt;
  private long recount = RECOUNT;
  private long recountAt;
  private long auditAt;

  ZoneSweep(Zone zone, VicinityReader reader, Lookout lookout, Timeline time, long spacing) {
    this.zone = zone;
    this.reader = reader;
    this.lookout = lookout;
    this.time = time;
    this.spacing = spacing;
  }

  @Override
  public void begin() {
    lookout.tagsIn(zone).forEach(uid -> members.put(uid, new Member()));
    reader.fieldOn();
    fieldsLost = reader.fieldsLost();
    count();
    lookout.counted(zone);
    // The bus is for those who have more to count; quiet tags are worth nothing yet.
    long patience = time.nanos() + COUNTING;
    while (lookout.isCounting() && time.nanos() < patience) {
      time.pause(MILLISECOND);
    }
    quieten();
  }

  @Override
  public void step() {
    long now = time.nanos();
    if (reader.fieldsLost() != fieldsLost) {
      fieldsLost = reader.fieldsLost();
      members.values().forEach(it -> it.quiet = false);
      census();
    } else if (now >= watchAt) {
      watch();
    } else if (!askSomebody(now)) {
      time.pause(Math.min(watchAt, nextQuestionAt(now)) - now);
    }
  }

  private void watch() {
    switch (reader.inventory(Mask.NONE)) {
      case Slot.Silent() -> {
        recount = RECOUNT;
        audit();
      }
      case Slot.Answered(var uid) -> {
        read(uid);
        quieten();
      }
      case Slot.Collided(), Slot.Corrupted() -> {
        if (time.nanos() >= recountAt) {
          census();
        }
      }
    }
    watchAt = time.nanos() + (lookout.awaits(zone) ? WATCH_CLOSELY : WATCH);
  }

  /** A reader that hears nothing any more would take an area that fills for an empty one. */
  private void audit() {
    long now = time.nanos();
    if (now >= auditAt) {
      auditAt = now + AUDIT;
      reader.isSound();
    }
  }

  private void census() {
    count();
    quieten();
  }

  private void count() {
    reader.expect(lookout.known().all());
    var census =
        new Census(
            reader,
            lookout.known(),
            new Census.Witness() {
              @Override
              public boolean isElsewhere(Uid tag) {
                return lookout.isElsewhere(tag, zone);
              }

              @Override
              public void read(Uid tag) {
                ZoneSweep.this.read(tag);
              }

              @Override
              public void garbled(Uid tag) {
                ZoneSweep.this.garbled(tag);
              }
            });
    if (!census.count()) {
      recountAt = time.nanos() + recount;
      recount = Math.min(2 * recount, RECOUNT_MOST);
    }
  }

  private void quieten() {
    for (var entry : new ArrayList<>(members.entrySet())) {
      if (!entry.getValue().quiet && entry.getValue().seenAt > 0) {
        reader.stayQuiet(entry.getKey());
        entry.getValue().quiet = true;
      }
    }
  }

  /** A tag that answers an inventory is not quiet, whatever it was told. */
  private void read(Uid uid) {
    seen(uid).quiet = false;
  }

  private Member seen(Uid uid) {
    long now = time.nanos();
    var member = members.computeIfAbsent(uid, _ -> new Member());
    member.seenAt = now;
    member.observedAt = now;
    lookout.present(uid, zone, now);
    return member;
  }

  private void garbled(Uid uid) {
    var member = members.get(uid);
    if (member != null) {
      member.seenAt = time.nanos();
      member.observedAt = member.seenAt;
    }
    lookout.garbled(uid, zone);
  }

  private boolean askSomebody(long now) {
    var uid = whomToAsk(now);
    if (uid == null) {
      return false;
    }
    switch (isSurelyHere(uid) ? reader.confirm(uid) : reader.check(uid)) {
      case Slot.Answered(_) -> seen(uid);
      case Slot.Collided(), Slot.Corrupted() -> garbled(uid);
      case Slot.Silent() -> silent(uid);
    }
    return true;
  }

  private boolean isSurelyHere(Uid uid) {
    return lookout.isIn(uid, zone) && !lookout.isOpen(uid, zone);
  }

  private void silent(Uid uid) {
    var member = members.get(uid);
    if (member != null && !reader.isSound()) {
      return;
    }
    long now = time.nanos();
    lookout.absent(uid, zone, now);
    if (member != null) {
      member.observedAt = now;
      member.quiet = false;
      if (!lookout.isIn(uid, zone) && !lookout.isOpen(uid, zone)) {
        members.remove(uid);
      }
    }
  }

  /**
   * A change under way comes first, then what other zones want to know, then who was long unseen.
   */
  private @Nullable Uid whomToAsk(long now) {
    var next = mostUrgent();
    var due = next != null && now >= dueAt(next) ? next : null;
    if (due != null && lookout.isOpen(due, zone)) {
      return due;
    }
    var asked = lookout.nextAsk(zone);
    if (asked != null) {
      return asked;
    }
    // Where there is always somebody to ask, a stray still gets its turn.
    if (due != null && !strays.isOverdue(now)) {
      return due;
    }
    var stray = now >= strays.nextAt() ? strays.next(lookout.strays(), now) : null;
    return stray != null ? stray : due;
  }

  private @Nullable Uid mostUrgent() {
    return members.keySet().stream()
        .min(
            Comparator.comparing((Uid it) -> !lookout.isOpen(it, zone))
                .thenComparingLong(this::dueAt))
        .orElse(null);
  }

  private long dueAt(Uid uid) {
    var member = members.get(uid);
    if (member == null) {
      return Long.MAX_VALUE;
    }
    if (lookout.isOpen(uid, zone)) {
      return member.observedAt + spacing;
    }
    return member.seenAt + (lookout.isToLeave(uid, zone) ? UNSEEN_THOUGH_EXPECTED : UNSEEN);
  }

  private long nextQuestionAt(long now) {
    long next = strays.nextAt();
    for (var uid : members.keySet()) {
      next = Math.min(next, dueAt(uid));
    }
    // Another zone may ask for something any moment.
    return Math.max(now + MILLISECOND, Math.min(next, now + 5 * MILLISECOND));
  }
}
