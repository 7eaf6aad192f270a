package org.dradis.app;

import java.nio.file.Path;
import java.time.Clock;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.dradis.box.Box;
import org.dradis.box.BoxFile;
import org.dradis.box.Piece;
import org.dradis.file.BadField;
import org.dradis.file.TextFile;
import org.dradis.hud.Hud;
import org.dradis.hud.HudModel;
import org.dradis.hud.Panel;
import org.dradis.hud.Settings;
import org.dradis.hud.Words;
import org.dradis.hud.bridge.PadTaps;
import org.dradis.hud.live.LiveGames;
import org.dradis.hud.live.PadWatch;
import org.dradis.hud.live.Unfailing;
import org.dradis.hud.simtable.SettingUp;
import org.dradis.journal.Journal;
import org.dradis.journal.SqliteJournal;
import org.dradis.port.LedMap;
import org.dradis.rig.sim.SimRig;
import org.dradis.rig.sim.SimulatedTable;
import org.dradis.session.Views;
import org.dradis.session.board.EnrolledPieces;
import org.dradis.session.scene.MappedSpots;
import org.dradis.session.words.Texts;
import org.dradis.table.Table;
import org.dradis.table.TableFile;
import org.jspecify.annotations.Nullable;

/** All that a HUD stands on, opened and closed together: table, journal, games, threads. */
final class HudHost implements AutoCloseable {
  private static final long TAP_MILLIS = 120;
  private static final long PATIENCE_SECONDS = 2;

  private final Table table;
  private final @Nullable SimRig sim;
  private final Journal journal;
  private final LiveGames games;
  private final Path boxFile;
  private final ExecutorService work = Executors.newCachedThreadPool(HudHost::thread);
  private final ScheduledExecutorService taps =
      Executors.newSingleThreadScheduledExecutor(HudHost::thread);

  private HudHost(Table table, @Nullable SimRig sim, Journal journal, LedMap lights, Path boxFile) {
    this.table = table;
    this.sim = sim;
    this.journal = journal;
    this.boxFile = boxFile;
    this.games =
        new LiveGames(
            journal,
            table,
            () -> new EnrolledPieces(box()),
            new MappedSpots(lights),
            Clock.systemUTC());
  }

  private static Thread thread(Runnable deed) {
    return Thread.ofPlatform().name("hud").daemon().unstarted(deed);
  }

  /**
   * Opens everything, or nothing: what is wrong is a {@link BadField}, a {@link
   * org.dradis.journal.JournalTrouble} or a {@link AtTable.Trouble}.
   */
  static HudHost open(TableFile file, Workshop workshop, Path box, Path journal) {
    LedMap lights = lights(file);
    SimulatedPart simulated = new SimulatedPart();
    Table table = Table.open(file, simulated.watching(workshop.kinds().get()));
    try {
      if (table.hasFailed()) {
        throw new AtTable.Trouble(AtTable.missing(table, file));
      }
      table.ledBoard().ifPresent(board -> lights.check(board.size()));
      // What is enrolled at a simulated table is nothing to the tags of a real one.
      Path boxFile =
          simulated.rig() == null ? box : box.resolveSibling("simulated-" + box.getFileName());
      return new HudHost(
          table,
          simulated.rig(),
          SqliteJournal.open(journal, Clock.systemUTC(), Version.text()),
          lights,
          boxFile);
    } catch (IllegalArgumentException e) {
      table.close();
      throw new BadField(file.source(), String.valueOf(e.getMessage()));
    } catch (RuntimeException e) {
      table.close();
      throw e;
    }
  }

  private static LedMap lights(TableFile file) {
    Path map = file.lightMap().orElse(null);
    return map == null
        ? LedMap.ofReferenceTable()
        : LedMap.parse(map.toString(), TextFile.read(map.toString(), map));
  }

  /** The tags that the session goes by: those of a simulated table are all known. */
  private Box box() {
    return sim == null ? BoxFile.open(boxFile).box() : sim.ask(SimulatedTable::box);
  }

  /** What the views of a HUD are made from. */
  Hud hud(HudModel model, Words words, Executor screen) {
    return new Hud(model, words, games, table, sim, () -> BoxFile.open(boxFile), work, screen);
  }

  /** Runs what takes a while. */
  Executor work() {
    return work;
  }

  /** Lets a model hear of the table, and have its lights. */
  void serve(HudModel model, Executor screen) {
    model.lightBy(games.spotlight());
    follow(model.settings().get());
    model.settings().addListener((_, _, now) -> follow(now));
    games.onThrow(model::hear);
    // The model belongs to another thread than the one that looks at the pad.
    var open = new AtomicReference<>(model.panel().get());
    model.panel().addListener((_, _, now) -> open.set(now));
    PadTaps pad = new PadTaps(model);
    watchPad(
        () -> open.get() == Panel.ENROL || open.get() == Panel.HARDWARE,
        what -> screen.execute(() -> pad.tapped(what)));
  }

  /** At a simulated table ships stand as the game has them when it is opened. */
  void layOutGames() {
    SimRig simulated = sim;
    if (simulated != null) {
      Views views = new Views(Texts.in(Locale.ROOT));
      games.layOut(state -> SettingUp.put(simulated, views.of(state).board()));
    }
  }

  private void follow(Settings now) {
    games.speak(now.language());
    games.brightness(now.brightnessPercent());
  }

  /** Tells of what is tapped on the pad, while it does not rest. */
  private void watchPad(BooleanSupplier rests, Consumer<Optional<Piece>> listener) {
    table
        .tapPad()
        .ifPresent(
            pad -> {
              var watch = new Unfailing(new PadWatch(pad, this::box, rests, listener));
              var _ = taps.scheduleWithFixedDelay(watch, 0, TAP_MILLIS, TimeUnit.MILLISECONDS);
            });
  }

  /** Lets what is under way end, such as to save what was set last; what hangs is given up. */
  static void finish(ExecutorService work) {
    work.shutdown();
    try {
      if (!work.awaitTermination(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
        work.shutdownNow();
      }
    } catch (InterruptedException e) {
      work.shutdownNow();
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public void close() {
    taps.shutdownNow();
    games.close();
    finish(work);
    journal.close();
    table.close();
  }
}
