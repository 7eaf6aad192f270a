package org.dradis.rules;

import java.util.List;
import org.dradis.rules.board.Area;
import org.dradis.rules.event.Event;
import org.dradis.rules.input.Interrupt;
import org.dradis.rules.input.Modifier;
import org.dradis.rules.play.Agenda;
import org.dradis.rules.play.Play;
import org.dradis.rules.play.Rejection;
import org.dradis.rules.play.Roll;
import org.dradis.rules.play.RollWindow;
import org.dradis.rules.play.Task;
import org.dradis.rules.question.RollFor;
import org.dradis.rules.raiders.PickRaiderArea;
import org.dradis.rules.raiders.RaiderDecision;
import org.jspecify.annotations.Nullable;

/** The table breaks in; the engine only checks that the moment is right (IN). */
final class Interrupts {
  private Interrupts() {}

  static Result declare(State state, Interrupt interrupt) {
    return switch (interrupt) {
      case Interrupt.Modify(Modifier modifier) -> modify(state, modifier);
      case Interrupt.Reroll reroll -> reroll(state, reroll);
      case Interrupt.RunInterference(Area area) -> runInterference(state, area);
    };
  }

  private static Result modify(State state, Modifier modifier) {
    if (openRoll(state) == null) {
      return notNow("no die is to be rolled");
    }
    RollWindow window = state.window();
    switch (modifier.kind()) {
      case STRATEGIC_PLANNING -> {
        if (window.dieLies()) {
          return notNow("Strategic Planning comes before the die");
        }
        if (window.declared().stream().anyMatch(each -> each.kind() == modifier.kind())) {
          return already("Strategic Planning counts once per roll");
        }
        if (modifier.amount() != 2) {
          return outOfRange("Strategic Planning adds 2");
        }
      }
      case CALCULATIONS -> {
        if (!window.dieLies()) {
          return notNow("Calculations come after the die");
        }
        if (Math.abs(modifier.amount()) != 1) {
          return outOfRange("Calculations add or subtract 1");
        }
      }
      case EVASIVE_MANEUVERS -> {
        return notNow("Evasive Maneuvers are declared as a reroll");
      }
      case OTHER -> {}
    }
    return waiting(
        state,
        window.declare(modifier),
        new Event.ModifierDeclared(modifier.amount(), modifier.reason()));
  }

  private static Result reroll(State state, Interrupt.Reroll reroll) {
    RollWindow window = state.window();
    Roll roll = openRoll(state);
    if (roll == null || !window.dieLies()) {
      return notNow("no die lies on the table");
    }
    if (window.rerolls().stream().anyMatch(each -> sameCause(each, reroll))) {
      return already("a reroll counts once per cause");
    }
    RollFor what = roll.what();
    RollWindow again = window.rollAgain(reroll);
    switch (reroll.cause()) {
      case EVASIVE_MANEUVERS -> {
        if (!what.attacksViper()) {
          return notNow("Evasive Maneuvers need an attack on a viper");
        }
        if (what.kind() == RollFor.Kind.ATTACK_ON_PILOTED_VIPER) {
          again =
              again.declare(
                  new Modifier(Modifier.Kind.EVASIVE_MANEUVERS, -2, "Evasive Maneuvers, piloted"));
        }
      }
      case MAXIMUM_FIREPOWER -> {
        if (what.kind() != RollFor.Kind.ATTACK_ON_OCCUPATION_FORCE) {
          return notNow("Maximum Firepower needs an attack on an occupation force");
        }
      }
      case OTHER -> {}
    }
    return waiting(state, again, new Event.RerollDeclared(reroll.reason()));
  }

  /** The roll that the game waits for, or null. */
  private static @Nullable Roll openRoll(State state) {
    Agenda agenda = state.agenda();
    return agenda != null && agenda.top() instanceof Roll roll ? roll : null;
  }

  /** A named cause is the same whoever plays it; the others are told apart by their reason. */
  private static boolean sameCause(Interrupt.Reroll one, Interrupt.Reroll other) {
    return one.cause() == other.cause()
        && (one.cause() != Interrupt.Cause.OTHER || one.reason().equals(other.reason()));
  }

  /** IN-2: between commands, at the choice of areas, or before the first raider there has acted. */
  private static Result runInterference(State state, Area area) {
    if (state.interference() != null) {
      return already("interference is run already");
    }
    if (state.board().outcome() != null) {
      return Engine.refuse(Rejection.Code.GAME_OVER, "", "the game is over");
    }
    Play play = new Play(state.board(), state.agenda(), area);
    play.tell(new Event.InterferenceRun(area));
    Agenda agenda = state.agenda();
    if (agenda == null) {
      return new Result.Played(
          new State(state.board(), null, state.window(), area), play.events(), null);
    }
    Task top = agenda.top();
    if (top instanceof PickRaiderArea pick && pick.waiting().get(area) > 0) {
      return Engine.run(play);
    }
    if (top instanceof RaiderDecision decision
        && state.window().firstFace() == 0
        && decision.raider().opensArea()
        && decision.raider().area() == area) {
      play.done(agenda);
      play.next(decision.raider());
      return Engine.run(play);
    }
    return notNow("interference is run before raiders act in the area");
  }

  private static Result waiting(State state, RollWindow window, Event event) {
    State now = new State(state.board(), state.agenda(), window, state.interference());
    return new Result.Played(now, List.of(event), Engine.question(now));
  }

  private static Result notNow(String sentence) {
    return Engine.refuse(Rejection.Code.NOT_NOW, "", sentence);
  }

  private static Result already(String sentence) {
    return Engine.refuse(Rejection.Code.ALREADY_DECLARED, "", sentence);
  }

  private static Result outOfRange(String sentence) {
    return Engine.refuse(Rejection.Code.OUT_OF_RANGE, "amount", sentence);
  }
}
