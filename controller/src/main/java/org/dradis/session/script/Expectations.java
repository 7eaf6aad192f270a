package org.dradis.session.script;

import java.util.List;
import org.dradis.rules.board.Resource;
import org.dradis.session.SessionState;
import org.dradis.session.Views;
import org.dradis.session.board.PieceKind;
import org.dradis.session.board.Place;
import org.dradis.view.EventView;
import org.dradis.view.OfferView;
import org.dradis.view.QuestionView;
import org.dradis.view.TableView;
import org.dradis.view.TaskView;
import org.jspecify.annotations.Nullable;

/** The lines of a script that say how things should be. */
final class Expectations {
  private final Views views;

  Expectations(Views views) {
    this.views = views;
  }

  void check(Line line, SessionState state) {
    TableView view = views.of(state);
    boolean none = line.takes("no");
    String what = line.word("what to expect");
    switch (what) {
      case "task", "tasks" ->
          among(line, none, view.tasks().stream().map(TaskView::sentence).toList(), "tasks");
      case "trouble", "troubles" -> among(line, none, view.troubles(), "troubles");
      case "change", "changes" -> among(line, none, view.changes(), "changes");
      case "event", "events" ->
          among(line, none, view.recent().stream().map(EventView::sentence).toList(), "events");
      case "question" -> question(line, none, view.question());
      case "offer" -> {
        QuestionView question = view.question();
        among(
            line,
            none,
            question == null ? List.of() : question.offers().stream().map(OfferView::word).toList(),
            "offers");
      }
      case "note" -> text(line, none, view.dice());
      case "outcome" -> text(line, none, view.outcome());
      case "waiting" -> expect(line, none != view.waiting(), "waiting is " + view.waiting());
      case "dial" -> {
        Resource dial = line.one("a dial", List.of(Resource.values()));
        int value = state.game().board().dials().of(dial);
        expect(line, line.number("a number") == value, dial.word() + " is " + value);
      }
      case "ships" -> ships(line, state);
      default -> throw line.wrong("\"" + what + "\" cannot be expected");
    }
  }

  /** "expect ships 3 raider in bow", by the rules. */
  private static void ships(Line line, SessionState state) {
    int wanted = line.number("a number of ships");
    PieceKind kind = line.one("a kind", List.of(PieceKind.values()));
    line.needs("in");
    Place place = line.place();
    int there = state.expected().at(place, kind);
    expect(line, wanted == there, "there are " + there);
  }

  private static void among(Line line, boolean none, List<String> all, String noun) {
    if (none) {
      expect(line, all.isEmpty(), noun + " are " + all);
    } else {
      String text = line.rest();
      expect(line, all.contains(text), noun + " are " + all);
    }
  }

  private static void question(Line line, boolean none, @Nullable QuestionView question) {
    if (none) {
      expect(line, question == null, "asked is " + question);
    } else {
      String text = line.rest();
      expect(
          line,
          question != null && question.sentence().contains(text),
          question == null ? "nothing is asked" : "asked is: " + question.sentence());
    }
  }

  private static void text(Line line, boolean none, @Nullable String text) {
    String wanted = line.rest();
    expect(
        line,
        none ? text == null : text != null && text.contains(wanted),
        text == null ? "there is none" : "it is: " + text);
  }

  private static void expect(Line line, boolean met, String otherwise) {
    if (!met) {
      throw line.wrong("this was expected, but " + otherwise);
    }
  }
}
