package org.dradis.cards;

import java.util.List;
import org.dradis.rules.board.Hyphenated;
import org.dradis.rules.board.Icon;
import org.dradis.rules.board.JumpIcon;
import org.dradis.rules.input.Command;

/**
 * A crisis card is its row of icons (AC-1); its text stays on paper. On cards of the New Caprica
 * deck the jump icon is also the evacuation icon (NC-6).
 */
public record CrisisCard(
    String name, String expansion, Deck deck, List<Icon> icons, boolean jumpIcon, int copies) {
  public CrisisCard {
    icons = List.copyOf(icons);
  }

  /** The deck that a card is drawn from. */
  public enum Deck implements Hyphenated {
    CRISIS,
    NEW_CAPRICA
  }

  /** What the engine plays when the card was drawn, or played from Caprica (AC-5). */
  public Command.ResolveIcons resolve(boolean fromCaprica) {
    return new Command.ResolveIcons(icons, shown(), fromCaprica);
  }

  private JumpIcon shown() {
    if (!jumpIcon) {
      return JumpIcon.NONE;
    }
    return deck == Deck.CRISIS ? JumpIcon.JUMP : JumpIcon.EVACUATE;
  }
}
