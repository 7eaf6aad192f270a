package org.dradis.rig.autoplay;

import java.util.List;
import org.dradis.rules.Engine;
import org.dradis.rules.Result;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.Option;
import org.dradis.rules.board.Resource;
import org.dradis.rules.event.Event;
import org.dradis.rules.question.Question;
import org.jspecify.annotations.Nullable;

/** What must hold after every input. */
final class Invariants {
  /** Every so many inputs are played twice, to see that equal calls give equal answers. */
  private static final int REPEATED = 61;

  private final Rules rules;
  private int inputs;

  Invariants(Rules rules) {
    this.rules = rules;
  }

  @SuppressWarnings("ReferenceEquality") // the very same board was looked at already
  void check(Beat beat) {
    if (beat.before() != beat.after()) {
      PieceInvariants.check(beat.after());
      CrewInvariants.check(beat);
      StepInvariants.check(beat);
      checkDials(beat);
    }
    checkQuestion(beat);
    if (++inputs % REPEATED == 0) {
      Result again = rules.play(beat.from(), beat.input());
      Broken.unless(
          again.equals(new Result.Played(beat.to(), beat.events(), beat.asks())),
          "the same input gave something else when it was played again");
    }
  }

  private static void checkQuestion(Beat beat) {
    Question asks = beat.asks();
    boolean over = beat.after().outcome() != null;
    Broken.unless(!over || (asks == null && beat.to().agenda() == null), "asks after the end");
    if (beat.to().agenda() == null) {
      Broken.unless(asks == null, "asks with nothing left to do");
      return;
    }
    Broken.unless(asks != null, "stopped without a question");
    Broken.unless(
        asks != null && asks.equals(Engine.question(beat.to())),
        "the state's question is not the one returned");
    switch (asks) {
      case Question.Choose choose -> checkOptions(choose.options(), 2);
      case Question.DrawToken draw -> checkOptions(draw.options(), 1);
      case Question.RollDie roll ->
          Broken.unless(roll.face() >= 0 && roll.face() <= 8, "a die shows " + roll.face());
      case null -> {}
    }
  }

  private static void checkOptions(List<? extends Option> options, int atLeast) {
    Broken.unless(options.size() >= atLeast, "asks with the options " + options);
    for (int i = 0; i < options.size(); i++) {
      for (int j = i + 1; j < options.size(); j++) {
        Broken.unless(
            !options.get(i).word().equals(options.get(j).word()), "options are alike: " + options);
      }
    }
  }

  /** Dials and the jump track move only with an event that says so. */
  private static void checkDials(Beat beat) {
    Board before = beat.before();
    Board after = beat.after();
    boolean moved =
        !before.dials().equals(after.dials()) || before.voyage().jump() != after.voyage().jump();
    if (!moved) {
      return;
    }
    for (Resource resource : Resource.values()) {
      int told = before.dials().of(resource);
      for (Event event : beat.events()) {
        told = turned(event, resource, told);
      }
      Broken.unless(
          told == after.dials().of(resource),
          resource.word() + " is " + after.dials().of(resource) + ", events told " + told);
    }
    int jump = before.voyage().jump();
    for (Event event : beat.events()) {
      jump = event instanceof Event.JumpTrackMoved(int _, int to) ? to : jump;
    }
    Broken.unless(
        jump == after.voyage().jump(),
        "the jump track is at " + after.voyage().jump() + ", events told " + jump);
  }

  private static int turned(@Nullable Event event, Resource resource, int value) {
    if (event instanceof Event.DialTurned(Resource which, int from, int to) && which == resource) {
      Broken.unless(from == value, resource.word() + " turned from " + from + ", not " + value);
      return to;
    }
    return value;
  }
}
