package org.dradis.nfc.iso15693;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * Finds tags nobody knows of: a slot with a collision is asked again with a longer mask.
 *
 * <p>A corrupted slot is treated likewise, since two tags can look like one that is badly heard,
 * but not for long.
 */
public final class Anticollision {
  /** Corrupted answers in a row after which a tag counts as unreadable. */
  private static final int PATIENCE = 3;

  /** So many inventories are enough for any board; a field that needs more is disturbed. */
  private static final int MOST_ROUNDS = 400;

  private final Function<Mask, List<Slot>> inventory;

  public Anticollision(VicinityReader reader) {
    this(reader::inventoryInSlots);
  }

  Anticollision(Function<Mask, List<Slot>> inventory) {
    this.inventory = inventory;
  }

  /** The tags read, and masks under which something is that could not be read. */
  public record Found(SortedSet<Uid> uids, List<Mask> unread) {
    public Found {
      uids = Collections.unmodifiableSortedSet(new TreeSet<>(uids));
      unread = List.copyOf(unread);
    }
  }

  private record Question(Mask mask, int corrupted) {}

  /** Finds all tags that the mask covers. */
  public Found resolve(Mask start) {
    return resolve(start, _ -> {});
  }

  /** Does the same and tells of each tag at once. */
  public Found resolve(Mask start, Consumer<Uid> heard) {
    var uids = new TreeSet<Uid>();
    var unread = new ArrayList<Mask>();
    Deque<Question> questions = new ArrayDeque<>(List.of(new Question(start, 0)));
    int rounds = 0;
    while (!questions.isEmpty()) {
      var question = questions.remove();
      if (!askable(question) || ++rounds > MOST_ROUNDS) {
        unread.add(question.mask());
        continue;
      }
      var slots = inventory.apply(question.mask());
      boolean silent = slots.stream().allMatch(it -> it instanceof Slot.Silent);
      if (silent && !question.mask().equals(start)) {
        unread.add(question.mask());
      }
      for (int i = 0; i < slots.size(); i++) {
        var mask = question.mask().slot(i);
        switch (slots.get(i)) {
          case Slot.Silent() -> {}
          case Slot.Answered(var uid) -> {
            uids.add(uid);
            heard.accept(uid);
          }
          case Slot.Collided() -> questions.add(new Question(mask, 0));
          case Slot.Corrupted() -> questions.add(new Question(mask, question.corrupted() + 1));
        }
      }
    }
    return new Found(uids, unread);
  }

  private static boolean askable(Question question) {
    return question.mask().length() <= Mask.LONGEST_WITH_SLOTS && question.corrupted() < PATIENCE;
  }
}
