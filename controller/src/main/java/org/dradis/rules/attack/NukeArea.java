package org.dradis.rules.attack;

import java.util.ArrayList;
import java.util.List;
import org.dradis.rules.board.Area;
import org.dradis.rules.board.Basestar;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.CivilianShip;
import org.dradis.rules.board.Craft;
import org.dradis.rules.board.GameOption;
import org.dradis.rules.board.PilotedCraft;
import org.dradis.rules.damage.BasestarLoss;
import org.dradis.rules.damage.DamageBasestar;
import org.dradis.rules.damage.DestroyCivilian;
import org.dradis.rules.damage.DestroyRaiders;
import org.dradis.rules.damage.RaiderLoss;
import org.dradis.rules.damage.ViperLoss;
import org.dradis.rules.play.Choice;
import org.dradis.rules.play.Order;
import org.dradis.rules.play.Play;
import org.dradis.rules.play.Rejection;
import org.dradis.rules.play.Roll;
import org.dradis.rules.play.Task;
import org.dradis.rules.question.Matter;
import org.dradis.rules.question.RollFor;
import org.jspecify.annotations.Nullable;

/** A nuke at a space area, with Cylon Fleet (AT-4). */
public record NukeArea(Area area) implements Order {
  @Override
  public @Nullable Rejection refusal(Board board) {
    return board.plays(GameOption.CYLON_FLEET)
        ? Nuke.refusal(board)
        : new Rejection(
            Rejection.Code.OPTION_OFF, "area", "a nuke is aimed at an area only with cylon-fleet");
  }

  @Override
  public void play(Play play) {
    Nuke.spend(play);
    play.next(new Blast(area));
  }

  /** The roll; Structural Damage does not count, for it is not aimed at the basestar. */
  record Blast(Area area) implements Roll {
    @Override
    public RollFor what() {
      return new RollFor(RollFor.Kind.NUKE_AT_AREA, "nuke", area.word(), area);
    }

    @Override
    public void rolled(Play play, int result) {
      if (result == 8) {
        destroyEverything(play, area);
        return;
      }
      if (result == 7) {
        play.next(new DestroyRaiders(area, Nuke.RAIDERS_TAKEN));
      }
      play.next(new PickBasestar(area, result <= 2));
    }
  }

  /** Which basestar of the area is hit. */
  record PickBasestar(Area area, boolean onlyDamaged) implements Choice<Basestar> {
    @Override
    public Matter matter(Board board) {
      return Matter.NUKED_BASESTAR;
    }

    @Override
    public List<Basestar> options(Board board) {
      return board.at(area).basestars().list();
    }

    @Override
    public void chosen(Play play, Basestar basestar) {
      if (onlyDamaged) {
        play.next(new DamageBasestar(basestar), new DamageBasestar(basestar));
      } else {
        BasestarLoss.destroy(play, basestar);
      }
    }
  }

  private static void destroyEverything(Play play, Area area) {
    for (Basestar basestar : play.at(area).basestars()) {
      BasestarLoss.destroy(play, basestar);
    }
    while (play.at(area).heavyRaiders() > 0) {
      RaiderLoss.destroyHeavy(play, area);
    }
    for (Craft craft : Craft.values()) {
      while (play.at(area).vipers().of(craft) > 0) {
        ViperLoss.destroyUnmanned(play, area, craft);
      }
    }
    for (PilotedCraft piloted : play.at(area).piloted()) {
      ViperLoss.destroyPiloted(play, area, piloted);
    }
    List<Task> rest = new ArrayList<>();
    rest.add(new DestroyRaiders(area, play.at(area).raiders()));
    for (CivilianShip ship : play.at(area).civilians()) {
      rest.add(new DestroyCivilian(ship));
    }
    play.next(rest);
  }
}
