package org.dradis.session;

import java.util.List;
import java.util.Map;
import org.dradis.file.JsonText;
import org.dradis.file.RecordReader;
import org.dradis.rules.State;
import org.dradis.rules.board.Outcome;
import org.dradis.rules.question.Question;
import org.dradis.scenario.LiveJson;
import org.dradis.session.action.Action;
import org.dradis.session.action.Actions;
import org.dradis.session.board.Difference;
import org.dradis.session.board.Move;
import org.dradis.session.board.Place;
import org.dradis.session.json.InputJson;
import org.dradis.session.scene.Mark;
import org.dradis.session.scene.Scene;
import org.dradis.session.words.Texts;
import org.dradis.view.ActionView;
import org.dradis.view.LightView;
import org.dradis.view.TableView;
import org.dradis.view.TaskView;
import org.jspecify.annotations.Nullable;

/** Makes what displays show; for one thread. */
public final class Views {
  private static final RecordReader READER = new RecordReader(Map.of());

  private final Texts texts;
  private final boolean tower;
  private final EventViews events;
  private final QuestionViews questions;
  private final Sayings sayings;
  private @Nullable State asked;
  private List<ActionView> actions = List.of();

  /** Views of a table without a dice tower. */
  public Views(Texts texts) {
    this(texts, false);
  }

  public Views(Texts texts, boolean tower) {
    this.texts = texts;
    this.tower = tower;
    this.events = new EventViews(texts);
    this.questions = new QuestionViews(texts);
    this.sayings = new Sayings(texts);
  }

  public static String json(TableView view) {
    return LiveJson.write(json -> LiveJson.records(json).write(view));
  }

  /** Reads what {@link #json} wrote, or complains with one sentence that names its field. */
  public static TableView read(String json) {
    return READER.read(JsonText.read("view", json), TableView.class);
  }

  public TableView of(SessionState state) {
    Difference difference = state.difference();
    Question question = state.question();
    DiceNote note = state.note();
    Outcome outcome = state.game().board().outcome();
    return new TableView(
        state.phase().word(),
        question == null ? null : questions.of(state, question),
        actions(state),
        difference.moves().stream().map(move -> task(state, move)).toList(),
        difference.troubles().stream().map(texts::trouble).toList(),
        state.waiting() != null,
        state.holdRolls(),
        tower,
        note == null ? null : texts.note(note),
        state.changes().stream().map(texts::change).toList(),
        state.recent().stream().map(events::of).toList(),
        state.moment(),
        state.history().back(),
        step(state.history().past()),
        state.history().forward(),
        step(state.history().future()),
        outcome == null ? null : outcome.word(),
        outcome == null ? null : texts.outcome(outcome),
        BoardViews.of(state.game().board()),
        BoardViews.crew(state.game().board()),
        sensed(state),
        Scene.of(state).marks().stream().map(Views::light).toList());
  }

  private @Nullable String step(History.@Nullable Past made) {
    return made == null ? null : sayings.of(made.by());
  }

  /** Asking the rules takes a while, and most inputs are tags that change nothing of the game. */
  private List<ActionView> actions(SessionState state) {
    if (state.phase() != Phase.PLAYING) {
      return List.of();
    }
    if (!state.game().equals(asked)) {
      actions = Actions.of(state.game()).stream().map(this::action).toList();
      asked = state.game();
    }
    return actions;
  }

  private ActionView action(Action action) {
    Place at = action.at();
    Place to = action.to();
    return new ActionView(
        action.id(),
        action.group().word(),
        texts.label(action.subject()),
        texts.action(action.id(), action.parts()),
        at == null ? null : at.word(),
        to == null ? null : to.word(),
        InputJson.write(new SessionInput.Start(action.command())));
  }

  private static LightView light(Mark mark) {
    return new LightView(mark.spot(), mark.signal().word(), mark.delay());
  }

  private static Map<String, Map<String, Integer>> sensed(SessionState state) {
    Map<String, Map<String, Integer>> seen = BoardViews.places(state.table().have());
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
    boolean byTouch =
        from != null
            && from.isReal()
            && to != null
            && !state.table().senses(from)
            && !state.table().senses(to);
    return new TaskView(
        texts.task(move),
        move.kind().word(),
        move.count(),
        from == null ? null : from.word(),
        to == null ? null : to.word(),
        byTouch ? InputJson.write(new SessionInput.Tick(move)) : null);
  }
}
