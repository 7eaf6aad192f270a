package org.dradis.hud;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import org.dradis.hud.picture.ScenarioTable;
import org.dradis.session.SessionInput;
import org.dradis.view.LogLine;
import org.dradis.view.TableView;
import org.junit.jupiter.api.Test;

class FailureTest {
  /** A table behind a line that breaks. */
  private static final class Broken implements TableLink {
    private final ScenarioTable table = ScenarioTable.start("de");

    @Override
    public void speak(String language) {}

    @Override
    public void watch(Consumer<TableView> watcher) {
      table.watch(watcher);
    }

    @Override
    public void onTrouble(Consumer<String> sentences) {}

    @Override
    public CompletableFuture<Answer> say(int seen, String input) {
      return CompletableFuture.failedFuture(new IllegalStateException("the line is cut"));
    }

    @Override
    public CompletableFuture<List<LogLine>> log() {
      return table.log();
    }
  }

  @Test
  void aFaultIsNoSentenceForPlayers() {
    HudModel hud = new HudModel(Runnable::run, Settings.STANDARD.speaking("de"));
    hud.open(new Broken());
    hud.say(new SessionInput.Undo(1));
    assertEquals(
        "Daran ist das Programm gescheitert; nichts hat sich geändert. Bitte melden.",
        hud.message().get());
  }
}
