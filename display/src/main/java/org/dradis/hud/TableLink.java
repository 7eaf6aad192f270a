package org.dradis.hud;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import org.dradis.view.TableView;
import org.jspecify.annotations.Nullable;

/**
 * The door between a HUD and the table of a game. Snapshots go one way and inputs the other, both
 * of which are JSON or can be, so that the two may be in different processes.
 */
public interface TableLink {
  /** Tells of the table as it is now, then whenever something is different; on any thread. */
  void watch(Consumer<TableView> watcher);

  /** Sends an input as JSON (docs/session.md); the answer comes when it is durable. */
  CompletableFuture<Answer> say(String input);

  /** The story of the game so far, the newest line last. */
  CompletableFuture<List<String>> log();

  /**
   * What came of an input.
   *
   * @param sentence why it was refused, or a remark, for players
   */
  record Answer(boolean taken, @Nullable String sentence) {
    public static final Answer TAKEN = new Answer(true, null);
  }
}
