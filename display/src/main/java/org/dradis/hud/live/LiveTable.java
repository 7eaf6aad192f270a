package org.dradis.hud.live;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.LongFunction;
import org.dradis.cards.AttackDeck;
import org.dradis.file.BadField;
import org.dradis.hud.TableLink;
import org.dradis.hud.Words;
import org.dradis.journal.JournalTrouble;
import org.dradis.journal.Row;
import org.dradis.session.Desk;
import org.dradis.session.GameLog;
import org.dradis.session.Objection;
import org.dradis.session.Reason;
import org.dradis.session.Reply;
import org.dradis.session.Session;
import org.dradis.session.SessionState;
import org.dradis.session.Source;
import org.dradis.session.Views;
import org.dradis.session.json.InputJson;
import org.dradis.session.words.Texts;
import org.dradis.view.LogLine;
import org.dradis.view.TableView;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A game that is being played. Its views are made on a thread of their own, one for every step in
 * its order, so that the session never waits for a display.
 */
final class LiveTable implements TableLink, Session.Listener {
  private static final Logger LOG = LoggerFactory.getLogger(LiveTable.class);

  private final AttackDeck deck;
  private final InputJson inputs;
  private final Executor views;
  private final LongFunction<List<Row>> rows;
  private final Consumer<SessionState> follower;
  private final Session session;
  private final List<Consumer<TableView>> watchers = new CopyOnWriteArrayList<>();
  private volatile Consumer<String> listener = _ -> {};
  private volatile Texts texts;

  /** Belong to the thread of the views. */
  private Views maker;

  private GameLog.Story story;

  private SessionState known;
  private @Nullable TableView latest;
  private boolean open;
  private boolean stuck;

  /**
   * Begins the session of a desk.
   *
   * @param views runs one after the other
   * @param rows reads what the journal has of the game behind a row
   * @param follower hears of every state, on the thread of the views
   */
  LiveTable(
      Desk desk,
      AttackDeck deck,
      String language,
      Executor views,
      LongFunction<List<Row>> rows,
      Consumer<SessionState> follower) {
    this.deck = deck;
    this.inputs = new InputJson(deck);
    this.views = views;
    this.rows = rows;
    this.follower = follower;
    this.texts = Texts.in(Words.locale(language));
    this.maker = new Views(texts);
    this.story = new GameLog(texts, deck).story();
    this.known = desk.state();
    this.session = new Session(desk, this);
  }

  Session session() {
    return session;
  }

  @Override
  public void changed(SessionState state) {
    views.execute(
        () -> {
          known = state;
          follower.accept(state);
          if (stuck) {
            stuck = false;
            listener.accept("");
          }
          show();
        });
  }

  @Override
  public void stuck(JournalTrouble trouble) {
    views.execute(
        () -> {
          stuck = true;
          listener.accept(trouble.getMessage());
        });
  }

  /**
   * Shows the table from now on. Before it has been looked at, every ship would seem to be out of
   * the readers' sight.
   */
  void open() {
    views.execute(
        () -> {
          open = true;
          show();
        });
  }

  private void show() {
    if (!open) {
      return;
    }
    TableView view = maker.of(known);
    // Most tags that come and go make no difference to what is shown.
    if (!view.equals(latest)) {
      latest = view;
      watchers.forEach(watcher -> watcher.accept(view));
    }
  }

  @Override
  public void speak(String language) {
    views.execute(
        () -> {
          texts = Texts.in(Words.locale(language));
          maker = new Views(texts);
          story = new GameLog(texts, deck).story();
          show();
        });
  }

  @Override
  public void watch(Consumer<TableView> watcher) {
    views.execute(
        () -> {
          watchers.add(watcher);
          if (open) {
            watcher.accept(maker.of(known));
          }
        });
  }

  @Override
  public void onTrouble(Consumer<String> sentences) {
    listener = sentences;
  }

  @Override
  public CompletableFuture<Answer> say(String input) {
    try {
      return session
          .say(Source.TOUCH, inputs.readInput(input))
          .handleAsync((reply, fault) -> fault == null ? answer(reply) : failed(fault), views);
    } catch (BadField e) {
      return CompletableFuture.completedFuture(new Answer(false, e.getMessage()));
    }
  }

  private Answer answer(Reply reply) {
    return reply instanceof Reply.Done || reply instanceof Reply.Waits
        ? Answer.TAKEN
        : new Answer(!(reply instanceof Reply.Refused), texts.reply(reply));
  }

  private Answer failed(Throwable fault) {
    LOG.warn("an input was not taken: {}", fault.toString());
    return new Answer(false, texts.reason(Reason.of(Objection.FAULT)));
  }

  @Override
  public CompletableFuture<List<LogLine>> log() {
    return CompletableFuture.supplyAsync(
        () -> {
          story.add(rows.apply(story.read()));
          return story.lines();
        },
        views);
  }
}
