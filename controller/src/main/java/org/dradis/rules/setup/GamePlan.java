package org.dradis.rules.setup;

import java.util.List;
import org.dradis.rules.board.Expansion;
import org.dradis.rules.board.GameOption;
import org.dradis.rules.board.Objective;
import org.dradis.rules.board.PieceSet;

/** What the players want: their characters in the order of choosing, and what they play with. */
public record GamePlan(
    List<String> characters,
    PieceSet<Expansion> expansions,
    PieceSet<SetupOption> options,
    Objective objective) {

  public GamePlan {
    characters = List.copyOf(characters);
    expansions = expansions.with(Expansion.BASE);
    // The objective is the option: its battle and its tokens come with it.
    options =
        objective == Objective.IONIAN_NEBULA ? options.with(SetupOption.IONIAN_NEBULA) : options;
  }

  public boolean uses(Expansion expansion) {
    return expansions.has(expansion);
  }

  public boolean uses(SetupOption option) {
    return options.has(option);
  }

  /** What changes the board. */
  public PieceSet<GameOption> boardOptions() {
    PieceSet<GameOption> all = GameOption.NONE;
    all = uses(SetupOption.CYLON_FLEET) ? all.with(GameOption.CYLON_FLEET) : all;
    all = uses(Expansion.PEGASUS) ? all.with(GameOption.PEGASUS) : all;
    all = uses(Expansion.DAYBREAK) ? all.with(GameOption.DAYBREAK) : all;
    return uses(SetupOption.IONIAN_NEBULA) ? all.with(GameOption.IONIAN_NEBULA) : all;
  }
}
