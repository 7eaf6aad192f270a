package org.dradis.hud.ring;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import org.dradis.hud.TableLink;
import org.dradis.view.LogLine;
import org.dradis.view.TableView;

/** A table that shows what a test wants. */
final class Snapshots implements TableLink {
  private final List<Consumer<TableView>> watchers = new ArrayList<>();
  private TableView now;

  Snapshots(TableView first) {
    now = first;
  }

  /** Shows a table as the step that follows. */
  void step(TableView next) {
    now =
        new TableView(
            next.phase(),
            next.question(),
            next.actions(),
            next.tasks(),
            next.troubles(),
            next.waiting(),
            next.holdRolls(),
            next.tower(),
            next.dice(),
            next.changes(),
            next.recent(),
            now.moment() + 1,
            now.back() + 1,
            next.last(),
            next.forward(),
            next.next(),
            next.outcome(),
            next.ending(),
            next.board(),
            next.crew(),
            next.sensed(),
            next.lights());
    watchers.forEach(it -> it.accept(now));
  }

  @Override
  public void speak(String language) {}

  @Override
  public void onTrouble(Consumer<String> sentences) {}

  @Override
  public void watch(Consumer<TableView> watcher) {
    watchers.add(watcher);
    watcher.accept(now);
  }

  @Override
  public CompletableFuture<Answer> say(int seen, String input) {
    return CompletableFuture.completedFuture(Answer.TAKEN);
  }

  @Override
  public CompletableFuture<List<LogLine>> log() {
    return CompletableFuture.completedFuture(List.of());
  }
}
