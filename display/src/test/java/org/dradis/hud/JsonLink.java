package org.dradis.hud;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import org.dradis.view.LogLine;
import org.dradis.view.TableView;

/** The door of a display in another process: nothing but text goes through it. */
public final class JsonLink implements TableLink {
  private final TableLink table;

  public JsonLink(TableLink table) {
    this.table = table;
  }

  @Override
  public void speak(String language) {
    table.speak(language);
  }

  @Override
  public void watch(Consumer<TableView> watcher) {
    table.watch(view -> watcher.accept(LinkJson.readView(LinkJson.view(view))));
  }

  @Override
  public void onTrouble(Consumer<String> sentences) {
    table.onTrouble(sentences);
  }

  @Override
  public CompletableFuture<Answer> say(int seen, String input) {
    var saying = LinkJson.readSaying(LinkJson.saying(new LinkJson.Saying(seen, input)));
    return table
        .say(saying.seen(), saying.input())
        .thenApply(it -> LinkJson.readAnswer(LinkJson.answer(it)));
  }

  @Override
  public CompletableFuture<List<LogLine>> log() {
    return table.log().thenApply(it -> LinkJson.readLog(LinkJson.log(it)));
  }

  @Override
  public void leave() {
    table.leave();
  }
}
