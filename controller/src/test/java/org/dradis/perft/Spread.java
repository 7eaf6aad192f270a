package org.dradis.perft;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Predicate;

/** The boards that a game can have reached, each with its probability; equal boards are merged. */
final class Spread {
  /** Changes a board, asking fate for what it needs. */
  @FunctionalInterface
  interface Action {
    void play(PerftBoard board, Fate fate);
  }

  private final Choices choices;
  private Map<PerftBoard, Fraction> boards = new LinkedHashMap<>();

  Spread(PerftBoard start, Choices choices) {
    this.choices = choices;
    boards.put(start, Fraction.ONE);
  }

  Map<PerftBoard, Fraction> boards() {
    return boards;
  }

  /** Plays the action once on every board where the game is not over (R10). */
  void play(Action action) {
    play(board -> true, action);
  }

  /** Plays the action on the boards that need it until none does. */
  void playWhile(Predicate<PerftBoard> needed, Action action) {
    while (boards.keySet().stream().anyMatch(needed)) {
      play(needed, action);
    }
  }

  private void play(Predicate<PerftBoard> needed, Action action) {
    Map<PerftBoard, Fraction> next = new LinkedHashMap<>();
    boards.forEach(
        (board, chance) -> {
          if (board.over() || !needed.test(board)) {
            next.merge(board, chance, Fraction::plus);
          } else {
            replay(board, action)
                .forEach((end, part) -> next.merge(end, chance.times(part), Fraction::plus));
          }
        });
    boards = next;
  }

  private Map<PerftBoard, Fraction> replay(PerftBoard board, Action action) {
    Map<PerftBoard, Fraction> ends = new LinkedHashMap<>();
    Fate fate = new Fate(choices);
    do {
      PerftBoard end = board.copy();
      action.play(end, fate);
      ends.merge(end, Fraction.oneIn(fate.odds()), Fraction::plus);
    } while (fate.next());
    return ends;
  }
}
