package org.dradis.hud.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import org.dradis.hud.TableLink;
import org.dradis.hud.picture.ScenarioTable;
import org.dradis.session.Views;
import org.dradis.view.LogLine;
import org.dradis.view.TableView;

/** A table that goes to and fro between two moments, before and after a great activation. */
public final class TwoMoments implements TableLink {
  /** Sixteen raiders, two basestars, eight vipers and six civilian ships. */
  private static final String BOARD =
      """
      {"format": "dradis-scenario/1", "policy": {"seed": 6},
       "board": {"areas": {
         "bow": {"raiders": 6, "basestars": ["b1"], "vipers": {"mk2": 3}},
         "starboard-bow": {"raiders": 4, "civilians": ["c01", "c02"]},
         "starboard-quarter": {"raiders": 3},
         "stern": {"basestars": ["b2"], "heavyRaiders": 2, "civilians": ["c03", "c04"]},
         "port-quarter": {"raiders": 3, "vipers": {"mk2": 3}},
         "port-bow": {"heavyRaiders": 2, "vipers": {"mk2": 2}, "civilians": ["c05", "c06"]}}},
       "steps": STEPS}
      """;

  private final List<Consumer<TableView>> watchers = new ArrayList<>();
  private final TableView before = view("");
  private final TableView after = stepped(view("{\"icon\": \"activate-raiders\"}"));
  private boolean later;

  private static TableView view(String steps) {
    List<TableView> views = new ArrayList<>();
    ScenarioTable.of(BOARD.replace("STEPS", "[" + steps + "]"), "en").watch(views::add);
    return views.getFirst();
  }

  /** A scenario knows no steps that can be taken back, and only such are animated. */
  private static TableView stepped(TableView view) {
    return Views.read(Views.json(view).replace("\"back\":0", "\"back\":1"));
  }

  /** Goes to the other moment; true if that is the one in which much happens. */
  public boolean turn() {
    later = !later;
    TableView now = later ? after : before;
    watchers.forEach(watcher -> watcher.accept(now));
    return later;
  }

  /** How much happens. */
  int events() {
    return after.recent().size();
  }

  @Override
  public void watch(Consumer<TableView> watcher) {
    watchers.add(watcher);
    watcher.accept(before);
  }

  @Override
  public void speak(String language) {}

  @Override
  public void onTrouble(Consumer<String> sentences) {}

  @Override
  public CompletableFuture<Answer> say(int seen, String input) {
    return CompletableFuture.completedFuture(Answer.TAKEN);
  }

  @Override
  public CompletableFuture<List<LogLine>> log() {
    return CompletableFuture.completedFuture(List.of());
  }
}
