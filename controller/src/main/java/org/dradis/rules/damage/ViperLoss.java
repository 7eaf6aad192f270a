package org.dradis.rules.damage;

import org.dradis.rules.board.Area;
import org.dradis.rules.board.Craft;
import org.dradis.rules.board.Hangar;
import org.dradis.rules.board.PilotedCraft;
import org.dradis.rules.event.Event;
import org.dradis.rules.play.Play;
import org.jspecify.annotations.Nullable;

/** Vipers that are damaged or destroyed (DM-1, DM-10). */
public final class ViperLoss {
  private ViperLoss() {}

  public static void damageUnmanned(Play play, Area area, Craft craft) {
    play.set(area, play.at(area).plusVipers(craft, -1));
    toBox(play, area, craft, null);
  }

  public static void destroyUnmanned(Play play, Area area, Craft craft) {
    play.set(area, play.at(area).plusVipers(craft, -1));
    outOfGame(play, area, craft, null);
  }

  /** A craft in the reserves is damaged. */
  public static void damageReserve(Play play, Craft craft) {
    play.set(play.board().with(play.board().hangar().plusReserves(craft, -1)));
    toBox(play, null, craft, null);
  }

  public static void damagePiloted(Play play, Area area, PilotedCraft flown) {
    play.set(area, play.at(area).minusPiloted(flown));
    toBox(play, area, flown.craft(), flown.pilot());
    toSickbay(play, flown.pilot());
  }

  public static void destroyPiloted(Play play, Area area, PilotedCraft flown) {
    play.set(area, play.at(area).minusPiloted(flown));
    outOfGame(play, area, flown.craft(), flown.pilot());
    toSickbay(play, flown.pilot());
  }

  private static void toBox(Play play, @Nullable Area area, Craft craft, @Nullable String pilot) {
    if (!craft.canBeDamaged()) { // DM-10
      outOfGame(play, area, craft, pilot);
      return;
    }
    Hangar hangar = play.board().hangar();
    play.set(play.board().with(hangar.plusDamaged(craft, 1)));
    play.tell(new Event.ViperDamaged(craft, area, pilot));
  }

  private static void outOfGame(
      Play play, @Nullable Area area, Craft craft, @Nullable String pilot) {
    Hangar hangar = play.board().hangar();
    play.set(play.board().with(hangar.plusDestroyed(craft, 1)));
    play.tell(new Event.ViperDestroyed(craft, area, pilot));
  }

  private static void toSickbay(Play play, String pilot) {
    play.set(play.board().with(play.board().crew().toSickbay(pilot)));
    play.tell(new Event.PilotWounded(pilot));
  }
}
