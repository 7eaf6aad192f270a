package org.dradis.rules.raiders;

import java.util.List;
import org.dradis.rules.board.Area;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.PilotedCraft;
import org.dradis.rules.play.Choice;
import org.dradis.rules.play.Play;
import org.dradis.rules.question.Matter;

/** Which piloted viper a raider attacks (RA-2). */
record PickPilot(RaiderActs raider) implements Choice<PilotedCraft>, RaiderDecision {
  @Override
  public Matter matter(Board board) {
    return Matter.RAIDER_TARGET_PILOT;
  }

  @Override
  public Area area() {
    return raider.area();
  }

  @Override
  public List<PilotedCraft> options(Board board) {
    return board.at(area()).piloted();
  }

  @Override
  public void chosen(Play play, PilotedCraft piloted) {
    play.next(new RaiderAttacksViper(raider, piloted.craft(), piloted));
  }
}
