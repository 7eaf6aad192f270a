package org.dradis.hud.live;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import org.dradis.file.BadField;
import org.dradis.hud.TableLink;
import org.dradis.hud.Words;
import org.dradis.journal.JournalTrouble;
import org.dradis.session.GameLog;
import org.dradis.session.Objection;
import org.dradis.session.Reason;
import org.dradis.session.Reply;
import org.dradis.session.SessionState;
import org.dradis.session.Views;
import org.dradis.session.words.Texts;
import org.dradis.view.LogLine;
import org.dradis.view.TableView;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** What one display sees of a game, in its language. */
final class LiveLink implements TableLink {
  private static final Logger LOG = LoggerFactory.getLogger(LiveLink.class);

  private final LiveTable table;
  private final List<Consumer<TableView>> watchers = new CopyOnWriteArrayList<>();
  private volatile Consumer<String> listener = _ -> {};
  private volatile Texts texts;

  /** Belong to the thread of the views. */
  private Views maker;

  private GameLog.Story story;
  private @Nullable TableView latest;

  LiveLink(LiveTable table, String language) {
    this.table = table;
    this.texts = Texts.in(Words.locale(language));
    this.maker = new Views(texts, table.hasTower());
    this.story = new GameLog(texts, table.deck()).story();
  }

  /** Shows a state; on the thread of the views. */
  void show(SessionState state) {
    TableView view = maker.of(state);
    // Most tags that come and go make no difference to what is shown.
    if (!view.equals(latest)) {
      latest = view;
      watchers.forEach(watcher -> watcher.accept(view));
    }
  }

  /** Tells what is wrong with the journal, or that nothing is any more. */
  void tell(@Nullable JournalTrouble trouble) {
    listener.accept(trouble == null ? "" : texts.trouble(trouble.reason()));
  }

  @Override
  public void speak(String language) {
    table
        .views()
        .execute(
            () -> {
              texts = Texts.in(Words.locale(language));
              maker = new Views(texts, table.hasTower());
              story = new GameLog(texts, table.deck()).story();
              SessionState state = table.shown();
              if (state != null) {
                show(state);
              }
            });
  }

  @Override
  public void watch(Consumer<TableView> watcher) {
    table
        .views()
        .execute(
            () -> {
              watchers.add(watcher);
              SessionState state = table.shown();
              if (state != null) {
                watcher.accept(maker.of(state));
              }
            });
  }

  @Override
  public void onTrouble(Consumer<String> sentences) {
    listener = sentences;
  }

  @Override
  public CompletableFuture<Answer> say(int seen, String input) {
    try {
      return table
          .say(seen, input)
          .handleAsync(
              (reply, fault) -> fault == null ? answer(reply) : failed(fault), table.views());
    } catch (BadField e) {
      return CompletableFuture.completedFuture(failed(e));
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
          table.tell(story);
          return story.lines();
        },
        table.views());
  }

  @Override
  public void leave() {
    table.leave(this);
  }
}
