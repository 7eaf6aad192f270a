package org.dradis.rules.dials;

import java.util.ArrayList;
import java.util.List;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.Resource;
import org.dradis.rules.play.Choice;
import org.dradis.rules.play.Order;
import org.dradis.rules.play.Play;
import org.dradis.rules.question.Matter;

/** Turns the highest or the lowest dial; on a tie the current player picks (CO-13). */
public record TurnExtremeDial(boolean highest, int by) implements Order {
  @Override
  public boolean touchesSpace() {
    return false;
  }

  @Override
  public void play(Play play) {
    play.next(new Pick(highest, by));
  }

  /** Which of the tied dials. */
  record Pick(boolean highest, int by) implements Choice<Resource> {
    @Override
    public Matter matter(Board board) {
      return Matter.EXTREME_DIAL;
    }

    @Override
    public List<Resource> options(Board board) {
      List<Resource> extreme = new ArrayList<>();
      for (Resource resource : Resource.values()) {
        int value = board.dials().of(resource);
        int best = extreme.isEmpty() ? value : board.dials().of(extreme.getFirst());
        if (highest ? value > best : value < best) {
          extreme.clear();
        }
        if (extreme.isEmpty() || value == best) {
          extreme.add(resource);
        }
      }
      return extreme;
    }

    @Override
    public void chosen(Play play, Resource resource) {
      play.turn(resource, by);
    }
  }
}
