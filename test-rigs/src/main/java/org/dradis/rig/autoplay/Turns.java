package org.dradis.rig.autoplay;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.dradis.cards.CrisisCard;
import org.dradis.rules.board.Area;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.Craft;
import org.dradis.rules.board.GameOption;
import org.dradis.rules.event.Event;
import org.dradis.rules.event.Reminder;
import org.dradis.rules.input.Answer;
import org.dradis.rules.input.Command;
import org.dradis.rules.input.Flyer;
import org.dradis.rules.input.Input;
import org.dradis.rules.input.Interrupt;
import org.jspecify.annotations.Nullable;

/**
 * What the table does next. A turn is one to five actions, a crisis, what its text costs, and the
 * end of the turn.
 */
final class Turns {
  /**
   * After so many turns every turn costs one of the lowest dial and nothing is gained any more, so
   * that each game ends within 15 turns from there.
   */
  static final int PATIENCE = 100;

  private static final int TRIES = 3;

  private enum Slot {
    ACTION,
    CRISIS,
    COST,
    END
  }

  private final Chance chance;
  private final Steer steer;
  private final Crises crises;
  private final Deque<Slot> slots = new ArrayDeque<>();
  private final Deque<Command> next = new ArrayDeque<>();
  private Slot slot = Slot.END;
  private int tries;
  private int turn;
  private @Nullable CrisisCard drawn;

  Turns(Chance chance, Steer steer, Crises crises) {
    this.chance = chance;
    this.steer = steer;
    this.crises = crises;
  }

  int turn() {
    return turn;
  }

  /** The crisis card that the last proposal comes from, or null. */
  @Nullable CrisisCard drawn() {
    return drawn;
  }

  /** Proposes the next input between commands. */
  Input next(Board board) {
    drawn = null;
    while (next.isEmpty()) {
      if (slots.isEmpty()) {
        beginTurn();
      }
      slot = slots.remove();
      if (slot == Slot.CRISIS && chance.oneIn(16)) {
        slots.addFirst(Slot.CRISIS);
        return new Interrupt.RunInterference(chance.pick(Area.RING));
      }
      if (slot == Slot.COST && chance.oneIn(64)) {
        return new Answer.Stands(); // nothing is asked
      }
      Command command = propose(board);
      if (command != null) {
        next.add(command);
        followUp(command);
      }
    }
    return next.remove();
  }

  private void beginTurn() {
    turn++;
    tries = TRIES;
    int actions = 1 + chance.below(5);
    for (int i = 0; i < actions; i++) {
      slots.add(Slot.ACTION);
    }
    slots.add(Slot.CRISIS);
    slots.add(Slot.COST);
    slots.add(Slot.END);
  }

  /** The last proposal was refused: another one is tried in its place. */
  void refused() {
    next.clear();
    if (tries > 0 && slot != Slot.END) {
      tries--;
      slots.addFirst(slot);
    }
  }

  /** What the table has to do because of an event, before anything else. */
  void saw(Event event, Board board) {
    Command due =
        switch (event) {
          // The instructions of a destination cost fuel (JP-2).
          case Event.FleetJumped _ when !steer.spares() ->
              new Command.TurnDials(chance.oneIn(4) ? -2 : -1, 0, 0, 0);
          case Event.TableReminded(Reminder reminder, String character) when character != null ->
              CrewMoves.due(reminder, character, board, chance);
          default -> null;
        };
    if (due != null) {
      next.addFirst(due);
    }
  }

  private @Nullable Command propose(Board board) {
    return switch (slot) {
      case ACTION -> chance.oneIn(24) ? Careless.command(board, chance) : action(board);
      case CRISIS -> {
        Command wish = chance.oneIn(2) ? steer.crisis(board, chance) : null;
        yield wish == null ? crisis(board) : wish;
      }
      case COST -> cost(board);
      case END -> new Command.EndTurn();
    };
  }

  private Command crisis(Board board) {
    if (board.newCaprica() == null && !crises.attacks().isEmpty() && chance.oneIn(7)) {
      return new Command.PlayAttackCard(chance.pick(crises.attacks()));
    }
    drawn = chance.pick(crises.deck(board.newCaprica() != null));
    return drawn.resolve(false);
  }

  private @Nullable Command action(Board board) {
    Command wish = chance.oneIn(3) ? null : steer.action(board, chance);
    if (wish != null) {
      return wish;
    }
    Command last = LastResort.propose(board, chance);
    return last != null ? last : chance.pick(bag(board)).propose(board, chance);
  }

  private List<Move> bag(Board board) {
    if (board.frozen() && !chance.oneIn(8)) {
      return chance.oneIn(3) ? CrewMoves.ALL : NewCapricaMoves.ALL;
    }
    if (board.newCaprica() != null && chance.oneIn(2)) {
      return NewCapricaMoves.ALL;
    }
    return switch (chance.below(16)) {
      case 0, 1, 2, 3, 4 -> ViperMoves.ALL;
      case 5, 6, 7, 8 -> GalacticaMoves.ALL;
      case 9, 10 -> board.plays(GameOption.PEGASUS) ? GalacticaMoves.PEGASUS : ViperMoves.ALL;
      case 11 -> CylonMoves.ALL;
      case 12, 13 -> CrewMoves.ALL;
      default -> Effects.ALL;
    };
  }

  private @Nullable Command cost(Board board) {
    if (turn > PATIENCE) {
      return new Command.TurnExtremeDial(false, -1);
    }
    if (steer.spares()) {
      return board.dials().anyRed() ? new Command.TurnExtremeDial(false, 2) : null;
    }
    return switch (chance.below(20)) {
      case 0 -> new Command.TurnDials(-1, 0, 0, 0);
      case 1, 2, 3, 4 -> new Command.TurnDials(0, -1, 0, 0);
      case 5, 6, 7, 8 -> new Command.TurnDials(0, 0, -1, 0);
      case 9 -> new Command.TurnDials(1, 0, 0, 1);
      case 10 -> new Command.TurnDials(0, 1, 0, 1);
      case 11 -> new Command.TurnDials(0, 0, 1, 0);
      default -> null;
    };
  }

  /** The second of two activations that belong together (CF-5, VI-5, VI-7). */
  private void followUp(Command command) {
    switch (command) {
      case Command.MoveViper(Flyer flyer, Area to)
          when flyer.pilot() == null && flyer.craft() != null && chance.oneIn(2) ->
          next.add(
              new Command.MoveViper(
                  Flyer.unmanned(to, flyer.craft()), Occasions.neighbour(to, chance)));
      case Command.LaunchViper(Craft craft, Area area, String pilot)
          when pilot == null && chance.oneIn(3) ->
          next.add(
              new Command.MoveViper(
                  Flyer.unmanned(area, craft), Occasions.neighbour(area, chance)));
      case Command.RecallViper(Area _, Craft craft) ->
          next.add(new Command.LaunchViper(craft, chance.pick(Area.LAUNCH), null));
      default -> {}
    }
  }
}
