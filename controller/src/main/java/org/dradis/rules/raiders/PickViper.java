package org.dradis.rules.raiders;

import java.util.List;
import org.dradis.rules.board.Area;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.Craft;
import org.dradis.rules.play.Choice;
import org.dradis.rules.play.Play;
import org.dradis.rules.question.Matter;

/** Which kind of unmanned viper a raider attacks (RA-2, RA-3). */
record PickViper(RaiderActs raider) implements Choice<Craft>, RaiderDecision {
  @Override
  public Matter matter(Board board) {
    return Matter.RAIDER_TARGET_VIPER;
  }

  @Override
  public Area area() {
    return raider.area();
  }

  @Override
  public List<Craft> options(Board board) {
    return board.at(area()).vipers().kinds();
  }

  @Override
  public void chosen(Play play, Craft craft) {
    play.next(new RaiderAttacksViper(raider, craft, null));
  }
}
