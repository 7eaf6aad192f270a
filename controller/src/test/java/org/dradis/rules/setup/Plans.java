package org.dradis.rules.setup;

import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.util.Arrays;
import java.util.List;
import org.dradis.crew.PrintedRegister;
import org.dradis.rules.board.Expansion;
import org.dradis.rules.board.Manifest;
import org.dradis.rules.board.Objective;
import org.dradis.rules.board.PieceSet;
import org.dradis.rules.drawn.SeatedCrew;

/** Plans in a line: the players by their short names, then what they play with. */
final class Plans {
  private Plans() {}

  /** The base game. */
  static GamePlan of(String players) {
    return with(players);
  }

  static GamePlan with(String players, Expansion... expansions) {
    PieceSet<Expansion> boxes = Expansion.BASE_GAME;
    for (Expansion expansion : expansions) {
      boxes = boxes.with(expansion);
    }
    return new GamePlan(names(players), boxes, SetupOption.NONE, Objective.KOBOL);
  }

  static GamePlan and(GamePlan plan, SetupOption... options) {
    PieceSet<SetupOption> all = plan.options();
    for (SetupOption option : options) {
      all = all.with(option);
    }
    return new GamePlan(plan.characters(), plan.expansions(), all, plan.objective());
  }

  static GamePlan to(GamePlan plan, Objective objective) {
    return new GamePlan(plan.characters(), plan.expansions(), plan.options(), objective);
  }

  static List<String> names(String players) {
    return Arrays.stream(players.split(", *", -1)).map(SeatedCrew::name).toList();
  }

  static Setup ready(GamePlan plan) {
    SetupResult result = SetUp.of(plan, PrintedRegister.get(), Manifest.UNKNOWN);
    return assertInstanceOf(SetupResult.Ready.class, result, () -> result.toString()).setup();
  }

  static List<Refusal.Code> refused(GamePlan plan) {
    SetupResult result = SetUp.of(plan, PrintedRegister.get(), Manifest.UNKNOWN);
    return assertInstanceOf(SetupResult.Refused.class, result, () -> result.toString())
        .refusals()
        .stream()
        .map(Refusal::code)
        .toList();
  }
}
