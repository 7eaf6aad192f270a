package org.dradis.rules.cards;

import java.util.List;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.Craft;
import org.dradis.rules.damage.ViperLoss;
import org.dradis.rules.play.Choice;
import org.dradis.rules.play.Play;
import org.dradis.rules.question.Matter;

/** Tactical Strike: a craft in the reserves is damaged, an assault raptor destroyed (DM-10). */
record StrikeReserves() implements Choice<Craft> {
  @Override
  public Matter matter(Board board) {
    return Matter.VIPER_KIND;
  }

  @Override
  public List<Craft> options(Board board) {
    return board.hangar().reserves().kinds();
  }

  @Override
  public void chosen(Play play, Craft craft) {
    ViperLoss.damageReserve(play, craft);
  }
}
