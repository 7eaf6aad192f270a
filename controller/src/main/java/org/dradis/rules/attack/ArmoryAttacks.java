package org.dradis.rules.attack;

import org.dradis.rules.board.Board;
import org.dradis.rules.board.Boarding;
import org.dradis.rules.board.GalacticaToken;
import org.dradis.rules.board.Special;
import org.dradis.rules.event.Event;
import org.dradis.rules.play.Order;
import org.dradis.rules.play.Play;
import org.dradis.rules.play.Rejection;
import org.dradis.rules.play.Roll;
import org.dradis.rules.question.RollFor;
import org.jspecify.annotations.Nullable;

/** The Armory: attack a centurion that has advanced so many spaces (VI-2). */
public record ArmoryAttacks(int space) implements Order {
  private static final String CENTURION = "centurion";

  @Override
  public @Nullable Rejection refusal(Board board) {
    if (board.damage().galactica().has(GalacticaToken.ARMORY)) {
      return new Rejection(Rejection.Code.UNUSABLE, "", "the Armory is damaged");
    }
    if (board.inPlay(Special.LOCKDOWN)) {
      return new Rejection(
          Rejection.Code.UNUSABLE, "", "nobody may activate the Armory while Lockdown is in play");
    }
    if (space < 0 || space > Boarding.LAST_SPACE || board.boarding().at(space) == 0) {
      return new Rejection(Rejection.Code.NO_SUCH_PIECE, "", "no centurion has advanced " + space);
    }
    return null;
  }

  @Override
  public void play(Play play) {
    play.next(new Shot(space));
  }

  /** The roll. */
  record Shot(int space) implements Roll {
    @Override
    public RollFor what() {
      return new RollFor(RollFor.Kind.ATTACK_ON_CENTURION, "armory", CENTURION, null);
    }

    @Override
    public void rolled(Play play, int result) {
      if (AttackTable.destroysCenturion(result)) {
        play.set(play.board().with(play.board().boarding().plus(space, -1)));
        play.tell(new Event.CenturionDestroyed(space));
      } else {
        play.tell(new Event.AttackMissed("armory", CENTURION, null));
      }
    }
  }
}
