package org.dradis.rules.jump;

import java.util.List;
import org.dradis.rules.board.Area;
import org.dradis.rules.board.Berth;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.Craft;
import org.dradis.rules.board.PilotedCraft;
import org.dradis.rules.play.Choice;
import org.dradis.rules.play.Play;
import org.dradis.rules.question.Matter;
import org.dradis.rules.vipers.ReturnViper;
import org.jspecify.annotations.Nullable;

/** Whether one assault raptor jumps with its place kept, by its pilot or the current player. */
record AssaultRaptorBerth(Area area, @Nullable PilotedCraft piloted) implements Choice<Berth> {
  private static final List<Berth> BOTH = List.of(Berth.RESERVES, Berth.STAY);

  @Override
  public Matter matter(Board board) {
    return piloted == null ? Matter.ASSAULT_RAPTOR_BERTH : Matter.PILOTS_BERTH;
  }

  @Override
  public List<Berth> options(Board board) {
    return BOTH;
  }

  @Override
  public void chosen(Play play, Berth berth) {
    if (berth == Berth.RESERVES) {
      play.next(
          piloted == null
              ? ReturnViper.recall(area, Craft.ASSAULT_RAPTOR)
              : ReturnViper.leave(piloted.pilot()));
    }
  }
}
