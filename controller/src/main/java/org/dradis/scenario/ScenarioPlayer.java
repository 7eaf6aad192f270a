package org.dradis.scenario;

import java.util.ArrayList;
import java.util.List;
import org.dradis.file.BadField;
import org.dradis.rules.Engine;
import org.dradis.rules.Result;
import org.dradis.rules.State;
import org.dradis.rules.board.Option;
import org.dradis.rules.event.Event;
import org.dradis.rules.input.Answer;
import org.dradis.rules.input.Input;
import org.dradis.rules.input.Interrupt;
import org.dradis.rules.input.Modifier;
import org.dradis.rules.question.Question;
import org.jspecify.annotations.Nullable;

/** Plays one scenario through the engine. */
public final class ScenarioPlayer {
  private static final Interrupt AGAIN = new Interrupt.Reroll(Interrupt.Cause.OTHER, "scenario");

  private final Scenario scenario;
  private final Answers answers;
  private final List<Event> events = new ArrayList<>();
  private State state;
  private State before;
  private int told;
  private @Nullable Question question;
  private @Nullable Step step;

  private ScenarioPlayer(Scenario scenario) {
    this.scenario = scenario;
    this.answers = new Answers(scenario);
    this.state = State.of(scenario.board());
    this.before = state;
  }

  /** Plays it; whatever happens is an ending, so that a batch goes on. */
  public static Ending play(Scenario scenario) {
    ScenarioPlayer player = new ScenarioPlayer(scenario);
    try {
      return player.play();
    } catch (BadField e) {
      return new Ending.Bad(e);
    } catch (RuntimeException | StackOverflowError e) {
      String where = player.step == null ? "scenario" : player.step.path();
      return new Ending.Failed(where + ": the rules engine failed, please report it (" + e + ")");
    }
  }

  /**
   * Plays it as far as it goes and tells where the game stands then, for a display; what is wrong
   * with it is a {@link BadField}.
   */
  public static Position position(Scenario scenario) {
    ScenarioPlayer player = new ScenarioPlayer(scenario);
    Ending _ = player.play();
    List<Event> recent = player.events.subList(player.told, player.events.size());
    return new Position(player.before, player.state, List.copyOf(recent));
  }

  private Ending play() {
    for (Step next : scenario.steps()) {
      if (state.board().outcome() != null) {
        break; // later steps are not played (R10)
      }
      step = next;
      before = state;
      told = events.size();
      if (engine(next.command()) instanceof Result.Refused(var rejection)) {
        throw next.refused(rejection);
      }
      while (question != null) {
        if (!answer(question)) {
          return new Ending.Pending(question, state.board(), events);
        }
      }
    }
    return new Ending.Finished(state.board(), events);
  }

  /** Answers the open question, or returns false if nothing is left to answer it with. */
  private boolean answer(Question open) {
    switch (open) {
      case Question.RollDie roll -> {
        Die die = answers.die();
        if (die == null) {
          return false;
        }
        roll(die);
      }
      case Question.DrawToken draw -> {
        Option token = answers.draw(draw);
        if (token == null) {
          return false;
        }
        mustPlay(new Answer.Drew(token), "draws." + draw.pool().word());
      }
      case Question.Choose choice -> {
        Option option = answers.choose(choice);
        if (option == null) {
          return false;
        }
        mustPlay(new Answer.Chose(option), "choices");
      }
    }
    return true;
  }

  /** One entry is one roll: what is added, the die, and the die that replaces it (R9). */
  private void roll(Die die) {
    String path = answers.diePath();
    if (die.plus() != 0) {
      mustPlay(new Interrupt.Modify(Modifier.other(die.plus(), "plus")), path);
    }
    Integer reroll = die.reroll();
    if (reroll == null) {
      mustPlay(new Answer.Rolled(die.roll()), path);
    } else {
      mustPlay(new Answer.Fell(die.roll()), path);
      mustPlay(AGAIN, path);
      mustPlay(new Answer.Rolled(reroll), path);
    }
  }

  private void mustPlay(Input input, String path) {
    if (engine(input) instanceof Result.Refused(var rejection)) {
      throw new BadField(path, rejection.sentence());
    }
  }

  private Result engine(Input input) {
    Result result = Engine.play(state, input);
    if (result instanceof Result.Played(State now, List<Event> happened, Question asked)) {
      state = now;
      question = asked;
      events.addAll(happened);
    }
    return result;
  }
}
