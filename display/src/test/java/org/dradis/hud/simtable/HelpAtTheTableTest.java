package org.dradis.hud.simtable;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.dradis.hud.HudModel;
import org.dradis.hud.Settings;
import org.dradis.hud.live.LiveGames;
import org.dradis.journal.MemoryJournal;
import org.dradis.port.LedMap;
import org.dradis.rig.sim.SimKind;
import org.dradis.rig.sim.SimRig;
import org.dradis.rig.sim.SimulatedTable;
import org.dradis.rules.board.Board;
import org.dradis.rules.board.GameOption;
import org.dradis.rules.board.Manifest;
import org.dradis.rules.board.StartPosition;
import org.dradis.session.board.EnrolledPieces;
import org.dradis.session.scene.MappedSpots;
import org.dradis.table.Section;
import org.dradis.table.Sensing;
import org.dradis.view.TableView;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** The hand that helps, in a game on a simulated table whose zones take their time. */
@Timeout(120)
class HelpAtTheTableTest {
  private static final String LAUNCH =
      "{\"type\":\"start\",\"command\":{\"type\":\"resolveIcon\",\"icon\":\"launch-raiders\"}}";
  private static final Board START = StartPosition.of(GameOption.NONE, Manifest.UNKNOWN);

  private final ExecutorService screen = Executors.newSingleThreadExecutor();
  private final SimRig rig =
      (SimRig)
          new SimKind()
              .open(Section.parse("test", "speed = 20\nboard = \"empty\""), Sensing.STANDARD);
  private final LiveGames games =
      new LiveGames(
          new MemoryJournal(Clock.systemUTC(), "test"),
          rig,
          () -> new EnrolledPieces(rig.ask(SimulatedTable::box)),
          new MappedSpots(LedMap.ofReferenceTable()),
          Clock.systemUTC());
  private final HudModel hud = onScreen(() -> new HudModel(screen, Settings.STANDARD));
  private final SimTableModel model =
      onScreen(
          () ->
              new SimTableModel(
                  hud, new TableDoor(rig, screen), Switches.off(), new SplittableRandom(1)));

  @AfterEach
  void close() {
    onScreen(
        () -> {
          model.close();
          return true;
        });
    games.close();
    rig.close();
    screen.shutdown();
  }

  private <T> T onScreen(Supplier<T> deed) {
    return CompletableFuture.supplyAsync(deed, screen).join();
  }

  /** The first view that is as wanted. */
  private TableView until(Predicate<TableView> wanted) {
    CompletableFuture<TableView> met = new CompletableFuture<>();
    onScreen(
        () -> {
          hud.table()
              .addListener(
                  (_, _, now) -> {
                    if (now != null && wanted.test(now)) {
                      met.complete(now);
                    }
                  });
          TableView now = hud.table().get();
          return now != null && wanted.test(now) && met.complete(now);
        });
    return met.orTimeout(60, TimeUnit.SECONDS).join();
  }

  private void begin() {
    onScreen(
        () -> {
          hud.open(games.begin(START));
          model.watch(true);
          return true;
        });
  }

  private static int raiders(TableView view, String place) {
    return view.sensed().getOrDefault(place, Map.of()).getOrDefault("raider", 0);
  }

  @Test
  void aTableIsSetUpAsTheGameHasItAndNothingIsLeftToDo() {
    begin();
    TableView untidy = until(it -> !it.tasks().isEmpty());
    assertEquals(0, raiders(untidy, "bow"));
    onScreen(
        () -> {
          model.setUp();
          return true;
        });
    TableView tidy = until(it -> it.tasks().isEmpty() && raiders(it, "bow") == 3);
    assertEquals(List.of(), tidy.troubles());
  }

  @Test
  void aGameFindsItsBoardIfTheTableIsSetUpBefore() {
    SettingUp.put(
        rig,
        Map.of(
            "bow", Map.of("raider", 3, "basestar", 1),
            "stern", Map.of("civilian", 2),
            "port-bow", Map.of("viper-mk2", 1),
            "port-quarter", Map.of("viper-mk2", 1)));
    begin();
    assertEquals(List.of(), until(it -> raiders(it, "bow") == 3).tasks());
  }

  @Test
  void shipsThatAreLaunchedAreCarriedByTheHandThatAlwaysHelps() {
    begin();
    until(it -> !it.tasks().isEmpty());
    onScreen(
        () -> {
          model.setUp();
          return true;
        });
    until(it -> it.tasks().isEmpty() && raiders(it, "bow") == 3);
    onScreen(
        () -> {
          model.helper().always().set(true);
          hud.say(LAUNCH);
          return true;
        });
    TableView launched = until(it -> raiders(it, "bow") > 3 && it.tasks().isEmpty());
    assertEquals(
        Objects.requireNonNull(launched.board().places().get("bow")).get("raider"),
        raiders(launched, "bow"));
    assertFalse(launched.troubles().stream().anyMatch(it -> !it.isEmpty()));
  }
}
