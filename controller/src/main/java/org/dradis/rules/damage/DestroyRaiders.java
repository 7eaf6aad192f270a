package org.dradis.rules.damage;

import java.util.List;
import org.dradis.rules.board.Area;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.SpaceArea;
import org.dradis.rules.board.Target;
import org.dradis.rules.play.Choice;
import org.dradis.rules.play.Play;
import org.dradis.rules.question.Matter;

/**
 * A roll of 7-8 that destroys up to so many raiders takes Scar with the others; where more stand
 * than fall, the acting player says whether Scar is among them (AT-6).
 */
public record DestroyRaiders(Area area, int upTo) implements Choice<Target> {
  private static final List<Target> WITHOUT_SCAR = List.of(Target.RAIDER);
  private static final List<Target> SCAR_OR_NOT = List.of(Target.RAIDER, Target.SCAR);

  @Override
  public Matter matter(Board board) {
    return Matter.SCAR_OR_RAIDER;
  }

  @Override
  public List<Target> options(Board board) {
    SpaceArea here = board.at(area);
    return here.scar() && here.raiders() > upTo ? SCAR_OR_NOT : WITHOUT_SCAR;
  }

  @Override
  public void chosen(Play play, Target which) {
    SpaceArea here = play.at(area);
    boolean all = here.raiders() <= upTo;
    if (here.scar() && (all || which == Target.SCAR)) {
      RaiderLoss.destroyScar(play, area);
      RaiderLoss.destroyPlain(play, area, upTo - 1);
    } else {
      RaiderLoss.destroyPlain(play, area, upTo);
    }
  }
}
