package org.dradis.app.battle;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.dradis.rules.Engine;
import org.dradis.rules.Result;
import org.dradis.rules.State;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.Cargo;
import org.dradis.rules.board.GameOption;
import org.dradis.rules.board.Manifest;
import org.dradis.rules.board.StartPosition;
import org.dradis.rules.event.Event;
import org.dradis.rules.input.Command;
import org.dradis.rules.input.Input;
import org.dradis.rules.question.Question;
import org.dradis.rules.turn.Endings;
import org.jspecify.annotations.Nullable;

/**
 * Galactica holds out until the jump drive is ready. The seed decides everything, on every machine:
 * the algorithm of {@link Random} is part of its specification.
 */
public final class Battle {
  private static final int ROUNDS = 5;
  private static final int ICONS = 2;
  private static final int HUMAN_ACTIONS = 3;

  private final Random random;
  private final Chance chance;
  private final Report report;
  private State state;

  private Battle(Random random, List<Cargo> undersides, Report report) {
    this.random = random;
    this.chance = new Chance(random, undersides);
    this.report = report;
    this.state = State.of(StartPosition.of(GameOption.NONE, Manifest.UNKNOWN));
  }

  /** Plays the battle of a seed and tells of it line by line. */
  public static void play(long seed, Lines lines, Paint paint) {
    Random random = new Random(seed);
    play(random, Chance.shuffledUndersides(random), new Report(lines, paint, seed));
  }

  static Board play(Random random, List<Cargo> undersides, Report report) {
    Battle battle = new Battle(random, undersides, report);
    battle.play();
    return battle.state.board();
  }

  private void play() {
    report.start();
    for (int round = 1; round <= ROUNDS && !isOver(); round++) {
      report.round(round, ROUNDS);
      cylons();
      humans();
    }
    report.end(state.board());
  }

  private void cylons() {
    report.turn(Side.CYLONS);
    for (int icon = 0; icon < ICONS && !isOver(); icon++) {
      command(new Command.ResolveIcon(CylonOrders.next(random)));
    }
  }

  private void humans() {
    for (int action = 0; action < HUMAN_ACTIONS && !isOver(); action++) {
      Command command = new Tactics(state.board()).pick(random);
      if (command == null) {
        return;
      }
      if (action == 0) {
        report.turn(Side.HUMANS);
      }
      command(command);
    }
  }

  private void command(Command command) {
    List<Event> events = new ArrayList<>();
    Question question = input(command, events);
    while (question != null) {
      question = input(chance.answer(question), events);
    }
    report.tell(events);
  }

  private @Nullable Question input(Input input, List<Event> events) {
    return switch (Engine.play(state, input)) {
      case Result.Played(State now, List<Event> happened, var question) -> {
        state = now;
        events.addAll(happened);
        yield question;
      }
      case Result.Refused(var rejection) ->
          throw new IllegalStateException(input + " was refused: " + rejection.sentence());
    };
  }

  /** Somebody has won, a dial is at zero, or no Cylon is left. */
  private boolean isOver() {
    return state.board().outcome() != null || anyDialEmpty(state.board()) || isWon(state.board());
  }

  static boolean anyDialEmpty(Board board) {
    return Endings.byEmptyDial(board.dials()) != null;
  }

  static boolean isWon(Board board) {
    return board.raiders() == 0
        && board.heavyRaiders() == 0
        && board.basestars().isEmpty()
        && board.boarding().total() == 0;
  }
}
