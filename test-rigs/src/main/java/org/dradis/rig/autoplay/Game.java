package org.dradis.rig.autoplay;

import org.dradis.cards.CrisisCard;
import org.dradis.rules.Result;
import org.dradis.rules.State;
import org.dradis.rules.event.Event;
import org.dradis.rules.input.Answer;
import org.dradis.rules.input.Command;
import org.dradis.rules.input.Input;
import org.dradis.rules.question.Question;
import org.jspecify.annotations.Nullable;

/** One game from the start position to its outcome. */
final class Game {
  /**
   * Far more inputs than a game can need: at most 115 turns (see {@link Turns}) of a handful of
   * commands, here 17, each as long as the longest: 20 raiders with some 12 inputs each. A game
   * that gets here is stuck.
   */
  static final int MOST_INPUTS = 115 * 17 * 240;

  private final Turns turns;
  private final Answers answers;
  private final Rules rules;
  private final Invariants invariants;
  private final Tally tally;
  private State state;
  private @Nullable Question question;
  private @Nullable Input last;
  private boolean refused;

  Game(long seed, Mix mix, Steer steer, Tally tally, Rules rules) {
    Chance chance = new Chance(seed);
    this.state = Seats.sitDown(mix, chance);
    this.turns = new Turns(chance, steer, new Crises(mix.options()));
    this.answers = new Answers(chance, steer);
    this.tally = tally;
    this.rules = rules;
    this.invariants = new Invariants(rules);
  }

  /** Plays to the end, or throws what went wrong. */
  void play() {
    tally.began(state.board());
    int inputs = 0;
    while (state.board().outcome() == null) {
      Broken.unless(++inputs <= MOST_INPUTS, "the game does not end");
      Question asked = question;
      last = asked == null ? turns.next(state.board()) : answers.to(asked);
      step(last);
    }
    last = new Command.EndTurn();
    step(last);
    Broken.unless(refused, "a command was played after the end");
    tally.ended(inputs, turns.turn());
  }

  private void step(Input input) {
    Result result = rules.play(state, input);
    refused = result instanceof Result.Refused;
    switch (result) {
      case Result.Refused(var rejection) -> {
        tally.refused(state.board(), input, rejection);
        if (question == null) {
          turns.refused();
        } else {
          Broken.unless(
              !isOffered(question, input),
              "an offered answer was refused: " + rejection.sentence());
        }
      }
      case Result.Played(var next, var events, var asks) -> {
        Beat beat = new Beat(state, question, input, next, events, asks);
        invariants.check(beat);
        tally.played(beat);
        CrisisCard card = question == null ? turns.drawn() : null;
        if (card != null) {
          tally.drew(card);
        }
        for (Event event : events) {
          turns.saw(event, next.board());
        }
        state = next;
        question = asks;
      }
    }
  }

  private static boolean isOffered(Question question, Input input) {
    return switch (question) {
      case Question.Choose choose ->
          input instanceof Answer.Chose(var option) && choose.options().contains(option);
      case Question.DrawToken draw ->
          input instanceof Answer.Drew(var token) && draw.options().contains(token);
      case Question.RollDie roll -> roll.face() > 0 && input instanceof Answer.Stands;
    };
  }

  /** What was going on, for a report. */
  String where() {
    return "turn " + turns.turn() + ", at " + last;
  }
}
