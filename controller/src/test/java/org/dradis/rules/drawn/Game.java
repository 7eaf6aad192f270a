package org.dradis.rules.drawn;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.dradis.rules.Engine;
import org.dradis.rules.PlayedOrder;
import org.dradis.rules.Result;
import org.dradis.rules.State;
import org.dradis.rules.board.Area;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.GameOption;
import org.dradis.rules.board.Icon;
import org.dradis.rules.board.JumpIcon;
import org.dradis.rules.board.Manifest;
import org.dradis.rules.board.Option;
import org.dradis.rules.board.Outcome;
import org.dradis.rules.board.PieceSet;
import org.dradis.rules.board.Placement;
import org.dradis.rules.board.Ring;
import org.dradis.rules.board.StartPosition;
import org.dradis.rules.event.Event;
import org.dradis.rules.input.Answer;
import org.dradis.rules.input.Command;
import org.dradis.rules.input.Input;
import org.dradis.rules.placement.PlaceShips;
import org.dradis.rules.play.Rejection;
import org.dradis.rules.question.Decider;
import org.dradis.rules.question.Pool;
import org.dradis.rules.question.Question;
import org.dradis.rules.question.RollFor;

/** A game in a test: a drawn board, then commands, dice, draws and choices in turn. */
public final class Game {
  private final List<Event> events = new ArrayList<>();
  private State state;
  private Board begun;

  private Game(Board board) {
    this.state = State.of(board);
    this.begun = board;
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
    begun = state.board();
    return this;
  }

  public Game icon(Icon icon) {
    return play(new Command.ResolveIcon(icon));
  }

  /** The ship icons of a crisis card, left to right. */
  public Game icons(Icon... icons) {
    return play(new Command.ResolveIcons(List.of(icons), JumpIcon.NONE, false));
  }

  /** Places ships, an area a line, such as {@code bow: basestar, 3 raiders}. */
  public Game place(String drawing) {
    Map<Area, Placement> ships = DrawnPlacement.of(drawing);
    if (ships.size() == 1) {
      return ships.entrySet().stream()
          .map(entry -> play(new Command.Place(entry.getKey(), entry.getValue())))
          .findFirst()
          .orElseThrow();
    }
    return take(
        PlayedOrder.on(
            state, new PlaceShips(Ring.of(area -> ships.getOrDefault(area, Placement.NOTHING)))));
  }

  /** Plays an input that must be accepted. */
  public Game play(Input input) {
    return take(Engine.play(state, input));
  }

  private Game take(Result result) {
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

  /** A choice is open: who decides, and between what, in the order offered. */
  public Game asks(Decider decider, String... words) {
    Question.Choose choose = assertInstanceOf(Question.Choose.class, question());
    assertEquals(List.of(words), options());
    assertEquals(decider, choose.matter().decider());
    return this;
  }

  /** A draw is open from these pieces. */
  public Game asksDraw(Pool pool, String... words) {
    Question.DrawToken draw = assertInstanceOf(Question.DrawToken.class, question());
    assertEquals(List.of(words), options());
    assertEquals(pool, draw.pool());
    return this;
  }

  /** A die is open for an attack, such as {@code raider at mk2 in bow}. */
  public Game asksDie(String attack) {
    RollFor what = assertInstanceOf(Question.RollDie.class, question()).what();
    Area area = what.area();
    String where = area == null ? "" : " in " + area.word();
    assertEquals(attack, what.at() == null ? what.by() : what.by() + " at " + what.at() + where);
    return this;
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

  /** The areas as they are now, clockwise from the bow. */
  public String drawing() {
    return DrawnBoard.draw(board());
  }

  /** Nothing is asked, and the areas hold just this. */
  public Game shows(String drawing) {
    assertEquals(drawing.strip(), drawing());
    assertEquals(true, isAtRest(), () -> "still asked: " + Engine.question(state));
    return this;
  }

  /** Since the board was drawn, nothing but space and just these {@link Aspects} changed. */
  public Game besides(String... aspects) {
    assertEquals(List.of(aspects), Aspects.changes(begun, board()));
    return this;
  }

  /** Nothing but space changed since the board was drawn. */
  public Game andNothingElse() {
    return besides();
  }

  /** Of the kinds of events named here, these happened and no others, in this order. */
  public Game told(Event... expected) {
    List<Class<?>> kinds = Stream.of(expected).<Class<?>>map(Object::getClass).toList();
    assertEquals(
        List.of(expected),
        events.stream().filter(event -> kinds.contains(event.getClass())).toList());
    return this;
  }

  /** No event of this kind happened. */
  public Game never(Class<? extends Event> kind) {
    assertEquals(List.of(), events(kind));
    return this;
  }

  /** So many dice have counted. */
  public Game rolled(int dice) {
    assertEquals(dice, events(Event.DieRolled.class).size(), "dice");
    return this;
  }

  /** The game is over, and areas hold just this. */
  public Game endedWith(Outcome outcome, String drawing) {
    shows(drawing);
    assertEquals(outcome, board().outcome());
    return this;
  }

  /** This input is refused for this reason, and nothing changed. */
  public Game refuses(Input input, Rejection.Code code, String part) {
    State before = state;
    String written = before.toString();
    Rejection rejection = refused(input);
    assertEquals(code, rejection.code(), rejection::toString);
    assertEquals(part, rejection.part(), rejection::toString);
    assertEquals(false, rejection.sentence().isBlank());
    assertEquals(written, before.toString());
    return this;
  }

  /** The die falls, and the table may still break in. */
  public Game fell(int face) {
    return play(new Answer.Fell(face));
  }

  /** Nobody breaks in any more. */
  public Game stands() {
    return play(new Answer.Stands());
  }

  /** The open die. */
  public Question.RollDie die() {
    return assertInstanceOf(Question.RollDie.class, question());
  }
}
