package org.dradis.hud.bridge;

import org.dradis.cards.AttackDeck;
import org.dradis.file.BadField;
import org.dradis.rules.board.Icon;
import org.dradis.rules.input.Command;
import org.dradis.session.SessionInput;
import org.dradis.session.json.InputJson;
import org.dradis.view.ActionView;
import org.jspecify.annotations.Nullable;

/** What an action would start. */
final class Started {
  private static final InputJson INPUTS = new InputJson(AttackDeck.PRINTED);

  private Started() {}

  private static @Nullable Command command(ActionView action) {
    try {
      return INPUTS.readInput(action.input()) instanceof SessionInput.Start(Command command)
          ? command
          : null;
    } catch (BadField e) {
      return null;
    }
  }

  /** The icon that it resolves, if it resolves one. */
  static @Nullable Icon icon(ActionView action) {
    return action.id().equals("icon") && command(action) instanceof Command.ResolveIcon(Icon icon)
        ? icon
        : null;
  }

  /** The character who follows an executed one, or else what it says itself. */
  static String successor(ActionView action) {
    return command(action) instanceof Command.Execute execute && execute.newCharacter() != null
        ? execute.newCharacter()
        : action.label();
  }
}
