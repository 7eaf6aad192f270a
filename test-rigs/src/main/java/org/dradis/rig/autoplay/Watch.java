package org.dradis.rig.autoplay;

import org.dradis.rules.board.Area;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.Craft;
import org.dradis.rules.board.Icon;
import org.dradis.rules.event.Event;
import org.dradis.rules.input.Command;
import org.dradis.rules.play.Agenda;
import org.dradis.rules.question.Question;
import org.dradis.rules.question.RollFor;
import org.dradis.rules.raiders.PickRaiderArea;
import org.jspecify.annotations.Nullable;

/** What is remembered of a game from one event to the next, to recognise the rule behind it. */
final class Watch {
  private Beat beat;
  private @Nullable Command command;
  private @Nullable Icon icon;
  private boolean raiderActed;
  private boolean raiderHit;
  private boolean tokenDrawn;
  private boolean viperActedBefore;
  private boolean viperActs;
  private @Nullable Area mk7At;

  Watch(Beat first) {
    this.beat = first;
  }

  void begin(Beat now) {
    beat = now;
    tokenDrawn = false;
    if (now.input() instanceof Command next) {
      command = next;
      icon = null;
      viperActedBefore = viperActs;
      viperActs = isActivation(next);
    }
  }

  private static boolean isActivation(Command command) {
    return command instanceof Command.LaunchViper
        || command instanceof Command.MoveViper
        || command instanceof Command.AttackWithViper
        || command instanceof Command.EscortCivilian;
  }

  /** Remembers an event, after it was looked at. */
  void saw(Event event) {
    switch (event) {
      case Event.IconResolved(Icon which) -> {
        icon = which;
        raiderActed = false;
        raiderHit = false;
      }
      case Event.RaiderMoved _ -> raiderActed = true;
      case Event.DieRolled rolled -> raiderActed |= rolled.by().equals("raider");
      case Event.AttackMissed missed -> raiderActed |= missed.by().equals("raider");
      case Event.CivilianDestroyed _ -> {
        raiderActed |= icon == Icon.ACTIVATE_RAIDERS;
        raiderHit = true;
      }
      case Event.ViperDamaged _, Event.ViperDestroyed _ -> raiderHit = true;
      case Event.BasestarDamaged _ -> tokenDrawn = true;
      case Event.TurnEnded _ -> {
        viperActs = false;
        mk7At = null;
      }
      case Event.ViperMoved moved -> mk7At = moved.craft() == Craft.MK7 ? moved.to() : null;
      default -> {}
    }
  }

  Board before() {
    return beat.before();
  }

  Board after() {
    return beat.after();
  }

  /** The command that is being played. */
  @Nullable Command command() {
    return command;
  }

  boolean at(Icon which) {
    return icon == which;
  }

  /** Whether a raider has acted since the icon. */
  boolean raiderActed() {
    return raiderActed;
  }

  /** Whether raiders have hit something since the icon (RA-6). */
  boolean raiderHit() {
    return raiderHit;
  }

  /** Whether this input put a token on a basestar (DM-4). */
  boolean tokenDrawn() {
    return tokenDrawn;
  }

  /** Whether the command before was a viper's activation, in the same turn (VI-7). */
  boolean viperActedBefore() {
    return viperActedBefore;
  }

  /** Where a Mk VII has just moved to (CF-5). */
  @Nullable Area mk7At() {
    return mk7At;
  }

  boolean rollsFor(RollFor.Kind kind) {
    return beat.asked() instanceof Question.RollDie roll && roll.what().kind() == kind;
  }

  /** Whether raiders of an area have still to act (AC-3). */
  boolean stillToAct(Area area) {
    for (Agenda left = beat.to().agenda(); left != null; left = left.rest()) {
      if (left.top() instanceof PickRaiderArea pick && pick.waiting().get(area) > 0) {
        return true;
      }
    }
    return false;
  }
}
