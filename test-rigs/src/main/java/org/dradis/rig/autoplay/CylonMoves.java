package org.dradis.rig.autoplay;

import java.util.List;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.Icon;
import org.dradis.rules.board.JumpIcon;
import org.dradis.rules.input.Command;
import org.jspecify.annotations.Nullable;

/** What revealed Cylons do at their locations (LA-5, DM-11, AC-5). */
final class CylonMoves {
  static final List<Move> ALL =
      List.of(
          CylonMoves::humanFleet,
          CylonMoves::cylonFleet,
          CylonMoves::activate,
          CylonMoves::fromCaprica);

  private CylonMoves() {}

  private static Command humanFleet(Board board, Chance chance) {
    return new Command.UseHumanFleet();
  }

  private static @Nullable Command cylonFleet(Board board, Chance chance) {
    return board.basestars().isEmpty() ? null : new Command.UseCylonFleet();
  }

  private static Command activate(Board board, Chance chance) {
    return new Command.ResolveIcon(chance.pick(Icon.SHIP_ICONS));
  }

  private static Command fromCaprica(Board board, Chance chance) {
    return new Command.ResolveIcons(
        List.of(chance.pick(Icon.SHIP_ICONS)),
        chance.oneIn(2) ? JumpIcon.JUMP : JumpIcon.NONE,
        true);
  }
}
