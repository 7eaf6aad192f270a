package org.dradis.hud.log;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Consumer;
import org.dradis.hud.HudModel;
import org.dradis.hud.Settings;
import org.dradis.hud.TableLink;
import org.dradis.hud.picture.ScenarioTable;
import org.dradis.journal.JournalTrouble;
import org.dradis.journal.SqliteJournal;
import org.dradis.rules.board.Area;
import org.dradis.rules.board.Target;
import org.dradis.rules.input.Command;
import org.dradis.session.SessionInput;
import org.dradis.view.LogLine;
import org.dradis.view.TableView;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LogModelTest {
  /** A table whose log takes its time. */
  private static final class SlowLog implements TableLink {
    private final ScenarioTable table = ScenarioTable.start("en");
    private final List<CompletableFuture<List<LogLine>>> asked = new ArrayList<>();

    @Override
    public void speak(String language) {
      table.speak(language);
    }

    @Override
    public void watch(Consumer<TableView> watcher) {
      table.watch(watcher);
    }

    @Override
    public void onTrouble(Consumer<String> sentences) {}

    @Override
    public CompletableFuture<Answer> say(int seen, String input) {
      return table.say(seen, input);
    }

    @Override
    public CompletableFuture<List<LogLine>> log() {
      asked.add(new CompletableFuture<>());
      return asked.getLast();
    }

    void fail(RuntimeException trouble) {
      asked.getLast().completeExceptionally(new CompletionException(trouble));
    }

    void answer() {
      asked.getLast().complete(table.log().join());
    }
  }

  private final SlowLog table = new SlowLog();
  private final HudModel hud = new HudModel(Runnable::run, Settings.STANDARD);
  private final LogModel model = new LogModel(hud, Runnable::run);

  @BeforeEach
  void open() {
    hud.open(table);
    hud.table().subscribe(_ -> model.follow());
    table.answer();
  }

  private void play() {
    hud.say(new SessionInput.Start(new Command.AttackWithGalactica(Area.BOW, Target.RAIDER)));
    hud.say(new SessionInput.TypeDie(1));
    hud.say(new SessionInput.LetStand());
  }

  private LogModel.Story story() {
    return model.story().get();
  }

  @Test
  void eachThingThatWasSaidHasWhatCameOfIt() {
    play();
    table.answer();
    table.answer();
    assertEquals(
        List.of("Galactica fires at a raider in the bow", "Die: 1", "The die stands"),
        story().entries().stream().map(LogModel.Entry::said).toList());
    assertEquals(List.of(3, 2, 1), story().entries().stream().map(LogModel.Entry::back).toList());
    assertFalse(story().entries().getLast().happened().isEmpty());
    assertTrue(story().mapped());
  }

  @Test
  void nothingCanBeChosenWhileWhatIsShownIsOld() {
    play();
    assertEquals(3, story().back());
    table.answer();
    assertTrue(story().entries().stream().allMatch(it -> it.back() == 0));
    table.answer();
    assertEquals(3, story().entries().getFirst().back());
  }

  @Test
  void theLogIsAskedForOnceAtATime() {
    int before = table.asked.size();
    play();
    assertEquals(before + 1, table.asked.size());
    table.answer();
    assertEquals(before + 2, table.asked.size());
    table.answer();
    assertEquals(before + 2, table.asked.size());
  }

  @Test
  void aJournalThatCannotBeReadIsTold(@TempDir Path folder) {
    var trouble =
        assertThrows(
            JournalTrouble.class, () -> SqliteJournal.open(folder, Clock.systemUTC(), "test"));
    play();
    table.fail(trouble);
    assertEquals(
        "The file of the journal is none of this program. Choose another file.",
        hud.message().get());
    table.answer();
    assertEquals(3, story().entries().getFirst().back());
  }

  @Test
  void whatIsChosenStaysWithinTheStepsThatThereAre() {
    play();
    model.choose(2);
    assertEquals(2, story().chosen());
    model.choose(9);
    assertEquals(3, story().chosen());
    model.choose(0);
    assertEquals(1, story().chosen());
    model.choose(2);
    hud.say(new SessionInput.Undo(2));
    assertEquals(1, story().chosen());
  }

  @Test
  void whatWasTakenBackIsGone() {
    play();
    hud.say(new SessionInput.Undo(1));
    table.answer();
    table.answer();
    List<LogModel.Entry> entries = story().entries();
    assertEquals("Taken back: 1 step", entries.getLast().said());
    assertTrue(entries.get(entries.size() - 2).gone());
    assertEquals(2, entries.getFirst().back());
    assertEquals(1, story().forward());
  }

  @Test
  void linesThatDoNotFitTheStepsAreNotMapped() {
    play();
    table.asked.getLast().complete(List.of());
    table.asked.getLast().complete(List.of(new LogLine("said", "Die: 3", 7, false)));
    assertFalse(story().mapped());
    assertEquals(List.of(new LogModel.Entry("Die: 3", List.of(), 0, false)), story().entries());
  }

  @Test
  void whatHappensSeveralTimesInAStepIsOneLineAndStaysInItsStep() {
    assertEquals(
        List.of(
            new LogModel.Entry("Raiders", List.of("A raider moves (×2)."), 2, false),
            new LogModel.Entry("Raiders", List.of("A raider moves."), 1, false)),
        LogModel.entries(
            List.of(
                new LogLine("said", "Raiders", 2, false),
                new LogLine("event", "A raider moves.", 2, false),
                new LogLine("event", "A raider moves.", 2, false),
                new LogLine("said", "Raiders", 1, false),
                new LogLine("event", "A raider moves.", 1, false)),
            true));
  }

  @Test
  void aStepThatHadToWaitIsOneEntry() {
    assertEquals(
        List.of(
            new LogModel.Entry("Jump icon", List.of("Go on", "The jump track moves."), 1, false),
            new LogModel.Entry("Taken back", List.of(), 0, false),
            new LogModel.Entry("Taken back", List.of(), 0, false)),
        LogModel.entries(
            List.of(
                new LogLine("said", "Jump icon", 1, false),
                new LogLine("said", "Go on", 1, false),
                new LogLine("event", "The jump track moves.", 1, false),
                new LogLine("said", "Taken back", 0, false),
                new LogLine("said", "Taken back", 0, false)),
            true));
  }
}
