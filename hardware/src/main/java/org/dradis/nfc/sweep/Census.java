package org.dradis.nfc.sweep;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.dradis.nfc.iso15693.Anticollision;
import org.dradis.nfc.iso15693.Mask;
import org.dradis.nfc.iso15693.Slot;
import org.dradis.nfc.iso15693.Uid;
import org.dradis.nfc.iso15693.VicinityReader;

/**
 * Counts the tags in a field that are not quiet. In most fields there are few: they are parted by
 * their lowest bits, two at a time, which takes fewer calls than sixteen slots do. Where the first
 * quarter is crowded, sixteen slots part the rest. Of the known tags that can be in a slot in which
 * several answered, each is asked for by itself; what is left are strangers.
 */
final class Census {
  private static final int QUARTERS = 4;

  /** Above this many, it is quicker to part them than to ask for each. */
  private static final int FEW = 10;

  /** It takes two. */
  private static final int COLLISION = 2;

  /** How often an unreadable answer is asked for again. */
  private static final int PATIENCE = 3;

  /** Hears of each tag at once. */
  interface Witness {
    /** Whether the tag was seen in another zone, and so is hardly here. */
    boolean isElsewhere(Uid tag);

    void read(Uid tag);

    /** A known tag answers, but cannot be read. */
    void garbled(Uid tag);
  }

  private final VicinityReader reader;
  private final KnownTags known;
  private final Witness witness;
  private boolean unread;

  Census(VicinityReader reader, KnownTags known, Witness witness) {
    this.reader = reader;
    this.known = known;
    this.witness = witness;
  }

  /** Counts all and says whether all that answered could be read. */
  boolean count() {
    if (!isClear(Mask.NONE)) {
      split(Mask.NONE);
    }
    return !unread;
  }

  /** Whether at most one tag is under the mask; it is heard of. */
  private boolean isClear(Mask mask) {
    return switch (reader.inventory(mask)) {
      case Slot.Silent() -> true;
      case Slot.Answered(var uid) -> {
        witness.read(uid);
        yield true;
      }
      case Slot.Collided(), Slot.Corrupted() -> false;
    };
  }

  private void split(Mask mask) {
    for (int i = 0; i < QUARTERS; i++) {
      var quarter = mask.quarter(i);
      if (isClear(quarter)) {
        continue;
      }
      if (i == 0 && inSlots(mask)) {
        return;
      }
      part(quarter);
    }
  }

  /**
   * Whether anybody answered. A tag on a border hears two readers, and whenever the other one says
   * something it forgets its slot.
   */
  private boolean inSlots(Mask mask) {
    var slots = reader.inventoryInSlots(mask, witness::read);
    boolean answered = false;
    for (int i = 0; i < slots.size(); i++) {
      switch (slots.get(i)) {
        case Slot.Silent() -> {}
        case Slot.Answered(_) -> answered = true;
        case Slot.Collided(), Slot.Corrupted() -> {
          answered = true;
          part(mask.slot(i));
        }
      }
    }
    return answered;
  }

  private void part(Mask mask) {
    var candidates = new ArrayList<>(known.under(mask));
    if (candidates.size() > FEW && mask.length() <= Mask.LONGEST_WITH_SLOTS) {
      split(mask);
      return;
    }
    candidates.sort(Comparator.comparing(witness::isElsewhere));
    if (foundOneByOne(candidates) == 0) {
      strangers(mask);
    }
  }

  /** Asks until a collision is explained; if more took part in it, the next watch will tell. */
  private int foundOneByOne(List<Uid> candidates) {
    int found = 0;
    for (var uid : candidates) {
      if (found >= COLLISION && witness.isElsewhere(uid)) {
        break;
      }
      found += ask(uid) ? 1 : 0;
    }
    return found;
  }

  private boolean ask(Uid uid) {
    for (int i = 0; i < PATIENCE; i++) {
      // A stranger may pass the mask that parts the known.
      switch (reader.inventory(i == 0 ? known.mask(uid) : Mask.of(uid))) {
        case Slot.Silent() -> {
          return false;
        }
        case Slot.Answered(var answered) -> {
          witness.read(answered);
          return true;
        }
        case Slot.Collided(), Slot.Corrupted() -> {}
      }
    }
    witness.garbled(uid);
    return true;
  }

  private void strangers(Mask mask) {
    var found = new Anticollision(reader).resolve(mask);
    found.uids().forEach(witness::read);
    unread |= !found.unread().isEmpty();
  }
}
