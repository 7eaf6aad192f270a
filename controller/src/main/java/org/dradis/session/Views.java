package org.dradis.session;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.dradis.rules.Engine;
import org.dradis.rules.Result;
import org.dradis.rules.board.Area;
import org.dradis.rules.board.Basestar;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.Boarding;
import org.dradis.rules.board.CardInPlay;
import org.dradis.rules.board.Option;
import org.dradis.rules.board.PilotedCraft;
import org.dradis.rules.board.Resource;
import org.dradis.rules.input.Interrupt;
import org.dradis.rules.input.Modifier;
import org.dradis.rules.question.Decider;
import org.dradis.rules.question.Question;
import org.dradis.scenario.LiveJson;
import org.dradis.session.board.Difference;
import org.dradis.session.board.Move;
import org.dradis.session.board.PieceKind;
import org.dradis.session.board.Place;
import org.dradis.session.board.Standing;
import org.dradis.session.scene.Mark;
import org.dradis.session.scene.Scene;
import org.dradis.session.words.Texts;
import org.dradis.view.BoardView;
import org.dradis.view.LightView;
import org.dradis.view.QuestionView;
import org.dradis.view.RollView;
import org.dradis.view.TableView;
import org.dradis.view.TaskView;
import org.jspecify.annotations.Nullable;

/** Makes what displays show. */
public final class Views {
  private final Texts texts;

  public Views(Texts texts) {
    this.texts = texts;
  }

  public static String json(TableView view) {
    return LiveJson.write(json -> LiveJson.records(json).write(view));
  }

  public TableView of(SessionState state) {
    Difference difference = state.difference();
    Question question = state.question();
    DiceNote note = state.note();
    Option outcome = state.game().board().outcome();
    return new TableView(
        state.phase().word(),
        question == null ? null : question(state, question),
        difference.moves().stream().map(move -> task(state, move)).toList(),
        difference.troubles().stream().map(texts::trouble).toList(),
        state.waiting() != null,
        note == null ? null : texts.note(note),
        state.changes().stream().map(texts::change).toList(),
        state.recent().stream().map(texts::event).toList(),
        state.history().back(),
        state.history().forward(),
        outcome == null ? null : outcome.word(),
        board(state),
        sensed(state),
        Scene.of(state).marks().stream().map(Views::light).toList());
  }

  private static LightView light(Mark mark) {
    return new LightView(mark.spot(), mark.signal().word(), mark.delay());
  }

  private static Map<String, Map<String, Integer>> sensed(SessionState state) {
    Map<String, Map<String, Integer>> seen = places(state.table().have());
    seen.keySet().removeIf(word -> !isSensed(state, word));
    return seen;
  }

  private static boolean isSensed(SessionState state, String word) {
    Place place = Place.named(word);
    return place != null && state.table().senses(place);
  }

  private TaskView task(SessionState state, Move move) {
    Place from = move.from();
    Place to = move.to();
    return new TaskView(
        texts.task(move),
        move.kind().word(),
        move.count(),
        from == null ? null : from.word(),
        to == null ? null : to.word(),
        from != null
            && from.isReal()
            && to != null
            && !state.table().senses(from)
            && !state.table().senses(to));
  }

  private QuestionView question(SessionState state, Question question) {
    Board board = state.game().board();
    Decider decider = question instanceof Question.Choose choose ? choose.matter().decider() : null;
    return new QuestionView(
        switch (question) {
          case Question.RollDie _ -> "roll";
          case Question.DrawToken _ -> "draw";
          case Question.Choose _ -> "choose";
        },
        texts.question(question),
        question.rule(),
        decider == null ? null : texts.decider(decider),
        decider == null ? null : name(decider, board),
        Offer.of(question, board).stream().map(Offer::word).toList(),
        question instanceof Question.RollDie roll ? roll(state, roll) : null);
  }

  /** Who holds the title; whose turn it is the game does not know. */
  private static @Nullable String name(Decider decider, Board board) {
    return switch (decider) {
      case ADMIRAL -> board.crew().titles().admiral();
      case CAG -> board.crew().titles().cag();
      case CURRENT_PLAYER, ACTING_PLAYER, PILOT -> null;
    };
  }

