package org.dradis.rules.drawn;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.dradis.rules.Engine;
import org.dradis.rules.Result;
import org.dradis.rules.State;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.GameOption;
import org.dradis.rules.board.Icon;
import org.dradis.rules.board.Manifest;
import org.dradis.rules.board.Option;
import org.dradis.rules.board.PieceSet;
import org.dradis.rules.board.StartPosition;
import org.dradis.rules.event.Event;
import org.dradis.rules.input.Answer;
import org.dradis.rules.input.Command;
import org.dradis.rules.input.Input;
import org.dradis.rules.play.Rejection;
import org.dradis.rules.question.Question;

/** A game in a test: a drawn board, then commands, dice, draws and choices in turn. */
public final class Game {
  private final List<Event> events = new ArrayList<>();
  private State state;

  private Game(Board board) {
    this.state = State.of(board);
  }

  /** The base game with this board. */
  public static Game drawn(String drawing) {
    return with(GameOption.NONE, drawing);
  }

  /** A game with one option. */
  public static Game with(GameOption option, String drawing) {
    return with(GameOption.NONE.with(option), drawing);
  }

  public static Game with(PieceSet<GameOption> options, String drawing) {
    Board empty = StartPosition.emptySpace(options, Manifest.SCENARIO);
    return new Game(DrawnBoard.put(empty, drawing));
  }

  public static Game of(Board board) {
    return new Game(board);
  }

  /** Changes what a drawing does not show: dials, tokens, tracks. */
  public Game but(UnaryOperator<Board> change) {
    state = State.of(change.apply(state.board()));
    return this;
  }

  public Game icon(Icon icon) {
    return play(new Command.ResolveIcon(icon));
  }

  /** Plays an input that must be accepted. */
  public Game play(Input input) {
    Result result = Engine.play(state, input);
    Result.Played played = assertInstanceOf(Result.Played.class, result, () -> result.toString());
    state = played.state();
    events.addAll(played.events());
    return this;
  }

  /** Plays an input that must be refused, and says why it was. */
  public Rejection refused(Input input) {
    return assertInstanceOf(Result.Refused.class, Engine.play(state, input)).rejection();
  }

  /** Rolls dice for that many questions. */
  public Game roll(int... faces) {
    for (int face : faces) {
      play(new Answer.Rolled(face));
    }
    return this;
  }

  /** Draws, by the word of the token or ship. */
  public Game draw(String... words) {
    for (String word : words) {
      play(new Answer.Drew(option(word)));
    }
    return this;
  }

  /** Chooses, by the word of the option. */
  public Game choose(String... words) {
    for (String word : words) {
      play(new Answer.Chose(option(word)));
    }
    return this;
  }

  private Option option(String word) {
    return openOptions().stream()
        .filter(option -> option.word().equals(word))
        .findFirst()
        .orElseThrow(() -> new AssertionError(word + " is not among " + options()));
  }

  private List<? extends Option> openOptions() {
    return switch (question()) {
      case Question.Choose choose -> choose.options();
      case Question.DrawToken draw -> draw.options();
      case Question.RollDie roll -> throw new AssertionError("a die is asked for: " + roll);
    };
  }

  public Question question() {
    return assertNotNullQuestion(Engine.question(state));
  }

  private static Question assertNotNullQuestion(Question question) {
    assertNotNull(question, "nothing is asked");
    return question;
  }

  /** The words of the open options, in the order offered. */
  public List<String> options() {
    return openOptions().stream().map(Option::word).toList();
  }

  public boolean isAtRest() {
    return Engine.question(state) == null;
  }

  public State state() {
    return state;
  }

  public Board board() {
    return state.board();
  }

  /** Everything that happened so far. */
  public List<Event> events() {
    return events;
  }

  public <E extends Event> List<E> events(Class<E> kind) {
    return events.stream().filter(kind::isInstance).map(kind::cast).toList();
  }

  /** Nothing is asked, and the areas hold just this. */
  public Game shows(String drawing) {
    assertEquals(drawing.strip(), DrawnBoard.draw(board()));
    assertEquals(true, isAtRest(), () -> "still asked: " + Engine.question(state));
    return this;
  }
}
