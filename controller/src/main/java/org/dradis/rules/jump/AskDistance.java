package org.dradis.rules.jump;

import java.util.List;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.Numeral;
import org.dradis.rules.play.Choice;
import org.dradis.rules.play.Play;
import org.dradis.rules.question.Matter;

/** The distance of the destination that the Admiral keeps (JP-2). */
record AskDistance() implements Choice<Numeral> {
  private static final List<Numeral> DISTANCES =
      List.of(new Numeral(1), new Numeral(2), new Numeral(3), new Numeral(0));

  @Override
  public Matter matter(Board board) {
    return Matter.DESTINATION_DISTANCE;
  }

  @Override
  public List<Numeral> options(Board board) {
    return DISTANCES;
  }

  @Override
  public void chosen(Play play, Numeral distance) {
    play.next(new Arrive(distance.value()));
  }
}
