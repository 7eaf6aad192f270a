package org.dradis.rules.jump;

import java.util.List;
import org.dradis.rules.board.Area;
import org.dradis.rules.board.Basestar;
import org.dradis.rules.board.BasestarToken;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.CardInPlay;
import org.dradis.rules.board.CivilianShip;
import org.dradis.rules.board.Craft;
import org.dradis.rules.board.FleetArea;
import org.dradis.rules.board.GameOption;
import org.dradis.rules.board.PilotedCraft;
import org.dradis.rules.board.SpaceArea;
import org.dradis.rules.board.Special;
import org.dradis.rules.event.Event;
import org.dradis.rules.play.Act;
import org.dradis.rules.play.Play;
import org.dradis.rules.vipers.ReturnViper;

/**
 * Clears the areas at a jump: Cylon ships to the supply, with Cylon Fleet to its board; vipers to
 * the reserves; civilian ships to the pile, with Cylon Fleet they stay (JP-2, CF-3). Assault
 * raptors that are still there chose to stay.
 */
record ClearSpace() implements Act {
  @Override
  public void play(Play play) {
    for (CardInPlay card : play.board().cards()) {
      play.tell(new Event.CardLeft(card.name()));
      if (card.special() == Special.THIRTY_THREE) {
        play.tell(new Event.CardShuffledBack(card.name()));
      }
    }
    play.set(play.board().withCards(List.of()));
    for (Area area : Area.RING) {
      clearCylons(play, area);
      clearVipers(play, area);
      if (!play.board().plays(GameOption.CYLON_FLEET)) {
        clearCivilians(play, area);
      }
    }
  }

  private static void clearCylons(Play play, Area area) {
    Board board = play.board();
    SpaceArea here = board.at(area);
    if (here.raiders() == 0 && here.heavyRaiders() == 0 && here.basestars().isEmpty()) {
      return;
    }
    boolean pursued = board.plays(GameOption.CYLON_FLEET);
    if (pursued) {
      FleetArea there = board.fleet().at(area);
      FleetArea now =
          new FleetArea(
              there.raiders() + here.raiders(),
              there.heavyRaiders() + here.heavyRaiders(),
              there.basestars().and(here.basestars()));
      board = board.with(board.fleet().with(area, now));
    }
    for (Basestar basestar : here.basestars()) {
      board = board.with(board.damage().with(basestar, BasestarToken.NONE));
    }
    SpaceArea left =
        here.plusRaiders(-here.raiders())
            .withScar(false)
            .plusHeavyRaiders(-here.heavyRaiders())
            .withBasestars(Basestar.NONE);
    play.set(board.with(area, left));
    play.tell(
        new Event.CylonsLeftBehind(
            area, here.raiders(), here.heavyRaiders(), here.basestars().size(), pursued));
  }

  private static void clearVipers(Play play, Area area) {
    for (Craft craft : List.of(Craft.MK2, Craft.MK7)) {
      while (play.at(area).vipers().of(craft) > 0) {
        ReturnViper.recall(area, craft).play(play);
      }
    }
    for (PilotedCraft piloted : play.at(area).piloted()) {
      if (piloted.craft() != Craft.ASSAULT_RAPTOR) {
        ReturnViper.leave(piloted.pilot()).play(play);
      }
    }
  }

  private static void clearCivilians(Play play, Area area) {
    for (CivilianShip ship : play.at(area).civilians()) {
      play.tell(new Event.CivilianRegrouped(ship, area));
    }
    play.set(area, play.at(area).withCivilians(CivilianShip.NONE));
  }
}
