package org.dradis.rules.input;

import java.util.List;
import org.dradis.rules.board.Area;
import org.dradis.rules.board.AttackCard;
import org.dradis.rules.board.Basestar;
import org.dradis.rules.board.CivilianShip;
import org.dradis.rules.board.Craft;
import org.dradis.rules.board.GalacticaToken;
import org.dradis.rules.board.Icon;
import org.dradis.rules.board.JumpIcon;
import org.dradis.rules.board.PegasusToken;
import org.dradis.rules.board.Placement;
import org.dradis.rules.board.Target;
import org.dradis.rules.board.Title;
import org.jspecify.annotations.Nullable;

/** What the table starts, while no question is open. */
public sealed interface Command extends Input {
  /** One ship icon (RA, HR, LA, BA). */
  record ResolveIcon(Icon icon) implements Command {}

  /** All icons of a crisis card (AC-1, AC-5). */
  record ResolveIcons(List<Icon> icons, JumpIcon jump, boolean fromCaprica) implements Command {
    public ResolveIcons {
      icons = List.copyOf(icons);
    }
  }

  /** A Cylon attack card (CA-1). */
  record PlayAttackCard(AttackCard card) implements Command {}

  /** A jump icon (JP-1). */
  record AdvanceJumpTrack() implements Command {}

  /** FTL Control (JP-1). */
  record ActivateFtl() implements Command {}

  /** A jump to a known destination (JP-2). */
  record Jump(int distance, List<Placed> destination) implements Command {
    public Jump {
      destination = List.copyOf(destination);
    }
  }

  /** Distance without a jump (DB-2). */
  record Travel(int distance) implements Command {}

  /** Pegasus' Engine Room (AT-5). */
  record UseEngineRoom() implements Command {}

  /** The rebel basestar's Raider Bay: raiders, or else vipers (DB-3). */
  record UseRaiderBay(Area area, boolean raiders) implements Command {}

  /** The New Caprica phase begins (NC-1). */
  record BeginNewCaprica() implements Command {}

  /** An occupation icon (NC-2). */
  record ActivateOccupation() implements Command {}

  /** NC-9. */
  record UseOccupationAuthority() implements Command {}

  /** NC-10. */
  record UseBreedersCanyon() implements Command {}

  /** NC-3. */
  record PrepareShip() implements Command {}

  /** NC-6. */
  record EvacuateShip() implements Command {}

  /** The Shipyard for a Cylon, if the ship goes to the bottom (NC-10). */
  record BuryLockedShip() implements Command {}

  /** NC-7. */
  record Depart() implements Command {}

  /** An occupation force by position (NC-8). */
  record AttackOccupation(int position) implements Command {}

  /** A Cylon arrests a character where an occupation force is (NC-8). */
  record Arrest(String character, int position) implements Command {}

  /** An effect gives the Admiral a nuke (CO-5). */
  record GainNuke() implements Command {}

  /** DB-4. */
  record DestroyColonialOne() implements Command {}

  /** DB-4. */
  record DestroyHub() implements Command {}

  /** VC-1. */
  record EndTurn() implements Command {}

  /** A craft from the reserves into a launch area (VI-1). */
  record LaunchViper(Craft craft, Area area, @Nullable String pilot) implements Command {}

  /** A craft to an adjacent area (VI-1). */
  record MoveViper(Flyer flyer, Area to) implements Command {}

  /** A craft attacks a Cylon ship in its area (VI-1). */
  record AttackWithViper(Flyer flyer, Target target) implements Command {}

  /** A civilian ship in the craft's area goes back to the pile (CF-4). */
  record EscortCivilian(Flyer flyer, CivilianShip civilian) implements Command {}

  /** An unmanned craft back to the reserves (VI-5). */
  record RecallViper(Area area, Craft craft) implements Command {}

  /** A pilot gets out in the normal way (VI-3). */
  record LeaveViper(String pilot) implements Command {}

  /** Weapons Control; the area may be left out for a basestar (VI-2). */
  record AttackWithGalactica(@Nullable Area area, Target target) implements Command {}

  /** The Armory: a centurion that has advanced so many spaces (VI-2). */
  record AttackCenturion(int space) implements Command {}

  /** AT-3. */
  record NukeBasestar(Basestar basestar) implements Command {}

  /** AT-4. */
  record NukeArea(Area area) implements Command {}

  /** AT-5. */
  record UsePegasusCic(Basestar basestar) implements Command {}

  /** AT-5. */
  record UseMainBatteries(Area area) implements Command {}

  /** DM-6, DM-7, so many hits. */
  record DamageGalactica(int hits) implements Command {}

  /** DM-3. */
  record DamageBasestar(Basestar basestar) implements Command {}

  /** The Human Fleet location (DM-11). */
  record UseHumanFleet() implements Command {}

  /** The second option of the Cylon Fleet location (LA-5). */
  record UseCylonFleet() implements Command {}

  /** Draw and destroy a civilian ship (DM-9, DM-12). */
  record LoseCivilian() implements Command {}

  /** Communications: to an adjacent area (VI-6). */
  record MoveCivilian(CivilianShip civilian, Area to) implements Command {}

  /** Civilian ships with no area named (CO-14). */
  record PlaceCivilians(int ships) implements Command {}

  /** Ships into one area, as far as there are any (CO-11, CO-12). */
  record Place(Area area, Placement ships) implements Command {}

  /** A location of Galactica (DM-6). */
  record RepairGalactica(GalacticaToken location) implements Command {}

  /** A location of Pegasus (DM-7). */
  record RepairPegasus(PegasusToken location) implements Command {}

  /** A craft from the damaged box to the reserves. */
  record RepairCraft(Craft craft) implements Command {}

  /** Turns dials by hand (CO-8). */
  record TurnDials(int fuel, int food, int morale, int population) implements Command {}

  /** Turns the highest or the lowest dial (CO-13). */
  record TurnExtremeDial(boolean highest, int by) implements Command {}

  /** A raptor is risked and lost (VI-4). */
  record LoseRaptor() implements Command {}

  /** An assault raptor joins the reserves, perhaps for the price of a raptor (VI-4). */
  record GainAssaultRaptor(boolean forRaptor) implements Command {}

  /** Someone gets into an unmanned craft that is in space already (EX-2). */
  record ManViper(Area area, Craft craft, String pilot) implements Command {}

  /** To the Brig, on New Caprica to Detention (SU-2). */
  record Brig(String character) implements Command {}

  /** Out of the Brig (SU-2). */
  record Release(String character) implements Command {}

  /** Out of Sickbay. */
  record LeaveSickbay(String character) implements Command {}

  /** A player is revealed as a Cylon (SU-2). */
  record Reveal(String character) implements Command {}

  /** A player turns out to be the Sympathizer (CO-8). */
  record RevealSympathizer(String character) implements Command {}

  /** A player gets the Mutineer card (SU-6). */
  record MakeMutineer(String character) implements Command {}

  /** A Cylon leader begins to infiltrate (SU-2). */
  record Infiltrate(String character) implements Command {}

  /** A Cylon leader stops infiltrating. */
  record StopInfiltrating(String character) implements Command {}

  /** An execution; a human player's new character, or null if there is none left (EX). */
  record Execute(String character, boolean cylon, @Nullable String newCharacter)
      implements Command {}

  /** An effect names the new holder (SU-5). */
  record GiveTitle(Title title, String to) implements Command {}
}
