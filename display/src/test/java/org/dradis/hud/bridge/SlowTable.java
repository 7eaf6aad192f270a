package org.dradis.hud.bridge;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import org.dradis.hud.TableLink;
import org.dradis.hud.picture.ScenarioTable;
import org.dradis.view.LogLine;
import org.dradis.view.TableView;

/** A table that plays what it hears only when it gets to it. */
final class SlowTable implements TableLink {
  private final ScenarioTable table;
  private final Deque<Runnable> heard = new ArrayDeque<>();

  SlowTable(ScenarioTable table) {
    this.table = table;
  }

  /** Plays everything that was said. */
  void play() {
    while (!heard.isEmpty()) {
      heard.removeFirst().run();
    }
  }

  @Override
  public CompletableFuture<Answer> say(int seen, String input) {
    CompletableFuture<Answer> answer = new CompletableFuture<>();
    heard.add(() -> answer.complete(table.say(seen, input).join()));
    return answer;
  }

  @Override
  public void speak(String language) {
    table.speak(language);
  }

  @Override
  public void watch(Consumer<TableView> watcher) {
    table.watch(watcher);
  }

  @Override
  public void onTrouble(Consumer<String> sentences) {
    table.onTrouble(sentences);
  }

  @Override
  public CompletableFuture<List<LogLine>> log() {
    return table.log();
  }
}