  private static RollView roll(SessionState state, Question.RollDie roll) {
    List<String> declared = new ArrayList<>();
    for (Modifier modifier : roll.declared()) {
      declared.add("%+d %s".formatted(modifier.amount(), modifier.reason()));
    }
    List<RollView.Break> breaks = new ArrayList<>();
    breaks.add(way(state, "Strategic Planning", modify(Modifier.strategicPlanning())));
    breaks.add(way(state, "Calculations", modify(Modifier.calculations(1))));
    for (Interrupt.Cause cause : Interrupt.Cause.values()) {
      if (cause != Interrupt.Cause.OTHER) {
        breaks.add(way(state, name(cause), new Interrupt.Reroll(cause, name(cause))));
      }
    }
    breaks.add(way(state, "modifier", modify(Modifier.other(1, "a card"))));
    breaks.add(way(state, "reroll", new Interrupt.Reroll(Interrupt.Cause.OTHER, "\u0000")));
    return new RollView(roll.face(), roll.modifier(), declared, breaks);
  }

  private static String name(Interrupt.Cause cause) {
    return switch (cause) {
      case EVASIVE_MANEUVERS -> "Evasive Maneuvers";
      case MAXIMUM_FIREPOWER -> "Maximum Firepower";
      case OTHER -> "reroll";
    };
  }

  private static Interrupt modify(Modifier modifier) {
    return new Interrupt.Modify(modifier);
  }

  /** The engine knows best whether the moment is right: it is asked. */
  private static RollView.Break way(SessionState state, String name, Interrupt interrupt) {
    return new RollView.Break(
        name,
        Engine.play(state.game(), interrupt) instanceof Result.Refused(var rejection)
            ? rejection.sentence()
            : null);
  }

  private static BoardView board(SessionState state) {
    Board board = state.game().board();
    Area scar = board.areaOfScar();
    Map<String, Integer> dials = new LinkedHashMap<>();
    for (Resource resource : Resource.values()) {
      dials.put(resource.word(), board.dials().of(resource));
    }
    List<Integer> boarding = new ArrayList<>();
    for (int space = 0; space <= Boarding.LAST_SPACE; space++) {
      boarding.add(board.boarding().at(space));
    }
    Map<String, List<String>> basestars = new LinkedHashMap<>();
    for (Basestar basestar : Basestar.values()) {
      basestars.put(basestar.word(), words(board.damage().of(basestar)));
    }
    return new BoardView(
        places(state.expected()),
        pilots(board),
        scar == null ? null : scar.word(),
        dials,
        board.voyage().jump(),
        board.voyage().distance(),
        board.nukes(),
        board.fleet().pursuit(),
        boarding,
        words(board.damage().galactica()),
        words(board.damage().pegasus()),
        basestars,
        board.cards().stream().map(CardInPlay::name).toList());
  }

  private static List<String> words(Iterable<? extends Option> pieces) {
    List<String> words = new ArrayList<>();
    for (Option piece : pieces) {
      words.add(piece.word());
    }
    return words;
  }

  private static Map<String, Map<String, Integer>> places(Standing standing) {
    Map<String, Map<String, Integer>> places = new LinkedHashMap<>();
    for (Place place : Place.values()) {
      Map<String, Integer> kinds = new LinkedHashMap<>();
      for (PieceKind kind : PieceKind.values()) {
        if (standing.at(place, kind) > 0) {
          kinds.put(kind.word(), standing.at(place, kind));
        }
      }
      if (!kinds.isEmpty()) {
        places.put(place.word(), kinds);
      }
    }
    return places;
  }

  private static Map<String, String> pilots(Board board) {
    Map<String, String> pilots = new LinkedHashMap<>();
    for (Area area : Area.RING) {
      for (PilotedCraft craft : board.at(area).piloted()) {
        pilots.put(craft.pilot(), area.word());
      }
    }
    return pilots;
  }
}
