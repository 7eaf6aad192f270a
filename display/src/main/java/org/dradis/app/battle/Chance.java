package org.dradis.app.battle;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Random;
import org.dradis.rules.board.Cargo;
import org.dradis.rules.board.Option;
import org.dradis.rules.input.Answer;
import org.dradis.rules.question.Pool;
import org.dradis.rules.question.Question;

/**
 * Rolls, draws and decides at random. What civilian ships hold is kept here, face down, and told to
 * the engine only when it turns one up.
 */
final class Chance {
  private final Random random;
  private final Deque<Cargo> undersides;

  Chance(Random random, List<Cargo> undersides) {
    this.random = random;
    this.undersides = new ArrayDeque<>(undersides);
  }

  /** The undersides of all civilian ships, in the order in which they will be turned up. */
  static List<Cargo> shuffledUndersides(Random random) {
    List<Cargo> all = new ArrayList<>();
    for (Cargo cargo : Cargo.values()) {
      all.addAll(Collections.nCopies(cargo.ships(), cargo));
    }
    Collections.shuffle(all, random);
    return all;
  }

  Answer answer(Question question) {
    return switch (question) {
      case Question.RollDie _ -> new Answer.Rolled(1 + random.nextInt(8));
      case Question.DrawToken(var pool, var _) when pool == Pool.CARGO ->
          new Answer.Drew(undersides.remove());
      case Question.DrawToken(var _, var tokens) -> new Answer.Drew(any(tokens));
      case Question.Choose(var _, var _, var _, var options) -> new Answer.Chose(any(options));
    };
  }

  private Option any(List<? extends Option> options) {
    return options.get(random.nextInt(options.size()));
  }
}
