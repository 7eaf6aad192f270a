package org.dradis.hud;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import org.dradis.view.LogLine;
import org.dradis.view.TableView;
import org.jspecify.annotations.Nullable;

/**
 * The door between a HUD and the table of a game. Snapshots go one way and inputs the other, both
 * of which are JSON or can be, so that the two may be in different processes.
 */
public interface TableLink {
  /** Words come in this language from now on; a view in it follows at once. */
  void speak(String language);

  /** Tells of the table as it is now, then whenever something is different; on any thread. */
  void watch(Consumer<TableView> watcher);

  /**
   * Tells what goes wrong behind the table, such as a disk that is full, in a sentence; an empty
   * one says that it is over. On any thread.
   */
  void onTrouble(Consumer<String> sentences);

  /**
   * Sends an input as JSON (docs/session.md). The answer comes when it is durable, and after the
   * view that shows what came of it, if anything did.
   *
   * @param seen the moment of the view that it answers; what answers another one is refused
   */
  CompletableFuture<Answer> say(int seen, String input);

  /** The story of the game so far, the newest line last. */
  CompletableFuture<List<LogLine>> log();

  /** Shows nothing any more; the game goes on for all other displays. */
  default void leave() {}

  /**
   * What came of an input.
   *
   * @param sentence why it was refused, or a remark, for players
   */
  record Answer(boolean taken, @Nullable String sentence) {
    public static final Answer TAKEN = new Answer(true, null);
  }
}
