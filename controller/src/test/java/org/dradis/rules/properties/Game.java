package org.dradis.rules.properties;

import java.util.ArrayList;
import java.util.List;
import org.dradis.rules.Engine;
import org.dradis.rules.Result;
import org.dradis.rules.State;
import org.dradis.rules.board.Board;
import org.dradis.rules.event.Event;
import org.dradis.rules.input.Command;
import org.dradis.rules.input.Input;
import org.dradis.rules.question.Question;

/** A random game, input by input; the refused ones are in it too. */
record Game(Board start, List<Turn> turns) {
  /** So many inputs, interrupts and nonsense included, are far beyond any command. */
  private static final int ENDLESS = 2000;

  /** One input, the state it met and what came of it. */
  record Turn(State before, Input input, Result result) {
    State after() {
      return result instanceof Result.Played played ? played.state() : before;
    }

    List<Event> events() {
      return result instanceof Result.Played played ? played.events() : List.of();
    }

    boolean played() {
      return result instanceof Result.Played;
    }
  }

  /** One command for every seed, with all its answers. */
  static Game play(Board start, List<Long> seeds) {
    Game game = new Game(start, new ArrayList<>());
    for (long seed : seeds) {
      Luck luck = Luck.of(seed);
      if (luck.oneIn(8)) {
        game.say(luck.oneIn(3) ? luck.pick(Answers.every()) : Answers.interrupt(luck));
      }
      game.say(possible(luck, game.state()));
      int limit = game.turns.size() + ENDLESS;
      Question question = Engine.question(game.state());
      while (question != null) {
        game.say(luck.oneIn(50) ? Commands.any(luck, start) : Answers.any(luck, question));
        if (game.turns.size() > limit) {
          throw new AssertionError("a command does not come to rest");
        }
        question = Engine.question(game.state());
      }
    }
    return game;
  }

  /** A command that is probably possible, because most random ones are not. */
  private static Command possible(Luck luck, State state) {
    Command command = Commands.any(luck, state.board());
    for (int i = luck.below(6);
        i > 0 && Engine.play(state, command) instanceof Result.Refused;
        i--) {
      command = Commands.any(luck, state.board());
    }
    return command;
  }

  static Game seeded(long seed) {
    Luck luck = Luck.of(seed);
    List<Long> commands = new ArrayList<>();
    int count = luck.between(1, 10);
    for (int i = 0; i < count; i++) {
      commands.add((long) luck.below(Integer.MAX_VALUE));
    }
    return play(Positions.seeded(luck.below(Integer.MAX_VALUE)), commands);
  }

  State state() {
    return turns.isEmpty() ? State.of(start) : turns.getLast().after();
  }

  List<Event> events() {
    return turns.stream().flatMap(turn -> turn.events().stream()).toList();
  }

  private void say(Input input) {
    State state = state();
    turns.add(new Turn(state, input, Engine.play(state, input)));
  }

  /** Short enough to read: where it began and what was said. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder(start.toString());
    turns.forEach(turn -> text.append("\n  ").append(turn.input()).append(turn.events()));
    return text.toString();
  }
}
