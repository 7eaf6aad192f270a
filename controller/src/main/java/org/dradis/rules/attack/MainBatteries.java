package org.dradis.rules.attack;

import java.util.ArrayList;
import java.util.List;
import org.dradis.rules.board.Area;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.CivilianShip;
import org.dradis.rules.board.Craft;
import org.dradis.rules.board.Option;
import org.dradis.rules.board.PegasusToken;
import org.dradis.rules.board.PilotedCraft;
import org.dradis.rules.damage.DestroyCivilian;
import org.dradis.rules.damage.DestroyRaiders;
import org.dradis.rules.damage.RaiderLoss;
import org.dradis.rules.damage.ViperLoss;
import org.dradis.rules.play.Choice;
import org.dradis.rules.play.Order;
import org.dradis.rules.play.Play;
import org.dradis.rules.play.Rejection;
import org.dradis.rules.play.Roll;
import org.dradis.rules.question.Matter;
import org.dradis.rules.question.RollFor;
import org.jspecify.annotations.Nullable;

/** Main Batteries fire into an area; not an attack (AT-5). */
public record MainBatteries(Area area) implements Order {
  @Override
  public @Nullable Rejection refusal(Board board) {
    return PegasusLocation.refusal(board, PegasusToken.MAIN_BATTERIES);
  }

  @Override
  public void play(Play play) {
    play.next(new Salvo(area));
  }

  /** The roll. */
  record Salvo(Area area) implements Roll {
    @Override
    public RollFor what() {
      return new RollFor(RollFor.Kind.MAIN_BATTERIES, "main-batteries", area.word(), area);
    }

    @Override
    public void rolled(Play play, int result) {
      if (result == 1) {
        play.next(new HitCivilian(area));
      } else if (result <= 3) {
        play.next(new HitViper(area));
      } else if (result <= 6) {
        RaiderLoss.destroyPlain(play, area, 2);
      } else {
        play.next(new DestroyRaiders(area, 4));
      }
    }
  }

  /** Which civilian ship is destroyed. */
  record HitCivilian(Area area) implements Choice<CivilianShip> {
    @Override
    public Matter matter(Board board) {
      return Matter.BATTERIES_CIVILIAN;
    }

    @Override
    public List<CivilianShip> options(Board board) {
      return board.at(area).civilians().list();
    }

    @Override
    public void chosen(Play play, CivilianShip ship) {
      play.next(new DestroyCivilian(ship));
    }
  }

  /** Which viper is damaged: unmanned kinds, then pilots. */
  record HitViper(Area area) implements Choice<Option> {
    @Override
    public Matter matter(Board board) {
      return Matter.BATTERIES_VIPER;
    }

    @Override
    public List<Option> options(Board board) {
      List<Option> vipers = new ArrayList<>(board.at(area).vipers().kinds());
      vipers.addAll(board.at(area).piloted());
      return vipers;
    }

    @Override
    public void chosen(Play play, Option viper) {
      if (viper instanceof Craft craft) {
        ViperLoss.damageUnmanned(play, area, craft);
      } else if (viper instanceof PilotedCraft piloted) {
        ViperLoss.damagePiloted(play, area, piloted);
      }
    }
  }
}
