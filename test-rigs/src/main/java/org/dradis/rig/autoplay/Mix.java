package org.dradis.rig.autoplay;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.dradis.file.Words;
import org.dradis.rules.board.GameOption;
import org.dradis.rules.board.Objective;
import org.dradis.rules.board.PieceSet;
import org.jspecify.annotations.Nullable;

/** What a game is played with: the options, and where the fleet is going. */
public record Mix(PieceSet<GameOption> options, @Nullable Objective objective) {
  private static final String NONE = "none";
  private static final String ALL = "all";

  /** No option, each alone and all together, each with no objective and with each one. */
  public static List<Mix> every() {
    List<PieceSet<GameOption>> sets = new ArrayList<>();
    sets.add(GameOption.NONE);
    for (GameOption option : GameOption.values()) {
      sets.add(GameOption.NONE.with(option));
    }
    sets.add(GameOption.NONE.all());
    List<Mix> mixes = new ArrayList<>();
    for (PieceSet<GameOption> options : sets) {
      mixes.addAll(withEveryObjective(options));
    }
    return List.copyOf(mixes);
  }

  private static List<Mix> withEveryObjective(PieceSet<GameOption> options) {
    List<Mix> mixes = new ArrayList<>();
    mixes.add(new Mix(options, null));
    for (Objective objective : Objective.values()) {
      if (objective != Objective.IONIAN_NEBULA || options.has(GameOption.IONIAN_NEBULA)) {
        mixes.add(new Mix(options, objective));
      }
    }
    return mixes;
  }

  /**
   * Reads {@code pegasus+daybreak/earth}: options and an objective, {@code none} for neither.
   * Without a slash it means every objective.
   */
  public static List<Mix> named(String word) {
    int slash = word.indexOf('/');
    PieceSet<GameOption> options = options(slash < 0 ? word : word.substring(0, slash));
    List<Mix> mixes = withEveryObjective(options);
    if (slash < 0) {
      return mixes;
    }
    List<Mix> named =
        mixes.stream()
            .filter(mix -> mix.objectiveWord().equals(word.substring(slash + 1)))
            .toList();
    if (named.isEmpty()) {
      throw new IllegalArgumentException(
          "'"
              + word.substring(slash + 1)
              + "' is no objective of this mix; there are "
              + mixes.stream().map(Mix::objectiveWord).collect(Collectors.joining(", ")));
    }
    return named;
  }

  private static PieceSet<GameOption> options(String words) {
    if (words.equals(NONE)) {
      return GameOption.NONE;
    }
    if (words.equals(ALL)) {
      return GameOption.NONE.all();
    }
    PieceSet<GameOption> options = GameOption.NONE;
    for (String word : Arrays.asList(words.split("\\+", -1))) {
      GameOption option = Words.OPTION.find(word);
      if (option == null) {
        throw new IllegalArgumentException(
            "'" + word + "' is no option; there are none, all, " + Words.list(Words.OPTION.all()));
      }
      options = options.with(option);
    }
    return options;
  }

  private String objectiveWord() {
    return objective == null ? NONE : objective.word();
  }

  /** The word that {@link #named} reads. */
  public String word() {
    String set =
        options.isEmpty()
            ? NONE
            : options.equals(options.all())
                ? ALL
                : options.list().stream().map(GameOption::word).collect(Collectors.joining("+"));
    return set + "/" + objectiveWord();
  }
}
