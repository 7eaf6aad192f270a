package org.dradis.hud.games;

import java.util.List;
import org.dradis.crew.PrintedRegister;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.Expansion;
import org.dradis.rules.board.Manifest;
import org.dradis.rules.board.Objective;
import org.dradis.rules.setup.GamePlan;
import org.dradis.rules.setup.SetUp;
import org.dradis.rules.setup.SetupOption;
import org.dradis.rules.setup.SetupResult;

/** A game for those who want to see it: the base game, with a crew that is there already. */
final class QuickBattle {
  private static final GamePlan PLAN =
      new GamePlan(
          List.of(
              "William Adama", "Laura Roslin", "Kara \"Starbuck\" Thrace", "\"Chief\" Galen Tyrol"),
          Expansion.BASE_GAME,
          SetupOption.NONE,
          Objective.KOBOL);

  private QuickBattle() {}

  static Board board() {
    return switch (SetUp.of(PLAN, PrintedRegister.get(), Manifest.UNKNOWN)) {
      case SetupResult.Ready(var setup) -> setup.board();
      case SetupResult.Refused(var refusals) ->
          throw new IllegalStateException(refusals.getFirst().sentence());
    };
  }
}
