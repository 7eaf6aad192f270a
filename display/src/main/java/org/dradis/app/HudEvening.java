package org.dradis.app;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import javafx.application.Platform;
import javafx.geometry.Rectangle2D;
import javafx.stage.Screen;
import javafx.stage.Stage;
import org.dradis.hud.HudModel;
import org.dradis.hud.HudWindow;
import org.dradis.hud.Settings;
import org.dradis.hud.settings.SettingsFile;
import org.dradis.hud.simtable.SimTableWindow;
import org.dradis.hud.sound.Sounds;
import org.dradis.journal.JournalTrouble;
import org.dradis.rig.sim.SimRig;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;

/** The HUD on a display, from opening the window to closing it. */
final class HudEvening {
  private final HudHost host;
  private final SettingsFile settings;
  private final HudModel model;
  private final @Nullable String asked;
  private final boolean fullScreen;
  private @Nullable SimTableWindow table;
  private final CompletableFuture<Boolean> closed;

  private HudEvening(
      HudHost host, HudOptions options, SettingsFile settings, CompletableFuture<Boolean> closed) {
    String language = options.language();
    this.asked = language;
    Settings kept = settings.settings();
    this.host = host;
    this.settings = settings;
    this.model =
        new HudModel(Platform::runLater, language == null ? kept : kept.speaking(language));
    this.fullScreen = options.fullScreen();
    this.closed = closed;
  }

  /**
   * Opens the HUD on the display, where the toolkit runs, and waits until players close it; gives
   * the exit code.
   */
  static int run(AtTable at, HudOptions options) {
    return at.orComplain(
        () -> {
          CompletableFuture<Boolean> closed = new CompletableFuture<>();
          try (CtrlC _ = new CtrlC(() -> closed.complete(true));
              HudHost host = options.open(at.workshop())) {
            new HudEvening(host, options, options.settings(at.workshop()), closed).show();
            return CommandLine.ExitCode.OK;
          } catch (JournalTrouble e) {
            throw new AtTable.Trouble(e.getMessage());
          }
        });
  }

  /** Shows the window and waits until players close it. */
  private void show() {
    CompletableFuture.runAsync(this::open, Platform::runLater)
        .exceptionally(
            fault -> {
              closed.completeExceptionally(fault);
              return null;
            });
    try {
      closed.join();
    } catch (CompletionException e) {
      // There is no window that could be closed.
      throw e.getCause() instanceof RuntimeException wrong ? wrong : e;
    }
  }

  /** A language that was asked for with an option is for one evening. */
  private Settings lasting(Settings now) {
    return now.language().equals(asked) ? now.speaking(settings.settings().language()) : now;
  }

  private void open() {
    host.serve(model, Platform::runLater);
    settings.follow(
        model, this::lasting, host.work(), it -> Platform.runLater(() -> model.tell(it)));
    model.tell(String.join(" ", settings.complaints()));
    Sounds.follow(model);
    Rectangle2D screen = Screen.getPrimary().getVisualBounds();
    Stage stage = new Stage();
    if (HudArrangement.isSmall(screen)) {
      put(stage, screen);
    }
    HudWindow window =
        HudWindow.show(
            stage,
            model,
            words -> host.hud(model, words, Platform::runLater),
            HudArrangement.scale(screen),
            fullScreen);
    window.stage().setOnHidden(_ -> closed.complete(true));
    SimRig sim = window.hud().sim();
    if (sim != null) {
      host.layOutGames();
      model.openSimTableBy(() -> table(window, sim));
      if (!fullScreen) {
        model.openSimTable();
        window.stage().toFront();
      }
    }
  }

  /** One window is enough. */
  private void table(HudWindow hud, SimRig sim) {
    SimTableWindow open = table;
    if (open != null) {
      open.open();
    } else {
      open = SimTableWindow.show(hud.hud(), sim, hud.stage()::toFront);
      table = open;
      arrange(hud.stage(), open.stage());
    }
    open.stage().toFront();
  }

  private static void arrange(Stage hud, Stage table) {
    Rectangle2D screen = Screen.getPrimary().getVisualBounds();
    HudArrangement both = HudArrangement.on(screen);
    if (!hud.isFullScreen()) {
      put(hud, both.hud());
      put(table, both.table());
    } else if (HudArrangement.isSmall(screen)) {
      put(table, both.table());
    }
  }

  private static void put(Stage stage, Rectangle2D bounds) {
    stage.setX(bounds.getMinX());
    stage.setY(bounds.getMinY());
    stage.setWidth(bounds.getWidth());
    stage.setHeight(bounds.getHeight());
  }
}
