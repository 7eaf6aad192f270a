package org.dradis.rules.event;

import org.dradis.rules.board.Area;
import org.dradis.rules.board.Basestar;
import org.dradis.rules.board.BasestarToken;
import org.dradis.rules.board.Cargo;
import org.dradis.rules.board.CivilianShip;
import org.dradis.rules.board.Craft;
import org.dradis.rules.board.CylonShip;
import org.dradis.rules.board.GalacticaToken;
import org.dradis.rules.board.Icon;
import org.dradis.rules.board.Outcome;
import org.dradis.rules.board.PegasusToken;
import org.dradis.rules.board.PlayerState;
import org.dradis.rules.board.Resource;
import org.dradis.rules.board.Title;
import org.dradis.rules.board.Until;
import org.jspecify.annotations.Nullable;

/** Something that happened on the board. Names and fields are public and stable: docs/events.md. */
public sealed interface Event {
  /** An icon began to be resolved. */
  record IconResolved(Icon icon) implements Event {}

  /** A rule was applied and had no effect. */
  record NothingHappened(String rule) implements Event {}

  /** A die counted: the face or, after a reroll, the new one, with all modifiers, held to 1-8. */
  record DieRolled(
      String by,
      @Nullable String at,
      @Nullable Area area,
      int roll,
      @Nullable Integer reroll,
      int plus,
      int result)
      implements Event {}

  /** The table declared a modifier. */
  record ModifierDeclared(int amount, String reason) implements Event {}

  /** The table declared a reroll. */
  record RerollDeclared(String reason) implements Event {}

  /** The first four raiders of an area miss. */
  record InterferenceRun(Area area) implements Event {}

  /** An attack did nothing. */
  record AttackMissed(String by, String at, @Nullable Area area) implements Event {}

  /** A raider moved; Scar is named. */
  record RaiderMoved(Area from, Area to, boolean scar) implements Event {}

  /** A heavy raider moved towards a launch area. */
  record HeavyRaiderMoved(Area from, Area to) implements Event {}

  /** A heavy raider left the board and put a centurion on start. */
  record CenturionBoarded(Area from) implements Event {}

  /** Heavy raiders could not board: no centurion is left. */
  record HeavyRaidersStayed(Area area, int count) implements Event {}

  /** Every centurion advanced one space. */
  record CenturionsAdvanced(int count) implements Event {}

  /** A centurion was shot. */
  record CenturionDestroyed(int space) implements Event {}

  /** A basestar launched a ship; the origin is set if it came from the Cylon Fleet board. */
  record ShipLaunched(Basestar basestar, CylonShip ship, Area area, @Nullable Area origin)
      implements Event {}

  /** A Cylon ship was placed; the origin is set if it came from the Cylon Fleet board. */
  record CylonShipPlaced(
      CylonShip ship, @Nullable Basestar basestar, Area area, @Nullable Area origin)
      implements Event {}

  /** A Cylon ship was put on the Cylon Fleet board. */
  record FleetShipPlaced(CylonShip ship, @Nullable Basestar basestar, Area area) implements Event {}

  /** All ships of a Cylon space area moved to the main board. */
  record FleetArrived(Area area, int raiders, int heavyRaiders, int basestars) implements Event {}

  /** The pursuit marker moved. */
  record PursuitAdvanced(int to) implements Event {}

  /** The pursuit track reached Auto Attack; the marker went back to start. */
  record AutoAttackCame() implements Event {}

  /** A viper went to the damaged box. */
  record ViperDamaged(Craft craft, @Nullable Area area, @Nullable String pilot) implements Event {}

  /** A viper left the game. */
  record ViperDestroyed(Craft craft, @Nullable Area area, @Nullable String pilot)
      implements Event {}

  /** A pilot whose craft was hit went to Sickbay. */
  record PilotWounded(String pilot) implements Event {}

  /** A raider was destroyed. */
  record RaiderDestroyed(Area area, boolean scar) implements Event {}

  /** A heavy raider was destroyed. */
  record HeavyRaiderDestroyed(Area area) implements Event {}

  /** A basestar did not launch or attack because of its damage. */
  record BasestarHeldBack(Basestar basestar, BasestarToken token) implements Event {}

  /** A basestar got a damage token. */
  record BasestarDamaged(Basestar basestar, BasestarToken token) implements Event {}

  /** A basestar was destroyed; its tokens went back. */
  record BasestarDestroyed(Basestar basestar, Area area) implements Event {}

  /** Each Cylon player draws two trauma tokens. */
  record TraumaDue() implements Event {}

  /** A location of Galactica was damaged, or a resource token drawn. */
  record GalacticaDamaged(GalacticaToken token) implements Event {}

  /** A location of Pegasus was damaged. */
  record PegasusDamaged(PegasusToken token) implements Event {}

  /** Pegasus was destroyed for good; everyone aboard goes to Sickbay. */
  record PegasusDestroyed() implements Event {}

  /** A civilian ship was turned up and left the game; the area is null off the main board. */
  record CivilianDestroyed(CivilianShip civilian, Cargo cargo, @Nullable Area area)
      implements Event {}

  /** A civilian ship came into space. */
  record CivilianPlaced(CivilianShip civilian, Area area) implements Event {}

  /** A civilian ship moved. */
  record CivilianMoved(CivilianShip civilian, Area from, Area to) implements Event {}

  /** A civilian ship went back to the pile. */
  record CivilianEscorted(CivilianShip civilian, Area area) implements Event {}

