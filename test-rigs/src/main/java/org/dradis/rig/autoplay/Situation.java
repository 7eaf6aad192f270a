package org.dradis.rig.autoplay;

import org.dradis.rules.board.Board;
import org.dradis.rules.board.Player;
import org.dradis.rules.board.PlayerState;
import org.dradis.rules.event.Event;
import org.dradis.rules.event.Reminder;
import org.dradis.rules.question.RollFor;
import org.jspecify.annotations.Nullable;

/** Something rare that every run must have seen. */
enum Situation {
  NEW_CAPRICA_BEGAN,
  GALACTICA_RETURNED,
  FLEET_DEPARTED,
  CROSSROADS_BATTLE,
  EVERYBODY_IN_THE_BRIG,
  PEGASUS_DESTROYED,
  AUTO_ATTACK,
  SCAR_APPEARED,
  SCAR_DESTROYED,
  NO_CENTURION_LEFT,
  NUKE_ROLLED_8,
  MUTINEER_CARD_HANDED_ON,
  PILOT_WOUNDED;

  /** The situation that an event brings about, or null. */
  static @Nullable Situation of(Event event, Watch watch) {
    return switch (event) {
      case Event.NewCapricaBegan _ -> NEW_CAPRICA_BEGAN;
      case Event.GalacticaReturned _ -> GALACTICA_RETURNED;
      case Event.FleetDeparted _ -> FLEET_DEPARTED;
      case Event.CrossroadsBattleCame _ -> CROSSROADS_BATTLE;
      case Event.PlayerChanged changed
          when changed.state() == PlayerState.BRIG && isEverybodyInTheBrig(watch.after()) ->
          EVERYBODY_IN_THE_BRIG;
      case Event.PegasusDestroyed _ -> PEGASUS_DESTROYED;
      case Event.AutoAttackCame _ -> AUTO_ATTACK;
      case Event.ScarAppeared _ -> SCAR_APPEARED;
      case Event.RaiderDestroyed destroyed when destroyed.scar() -> SCAR_DESTROYED;
      case Event.HeavyRaidersStayed _ -> NO_CENTURION_LEFT;
      case Event.DieRolled rolled
          when rolled.result() == 8 && watch.rollsFor(RollFor.Kind.NUKE_AT_AREA) ->
          NUKE_ROLLED_8;
      case Event.TableReminded reminded
          when reminded.reminder() == Reminder.HAND_ON_MUTINEER_CARD ->
          MUTINEER_CARD_HANDED_ON;
      case Event.PilotWounded _ -> PILOT_WOUNDED;
      default -> null;
    };
  }

  private static boolean isEverybodyInTheBrig(Board board) {
    for (Player player : board.crew().players()) {
      if (player.state() == PlayerState.HUMAN || player.state() == PlayerState.SICKBAY) {
        return false;
      }
    }
    return !board.frozen();
  }
}
