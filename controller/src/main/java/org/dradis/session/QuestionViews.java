package org.dradis.session;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.dradis.rules.Engine;
import org.dradis.rules.Result;
import org.dradis.rules.board.Area;
import org.dradis.rules.board.Basestar;
import org.dradis.rules.board.Board;
import org.dradis.rules.input.Interrupt;
import org.dradis.rules.input.Modifier;
import org.dradis.rules.play.Rejection;
import org.dradis.rules.question.Decider;
import org.dradis.rules.question.Question;
import org.dradis.session.board.Place;
import org.dradis.session.json.InputJson;
import org.dradis.session.words.Texts;
import org.dradis.view.OfferView;
import org.dradis.view.QuestionView;
import org.dradis.view.RollView;
import org.jspecify.annotations.Nullable;

/** Questions as displays ask them. */
final class QuestionViews {
  /** Reasons are kept in rows, which know no language: the texts have words for them. */
  private static final String A_CARD = "a card";

  private static final String REROLL = "reroll";

  private final Texts texts;

  QuestionViews(Texts texts) {
    this.texts = texts;
  }

  QuestionView of(SessionState state, Question question) {
    Board board = state.game().board();
    Decider decider = question instanceof Question.Choose choose ? choose.matter().decider() : null;
    return new QuestionView(
        kind(question),
        matter(question),
        texts.question(question),
        question.rule(),
        texts.rule(question),
        decider == null ? null : texts.decider(decider),
        decider == null ? null : holder(decider, board),
        Offer.of(question, board).stream().map(it -> offer(question, it.word(), board)).toList(),
        question instanceof Question.RollDie roll ? roll(state, roll) : null);
  }

  private static String kind(Question question) {
    return switch (question) {
      case Question.RollDie _ -> "roll";
      case Question.DrawToken _ -> "draw";
      case Question.Choose _ -> "choose";
    };
  }

  private static String matter(Question question) {
    return switch (question) {
      case Question.RollDie roll -> word(roll.what().kind());
      case Question.DrawToken draw -> draw.pool().word();
      case Question.Choose choose -> word(choose.matter());
    };
  }

  private static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  private OfferView offer(Question question, String word, Board board) {
    return new OfferView(
        word,
        texts.offer(question, word),
        spot(word, board),
        InputJson.write(
            question instanceof Question.DrawToken
                ? new SessionInput.Draw(word)
                : new SessionInput.Choose(word)));
  }

  /** The place that an offer is, or in which the basestar or pilot stands. */
  private static @Nullable String spot(String word, Board board) {
    Place place = Place.named(word);
    if (place != null) {
      return place.word();
    }
    Area area = board.areaOf(word);
    for (Basestar basestar : Basestar.values()) {
      area = basestar.word().equals(word) ? board.areaOf(basestar) : area;
    }
    return area == null ? null : area.word();
  }

  /** Who holds the title; whose turn it is the game does not know. */
  private @Nullable String holder(Decider decider, Board board) {
    String name =
        switch (decider) {
          case ADMIRAL -> board.crew().titles().admiral();
          case CAG -> board.crew().titles().cag();
          case CURRENT_PLAYER, ACTING_PLAYER, PILOT -> null;
        };
    return name == null ? null : texts.label(name);
  }

  private RollView roll(SessionState state, Question.RollDie roll) {
    List<RollView.Break> breaks = new ArrayList<>();
    breaks.add(way(state, "strategic-planning", modify(Modifier.strategicPlanning())));
    breaks.add(way(state, "calculations-up", modify(Modifier.calculations(1))));
    breaks.add(way(state, "calculations-down", modify(Modifier.calculations(-1))));
    for (Interrupt.Cause cause : Interrupt.Cause.values()) {
      if (cause != Interrupt.Cause.OTHER) {
        breaks.add(way(state, word(cause), new Interrupt.Reroll(cause, name(cause))));
      }
    }
    for (int amount : new int[] {2, 1, -1, -2}) {
      breaks.add(
          way(
              state,
              "modifier" + (amount > 0 ? "+" : "") + amount,
              modify(Modifier.other(amount, A_CARD))));
    }
    breaks.add(way(state, "reroll", reroll(state)));
    return new RollView(
        roll.face(),
        roll.modifier(),
        roll.declared().stream()
            .map(it -> new RollView.Declared(it.amount(), texts.label(it.reason())))
            .toList(),
        breaks);
  }

  private static String name(Interrupt.Cause cause) {
    return switch (cause) {
      case EVASIVE_MANEUVERS -> "Evasive Maneuvers";
      case MAXIMUM_FIREPOWER -> "Maximum Firepower";
      case OTHER -> REROLL;
    };
  }

  /** Rerolls are told apart by their reasons: each one at the table is another. */
  private Interrupt reroll(SessionState state) {
    Interrupt first = new Interrupt.Reroll(Interrupt.Cause.OTHER, REROLL);
    for (int number = 2; number < 9; number++) {
      if (!(Engine.play(state.game(), first) instanceof Result.Refused)) {
        return first;
      }
      first = new Interrupt.Reroll(Interrupt.Cause.OTHER, REROLL + " " + number);
    }
    return first;
  }

  private static Interrupt modify(Modifier modifier) {
    return new Interrupt.Modify(modifier);
  }

  /** Before a die lies there is nothing to roll again, whatever the cause. */
  private static Reason reason(SessionState state, Rejection rejection, Interrupt interrupt) {
    return interrupt instanceof Interrupt.Reroll
            && state.question() instanceof Question.RollDie roll
            && roll.face() == 0
        ? new Reason(rejection.code(), "no-die", Map.of())
        : Reason.of(rejection, interrupt);
  }

  /** The engine knows best whether the moment is right: it is asked. */
  private RollView.Break way(SessionState state, String id, Interrupt interrupt) {
    return new RollView.Break(
        id,
        texts.label(id),
        Engine.play(state.game(), interrupt) instanceof Result.Refused(var rejection)
            ? texts.reason(reason(state, rejection, interrupt))
            : null,
        InputJson.write(new SessionInput.Declare(interrupt)));
  }
}