  /** A dial turned. */
  record DialTurned(Resource resource, int from, int to) implements Event {}

  /** A craft came from the reserves into space by its own activation. */
  record ViperLaunched(Craft craft, Area area, @Nullable String pilot) implements Event {}

  /** A card or destination put an unmanned craft into space. */
  record ViperPlaced(Craft craft, Area area) implements Event {}

  /** A craft moved. */
  record ViperMoved(Craft craft, Area from, Area to, @Nullable String pilot) implements Event {}

  /** A craft went back to the reserves. */
  record ViperReturned(Craft craft, Area from, @Nullable String pilot) implements Event {}

  /** A craft went from the damaged box to the reserves. */
  record CraftRepaired(Craft craft) implements Event {}

  /** A location of Galactica works again. */
  record LocationRepaired(GalacticaToken location) implements Event {}

  /** A location of Pegasus works again. */
  record PegasusRepaired(PegasusToken location) implements Event {}

  /** A nuke was spent. */
  record NukeSpent(int left) implements Event {}

  /** The Admiral got a nuke. */
  record NukeGained(int left) implements Event {}

  /** A raptor left the game. */
  record RaptorLost(int left) implements Event {}

  /** An assault raptor joined the reserves. */
  record AssaultRaptorGained(boolean forRaptor) implements Event {}

  /** An attack card was drawn. */
  record AttackCardPlayed(String card) implements Event {}

  /** The special of a card is for the table to carry out, and holds until the moment named. */
  record SpecialReminded(String card, String text, Until until) implements Event {}

  /** An attack card stayed in play, until the moment named. */
  record CardStayed(String card, Until until) implements Event {}

  /** A card that was still in play at a jump is shuffled back into the crisis deck. */
  record CardShuffledBack(String card) implements Event {}

  /** The fleet jumped out of a trap: characters in Engine Room or FTL Control are executed. */
  record TrapSprung(String card) implements Event {}

  /** A raider got the Scar token. */
  record ScarAppeared(Area area) implements Event {}

  /** The marker of the jump track moved. */
  record JumpTrackMoved(int from, int to) implements Event {}

  /** Cylon ships left an area at a jump: to the supply, or to the Cylon Fleet board. */
  record CylonsLeftBehind(Area area, int raiders, int heavyRaiders, int basestars, boolean pursuing)
      implements Event {}

  /** A civilian ship left space for the pile or for New Caprica. */
  record CivilianRegrouped(CivilianShip civilian, Area area) implements Event {}

  /** The fleet jumped to a destination. */
  record FleetJumped(int distance) implements Event {}

  /** Distance was added. */
  record DistanceTravelled(int distance, int total) implements Event {}

  /** The sleeper phase is due. */
  record SleeperPhaseCame() implements Event {}

  /** The crossroads battle of the Ionian Nebula begins. */
  record CrossroadsBattleCame() implements Event {}

  /** From now on the next jump wins the game for the humans. */
  record NextJumpWins() implements Event {}

  /** The next crisis card of this turn counts as having a jump icon. */
  record EngineRoomReadied() implements Event {}

  /** The New Caprica phase began with so many ships on the Locked stack. */
  record NewCapricaBegan(int locked) implements Event {}

  /** Colonial One is closed for the rest of the game. */
  record ColonialOneClosed() implements Event {}

  /** Galactica returned to New Caprica. */
  record GalacticaReturned() implements Event {}

  /** An occupation force moved; without a new position it left the track. */
  record OccupationForceMoved(int from, @Nullable Integer to) implements Event {}

  /** An occupation force entered at Occupation Authority. */
  record OccupationForceEntered() implements Event {}

  /** An occupation force was destroyed. */
  record OccupationForceDestroyed(int position) implements Event {}

  /** A character was arrested: into Detention (brig) or the Medical Center (sickbay). */
  record CharacterArrested(String character, PlayerState state) implements Event {}

  /** An arrest failed. */
  record ArrestFailed(String character) implements Event {}

  /** A civilian ship was prepared for evacuation. */
  record ShipPrepared(CivilianShip civilian) implements Event {}

  /** The top Locked ship went to the bottom of its stack. */
  record LockedShipBuried(CivilianShip civilian) implements Event {}

  /** The Admiral left New Caprica; humans still there are executed. */
  record FleetDeparted() implements Event {}

  /** Colonial One was destroyed; everyone aboard goes to Sickbay. */
  record ColonialOneDestroyed() implements Event {}

  /** The Hub was destroyed; its tokens stay, and that side replaces the Resurrection Ship. */
  record HubDestroyed() implements Event {}

  /** A turn ended. */
  record TurnEnded() implements Event {}

  /** An attack card left play. */
  record CardLeft(String card) implements Event {}

  /** A title went to the next in line or to whom an effect named; nobody left: to nobody. */
  record TitlePassed(Title title, @Nullable String from, @Nullable String to) implements Event {}

  /** A character's state changed. */
  record PlayerChanged(String character, PlayerState state) implements Event {}

  /** A character got the Mutineer card. */
  record MutineerNamed(String character) implements Event {}

  /** A new character came into the game, as a human. */
  record CharacterJoined(String character) implements Event {}

  /** A character got into an unmanned craft in space. */
  record ViperManned(Craft craft, Area area, String pilot) implements Event {}

  /** The table has to do something that the board does not show. */
  record TableReminded(Reminder reminder, @Nullable String character) implements Event {}

  /** The game is over. */
  record GameEnded(Outcome outcome) implements Event {}
}
