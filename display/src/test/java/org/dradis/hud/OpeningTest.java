package org.dradis.hud;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import org.dradis.hud.picture.ScenarioTable;
import org.dradis.view.LogLine;
import org.dradis.view.TableView;
import org.junit.jupiter.api.Test;

/** A game whose readers are still looking is not shown yet. */
class OpeningTest {
  private final HudModel hud = new HudModel(Runnable::run, Settings.STANDARD);
  private final List<String> opened = new ArrayList<>();

  @Test
  void theGameBeforeStaysUntilTheTableIsKnown() {
    ScenarioTable before = ScenarioTable.start("en");
    hud.open(before);
    TableView shown = hud.table().get();
    LookingTable next = new LookingTable();
    hud.open(next, () -> opened.add("next"));
    assertSame(before, hud.link());
    assertSame(shown, hud.table().get());
    next.tell();
    assertSame(next, hud.link());
    next.tell();
    assertEquals(List.of("next"), opened);
  }

  @Test
  void nothingIsOpenUntilTheTableIsKnown() {
    hud.open(new LookingTable());
    assertNull(hud.link());
    assertNull(hud.table().get());
  }

  @Test
  void whatIsOpenedLastIsWhatIsShown() {
    LookingTable slow = new LookingTable();
    LookingTable quick = new LookingTable();
    hud.open(slow, () -> opened.add("slow"));
    hud.open(quick, () -> opened.add("quick"));
    quick.tell();
    slow.tell();
    assertSame(quick, hud.link());
    assertEquals(List.of("quick"), opened);
  }

  @Test
  void itsTroublesAreToldMeanwhile() {
    LookingTable table = new LookingTable();
    hud.open(table);
    table.troubles.accept("The disk is full.");
    assertEquals("The disk is full.", hud.message().get());
  }

  @Test
  void itComesInTheLanguageThatIsSpokenByThen() {
    LookingTable table = new LookingTable();
    hud.open(table);
    hud.speak("ja");
    table.tell();
    assertEquals("ja", table.language);
  }

  /** A table whose readers take their time. */
  private static final class LookingTable implements TableLink {
    private final ScenarioTable table = ScenarioTable.start("en");
    private final List<Consumer<TableView>> watchers = new ArrayList<>();
    private Consumer<String> troubles = _ -> {};
    private String language = "";

    void tell() {
      watchers.forEach(table::watch);
    }

    @Override
    public void speak(String spoken) {
      language = spoken;
    }

    @Override
    public void watch(Consumer<TableView> watcher) {
      watchers.add(watcher);
    }

    @Override
    public void onTrouble(Consumer<String> sentences) {
      troubles = sentences;
    }

    @Override
    public CompletableFuture<Answer> say(int seen, String input) {
      return table.say(seen, input);
    }

    @Override
    public CompletableFuture<List<LogLine>> log() {
      return table.log();
    }
  }
}
