package org.dradis.session;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.dradis.rules.input.Interrupt;
import org.jspecify.annotations.Nullable;

/**
 * Which rows of a journal made which steps of the game, by what they are: nothing is played. It
 * follows {@link History}.
 */
final class Trail {
  /** A step that was made, until it is taken back. */
  record Footprint(SessionInput by, int number) {}

  private final List<Footprint> past = new ArrayList<>();
  private final Deque<Footprint> future = new ArrayDeque<>();
  private SessionInput.@Nullable Start waiting;
  private boolean holdRolls = true;
  private int made;

  /**
   * Follows an input.
   *
   * @param changed whether it changed the game or made anything happen, that is, has more rows than
   *     one
   * @return the step that it made, or null
   */
  @Nullable Footprint follow(SessionInput input, boolean changed) {
    return switch (input) {
      case SessionInput.Undo(int steps) -> {
        waiting = null;
        for (int i = 0; i < steps && !past.isEmpty(); i++) {
          future.push(past.removeLast());
        }
        yield null;
      }
      case SessionInput.Redo(int steps) -> {
        waiting = null;
        for (int i = 0; i < steps && !future.isEmpty(); i++) {
          past.add(future.pop());
        }
        yield null;
      }
      case SessionInput.HoldRolls(boolean hold) -> {
        holdRolls = hold;
        yield null;
      }
      case SessionInput.CallOff _ -> {
        waiting = null;
        yield null;
      }
      case SessionInput.Start start when !changed -> {
        waiting = start;
        yield null;
      }
      case SessionInput.TypeDie _ when changed -> {
        replaceOpenDie();
        yield step(input);
      }
      default -> changed ? step(input) : null;
    };
  }

  private Footprint step(SessionInput input) {
    SessionInput by = waiting != null && !isOfTheGame(input) ? waiting : input;
    waiting = null;
    future.clear();
    Footprint step = new Footprint(by, ++made);
    past.add(step);
    return step;
  }

  /** Hands and readers start what waits. */
  private static boolean isOfTheGame(SessionInput input) {
    return input instanceof SessionInput.Start || input instanceof SessionInput.Correct;
  }

  /** A die that lies open and is typed was misread: its step and those after it are replaced. */
  private void replaceOpenDie() {
    if (!holdRolls) {
      return;
    }
    for (int i = past.size() - 1; i >= 0; i--) {
      SessionInput by = past.get(i).by();
      if (History.isDie(by)) {
        past.subList(i, past.size()).clear();
        return;
      }
      boolean open =
          by instanceof SessionInput.Declare(Interrupt.Modify _)
              || by instanceof SessionInput.Correct(Correction.Die _, _, _);
      if (!open) {
        return;
      }
    }
  }

  /** What waits to be started when the table is in order, or null. */
  SessionInput.@Nullable Start waiting() {
    return waiting;
  }

  /**
   * How many steps have to be taken back for a step not to be made, by the numbers of steps; those
   * that are taken back are left out.
   */
  Map<Integer, Integer> back() {
    Map<Integer, Integer> back = new HashMap<>();
    for (int i = 0; i < past.size(); i++) {
      back.put(past.get(i).number(), past.size() - i);
    }
    return back;
  }
}
