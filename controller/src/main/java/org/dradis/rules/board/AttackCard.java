package org.dradis.rules.board;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A Cylon attack card: what it activates, what it places where and its special (CA-1). The place is
 * its place in the list of cards; scarIn is where a raider it places gets the Scar token; the text
 * is the special in words, for displays.
 */
public record AttackCard(
    int place,
    String name,
    String expansion,
    boolean superCrisis,
    @Nullable GameOption needs,
    List<Icon> activate,
    Ring<Placement> ships,
    @Nullable Area scarIn,
    Until until,
    @Nullable String text,
    Special special) {
  public AttackCard {
    activate = List.copyOf(activate);
  }

  public CardInPlay inPlay() {
    return new CardInPlay(place, name, until, special);
  }
}
