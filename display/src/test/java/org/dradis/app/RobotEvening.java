package org.dradis.app;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import javafx.application.Platform;
import javafx.stage.Stage;
import org.dradis.hud.Hud;
import org.dradis.hud.HudModel;
import org.dradis.hud.HudWindow;
import org.dradis.hud.Settings;
import org.dradis.hud.picture.Picture;
import org.dradis.hud.simtable.SimTableWindow;
import org.dradis.table.Table;
import org.dradis.table.TableFile;
import org.dradis.view.TableView;
import org.testfx.api.FxRobot;

/** An evening at a simulated table: the HUD in one window, the table in another beside it. */
final class RobotEvening implements AutoCloseable {
  private static final int GAP = 20;

  /** So many times as fast as on the wall, readers and hands are quick enough for everybody. */
  private static final int QUICK = 25;

  private final HudHost host;
  private final HudModel model;
  private final RobotWindow hud;
  private final RobotWindow table;
  private final Stage hudStage;
  private final Stage tableStage;

  /** Opens everything in a folder, where the games of an earlier evening may be. */
  RobotEvening(Path folder, int width, int height, Settings settings) {
    this(folder, width, height, settings, QUICK);
  }

  RobotEvening(Path folder, int width, int height, Settings settings, int speed) {
    Picture.headless();
    host =
        HudHost.open(
            file(folder, speed),
            workshop(folder),
            folder.resolve("box.json"),
            folder.resolve("table.db"));
    model = new HudModel(Platform::runLater, settings);
    hudStage = RobotWindow.onScreen(Stage::new);
    tableStage = RobotWindow.onScreen(() -> open(width, height));
    FxRobot robot = new FxRobot();
    hud = new RobotWindow("hud", hudStage, robot);
    table = new RobotWindow("table", tableStage, robot);
    table.untilShown("mini-raider-1");
  }

  private Stage open(int width, int height) {
    host.serve(model, Platform::runLater);
    HudWindow window =
        HudWindow.show(
            hudStage, model, words -> host.hud(model, words, Platform::runLater), 1, false);
    hudStage.setX(0);
    hudStage.setY(0);
    hudStage.setWidth(width);
    hudStage.setHeight(height);
    Hud views = window.hud();
    Stage beside = SimTableWindow.show(views, Objects.requireNonNull(views.sim())).stage();
    beside.setX(width + GAP);
    beside.setY(0);
    hudStage.requestFocus();
    return beside;
  }

  private static TableFile file(Path folder, int speed) {
    Path file = folder.resolve("table.toml");
    try {
      Files.writeString(
          file,
          """
          [[part]]
          kind = "sim"
          expansions = ["all"]
          speed = %d
          """
              .formatted(speed));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return TableFile.find(Optional.of(file.toString()), folder, Map.of());
  }

  private static Workshop workshop(Path folder) {
    Shell shell = new Shell(new ByteArrayInputStream(new byte[0]), false, false, false, _ -> {});
    return new Workshop(shell, Table::kinds, Map.of("HOME", folder.toString()), folder, () -> 0L);
  }

  RobotWindow hud() {
    return hud;
  }

  RobotWindow table() {
    return table;
  }

  /** What the screen shows, for those who have to know what a person reads there. */
  TableView view() {
    return RobotWindow.onScreen(() -> Objects.requireNonNull(model.table().get()));
  }

  /** From now on ships stand as a game has them when it is opened. */
  void layOutGames() {
    host.layOutGames();
  }

  /** Begins a quick battle, whose ships stand where they belong, and waits until that is seen. */
  void battle() {
    hud.tap("welcome-quick");
    hud.untilShown("idle");
    hud.until("the readers to see the board", () -> !view().sensed().isEmpty());
  }

  /** Keys are pressed in the window that was opened last, so that the table has to go. */
  void closeTable() {
    RobotWindow.onScreen(
        () -> {
          tableStage.close();
          return true;
        });
  }

  @Override
  public void close() {
    RobotWindow.onScreen(
        () -> {
          tableStage.close();
          hudStage.close();
          return true;
        });
    host.close();
  }
}
