package org.dradis.rig.autoplay;

import java.util.ArrayList;
import java.util.List;
import org.dradis.cards.AttackDeck;
import org.dradis.rules.board.AttackCard;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.GameOption;
import org.dradis.rules.board.Icon;
import org.dradis.rules.board.JumpIcon;
import org.dradis.rules.input.Command;
import org.jspecify.annotations.Nullable;

/** The crisis at the end of a turn: a row of icons, or an attack card (AC-1, CA). */
final class Crises {
  /** Roughly the frequencies of the printed cards. */
  private static final List<Icon> ICONS =
      List.of(
          Icon.ACTIVATE_RAIDERS,
          Icon.ACTIVATE_RAIDERS,
          Icon.ACTIVATE_HEAVY_RAIDERS,
          Icon.LAUNCH_RAIDERS,
          Icon.ACTIVATE_BASESTARS);

  private Crises() {}

  static Command draw(Board board, Chance chance) {
    if (board.newCaprica() != null) {
      return NewCapricaMoves.crisis(board, chance);
    }
    AttackCard card = chance.oneIn(7) ? attackCard(board, chance) : null;
    return card == null ? icons(chance) : new Command.PlayAttackCard(card);
  }

  private static Command icons(Chance chance) {
    List<Icon> row = new ArrayList<>();
    row.add(chance.pick(ICONS));
    if (chance.oneIn(4)) {
      row.add(chance.pick(ICONS));
    }
    return new Command.ResolveIcons(row, chance.oneIn(3) ? JumpIcon.NONE : JumpIcon.JUMP, false);
  }

  private static @Nullable AttackCard attackCard(Board board, Chance chance) {
    return board.plays(GameOption.CYLON_FLEET)
        ? null
        : Occasions.any(
            AttackDeck.PRINTED.cards().stream()
                .filter(card -> card.needs() == null || board.plays(card.needs()))
                .toList(),
            chance);
  }
}
