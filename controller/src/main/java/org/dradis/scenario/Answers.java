package org.dradis.scenario;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.dradis.file.BadField;
import org.dradis.file.Words;
import org.dradis.rules.board.Option;
import org.dradis.rules.question.Pool;
import org.dradis.rules.question.Question;
import org.jspecify.annotations.Nullable;

/**
 * Where the answers come from: the lists in their order, each for itself (R12), then the policy.
 * Null means that there is none and the scenario has to stop.
 */
final class Answers {
  private final Scenario scenario;
  private final @Nullable SplitMix64 generator;
  private final boolean takesFirst;
  private final Map<Pool, Integer> drawn = new EnumMap<>(Pool.class);
  private int rolled;
  private int chosen;

  Answers(Scenario scenario) {
    this.scenario = scenario;
    this.generator =
        scenario.policy() instanceof Policy.Seeded(long seed) ? new SplitMix64(seed) : null;
    this.takesFirst = scenario.policy() instanceof Policy.First;
  }

  @Nullable Die die() {
    if (rolled < scenario.dice().size()) {
      return scenario.dice().get(rolled++);
    }
    return generator == null ? null : new Die(generator.die(), null, 0);
  }

  /** The place of the last die, for a complaint about it. */
  String diePath() {
    return "dice[" + (rolled - 1) + "]";
  }

  /** A draw uses up an entry even when one token is left (R7). */
  @Nullable Option draw(Question.DrawToken question) {
    Pool pool = question.pool();
    List<String> given = scenario.draws().getOrDefault(pool, List.of());
    int next = drawn.getOrDefault(pool, 0);
    if (next == given.size()) {
      return byPolicy(question.options());
    }
    drawn.put(pool, next + 1);
    Option token = find(question.options(), given.get(next));
    if (token == null) {
      throw new BadField(
          "draws." + pool.word() + "[" + next + "]",
          given.get(next) + " is not in the pool; left are " + words(question.options()));
    }
    return token;
  }

  @Nullable Option choose(Question.Choose question) {
    if (chosen == scenario.choices().size()) {
      return byPolicy(question.options());
    }
    String word = scenario.choices().get(chosen);
    Option option = find(question.options(), word);
    if (option == null) {
      throw new BadField(
          "choices[" + chosen + "]",
          "\""
              + word
              + "\" is not among the options "
              + words(question.options())
              + " ("
              + question.rule()
              + ")");
    }
    chosen++;
    return option;
  }

  private @Nullable Option byPolicy(List<? extends Option> options) {
    if (generator != null) {
      return options.get(generator.among(options.size()));
    }
    return takesFirst ? options.getFirst() : null;
  }

  private static @Nullable Option find(List<? extends Option> options, String word) {
    for (Option option : options) {
      if (option.word().equals(word)) {
        return option;
      }
    }
    return null;
  }

  private static String words(List<? extends Option> options) {
    return Words.list(options.stream().map(Option::word).toList());
  }
}
