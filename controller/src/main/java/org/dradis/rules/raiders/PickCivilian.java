package org.dradis.rules.raiders;

import java.util.List;
import org.dradis.rules.board.Area;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.CivilianShip;
import org.dradis.rules.damage.DestroyCivilian;
import org.dradis.rules.play.Choice;
import org.dradis.rules.play.Play;
import org.dradis.rules.question.Matter;

/** Which civilian ship a raider destroys, without a die (RA-2). */
record PickCivilian(RaiderActs raider) implements Choice<CivilianShip>, RaiderDecision {
  @Override
  public Matter matter(Board board) {
    return Matter.RAIDER_TARGET_CIVILIAN;
  }

  @Override
  public Area area() {
    return raider.area();
  }

  @Override
  public List<CivilianShip> options(Board board) {
    return board.at(area()).civilians().list();
  }

  @Override
  public void chosen(Play play, CivilianShip ship) {
    play.next(new DestroyCivilian(ship));
  }
}
