package org.dradis.rules.attack;

import org.dradis.rules.board.Area;
import org.dradis.rules.board.Basestar;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.GalacticaToken;
import org.dradis.rules.board.Target;
import org.dradis.rules.event.Event;
import org.dradis.rules.play.Order;
import org.dradis.rules.play.Play;
import org.dradis.rules.play.Rejection;
import org.dradis.rules.play.Roll;
import org.dradis.rules.question.RollFor;
import org.jspecify.annotations.Nullable;

/** Weapons Control: Galactica attacks any one Cylon ship in any area (VI-2). */
public record GalacticaAttacks(@Nullable Area area, Target target) implements Order {
  @Override
  public @Nullable Rejection refusal(Board board) {
    if (board.damage().galactica().has(GalacticaToken.WEAPONS_CONTROL)) {
      return new Rejection(Rejection.Code.UNUSABLE, "", "Weapons Control is damaged");
    }
    if (area == null && target.basestar() == null) {
      return new Rejection(
          Rejection.Code.NO_SUCH_PIECE, "area", "is needed for every target but a basestar");
    }
    Area where = where(board);
    if (where == null || !target.standsIn(board.at(where))) {
      return new Rejection(
          Rejection.Code.NO_SUCH_PIECE, "target", NoSuchTarget.sentence(target, where));
    }
    return null;
  }

  private @Nullable Area where(Board board) {
    Basestar basestar = target.basestar();
    return area == null && basestar != null ? board.areaOf(basestar) : area;
  }

  @Override
  public void play(Play play) {
    Area where = where(play.board());
    if (where != null) {
      play.next(new Shot(where, target));
    }
  }

  /** The roll. */
  record Shot(Area area, Target target) implements Roll {
    @Override
    public RollFor what() {
      return new RollFor(RollFor.Kind.ATTACK_ON_CYLON_SHIP, RollFor.GALACTICA, target.word(), area);
    }

    @Override
    public int modifier(Board board) {
      Basestar basestar = target.basestar();
      return basestar == null ? 0 : AttackTable.modifierAgainst(board, basestar);
    }

    @Override
    public void rolled(Play play, int result) {
      if (AttackTable.galacticaHits(target, result)) {
        HitCylonShip.apply(play, area, target);
      } else {
        play.tell(new Event.AttackMissed(RollFor.GALACTICA, target.word(), area));
      }
    }
  }
}
