package org.dradis.hud.picture;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import org.dradis.cards.AttackDeck;
import org.dradis.file.BadField;
import org.dradis.hud.TableLink;
import org.dradis.hud.Words;
import org.dradis.journal.Kind;
import org.dradis.journal.Row;
import org.dradis.rules.State;
import org.dradis.rules.board.GameOption;
import org.dradis.rules.board.Manifest;
import org.dradis.rules.board.StartPosition;
import org.dradis.rules.event.Event;
import org.dradis.scenario.LiveJson;
import org.dradis.scenario.Position;
import org.dradis.scenario.ScenarioPlayer;
import org.dradis.scenario.ScenarioReader;
import org.dradis.session.GameLog;
import org.dradis.session.History;
import org.dradis.session.Phase;
import org.dradis.session.Reply;
import org.dradis.session.Said;
import org.dradis.session.SessionCore;
import org.dradis.session.SessionState;
import org.dradis.session.Source;
import org.dradis.session.Step;
import org.dradis.session.Views;
import org.dradis.session.board.ByTheRules;
import org.dradis.session.board.Table;
import org.dradis.session.json.InputJson;
import org.dradis.session.words.Texts;
import org.dradis.view.LogLine;
import org.dradis.view.TableView;

/**
 * A table without hardware and journal, which stands as a scenario leaves it: for pictures and
 * tests. Everything happens on the thread that asks.
 */
public final class ScenarioTable implements TableLink {
  private final InputJson inputs = new InputJson(AttackDeck.PRINTED);
  private final List<Consumer<TableView>> watchers = new ArrayList<>();
  private final List<Row> rows = new ArrayList<>();
  private SessionState state;
  private Texts texts;
  private Views views;

  private ScenarioTable(SessionState state, String language) {
    this.state = state;
    this.texts = Texts.in(Words.locale(language));
    this.views = new Views(texts);
    events(state.recent());
  }

  /** The start position of the base game. */
  public static ScenarioTable start(String language) {
    State start = State.of(StartPosition.of(GameOption.NONE, Manifest.UNKNOWN));
    return new ScenarioTable(SessionState.begin(start), language);
  }

  /** The position that a scenario reaches; what hands have to do is that of its last step. */
  public static ScenarioTable of(String scenario, String language) {
    Position position = ScenarioPlayer.position(ScenarioReader.read(scenario));
    SessionState begun = SessionState.begin(position.now());
    return new ScenarioTable(
        new SessionState(
            position.now(),
            Phase.PLAYING,
            History.NONE,
            Table.unseen(ByTheRules.of(position.before().board())),
            begun.settled(),
            null,
            true,
            null,
            null,
            position.recent(),
            0),
        language);
  }

  @Override
  public void speak(String language) {
    texts = Texts.in(Words.locale(language));
    views = new Views(texts);
    tell();
  }

  @Override
  public void watch(Consumer<TableView> watcher) {
    watchers.add(watcher);
    watcher.accept(views.of(state));
  }

  @Override
  public void onTrouble(Consumer<String> sentences) {}

  private void tell() {
    TableView view = views.of(state);
    watchers.forEach(watcher -> watcher.accept(view));
  }

  @Override
  public CompletableFuture<Answer> say(int seen, String input) {
    Said said;
    try {
      said = new Said(Source.TOUCH, inputs.readInput(input), seen);
    } catch (BadField e) {
      return CompletableFuture.completedFuture(new Answer(false, e.getMessage()));
    }
    Step step = SessionCore.step(state, said);
    if (!(step.reply() instanceof Reply.Refused)) {
      row(Kind.INPUT, InputJson.write(said));
      events(step.events());
      if (!state.history().equals(step.state().history())) {
        row(Kind.STATE, "{}");
      }
    }
    state = step.state();
    tell();
    Reply reply = step.reply();
    return CompletableFuture.completedFuture(
        reply instanceof Reply.Done || reply instanceof Reply.Waits
            ? Answer.TAKEN
            : new Answer(!(reply instanceof Reply.Refused), texts.reply(reply)));
  }

  private void events(List<Event> happened) {
    if (!happened.isEmpty()) {
      row(Kind.EVENTS, LiveJson.events(happened));
    }
  }

  private void row(Kind kind, String json) {
    rows.add(new Row(rows.size() + 1, Instant.EPOCH, kind, 1, "", json));
  }

  @Override
  public CompletableFuture<List<LogLine>> log() {
    GameLog.Story story = new GameLog(texts, AttackDeck.PRINTED).story();
    story.add(rows);
    return CompletableFuture.completedFuture(story.lines());
  }
}
