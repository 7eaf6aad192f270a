package org.dradis.rules.vipers;

import org.dradis.rules.attack.AttackTable;
import org.dradis.rules.attack.HitCylonShip;
import org.dradis.rules.attack.NoSuchTarget;
import org.dradis.rules.board.Area;
import org.dradis.rules.board.Basestar;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.Special;
import org.dradis.rules.board.Target;
import org.dradis.rules.event.Event;
import org.dradis.rules.input.Flyer;
import org.dradis.rules.play.Order;
import org.dradis.rules.play.Play;
import org.dradis.rules.play.Rejection;
import org.dradis.rules.play.Roll;
import org.dradis.rules.question.RollFor;
import org.jspecify.annotations.Nullable;

/** A craft attacks a Cylon ship in its area (VI-1). */
public record ViperAttacks(Flyer flyer, Target target) implements Order {
  @Override
  public @Nullable Rejection refusal(Board board) {
    Rejection refusal = Flying.refusal(board, flyer);
    if (refusal != null) {
      return refusal;
    }
    Area area = Flying.find(board, flyer).area();
    return target.standsIn(board.at(area))
        ? null
        : new Rejection(
            Rejection.Code.NO_SUCH_PIECE, "target", NoSuchTarget.sentence(target, area));
  }

  @Override
  public void play(Play play) {
    play.next(new Shot(Flying.find(play.board(), flyer), target));
  }

  /** The roll. */
  record Shot(Flying flying, Target target) implements Roll {
    private static final int AMBUSH = -2;

    @Override
    public RollFor what() {
      return new RollFor(
          RollFor.Kind.ATTACK_ON_CYLON_SHIP, flying.name(), target.word(), flying.area());
    }

    @Override
    public int modifier(Board board) {
      Basestar basestar = target.basestar();
      boolean ambushed = flying.piloted() == null && board.inPlay(Special.AMBUSH); // IN-1
      return (ambushed ? AMBUSH : 0)
          + (basestar == null ? 0 : AttackTable.modifierAgainst(board, basestar));
    }

    @Override
    public void rolled(Play play, int result) {
      if (AttackTable.viperHits(flying.craft(), target, result)) {
        HitCylonShip.apply(play, flying.area(), target);
      } else {
        play.tell(new Event.AttackMissed(flying.name(), target.word(), flying.area()));
      }
    }
  }
}
