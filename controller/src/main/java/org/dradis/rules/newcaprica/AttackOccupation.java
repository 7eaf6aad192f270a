package org.dradis.rules.newcaprica;

import org.dradis.rules.attack.AttackTable;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.NewCaprica;
import org.dradis.rules.event.Event;
import org.dradis.rules.play.Play;
import org.dradis.rules.play.Rejection;
import org.dradis.rules.play.Roll;
import org.dradis.rules.question.RollFor;
import org.jspecify.annotations.Nullable;

/** A character attacks an occupation force in the own location (NC-8). */
public record AttackOccupation(int position) implements OnNewCaprica {
  private static final String FORCE = "occupation-force";
  private static final String RESISTANCE = "resistance";

  @Override
  public @Nullable Rejection refusal(Board board) {
    Rejection refusal = OnNewCaprica.super.refusal(board);
    return refusal != null ? refusal : OnNewCaprica.unlessForceAt("attack", board, position);
  }

  @Override
  public void play(Play play, NewCaprica newCaprica) {
    play.next(new Shot(position));
  }

  /** The roll. */
  record Shot(int position) implements Roll {
    @Override
    public RollFor what() {
      return new RollFor(RollFor.Kind.ATTACK_ON_OCCUPATION_FORCE, RESISTANCE, FORCE, null);
    }

    @Override
    public void rolled(Play play, int result) {
      NewCaprica newCaprica = play.board().newCaprica();
      if (newCaprica != null && AttackTable.destroysOccupationForce(result)) {
        play.set(play.board().with(newCaprica.minusForce(position)));
        play.tell(new Event.OccupationForceDestroyed(position));
      } else {
        play.tell(new Event.AttackMissed(RESISTANCE, FORCE, null));
      }
    }
  }
}
