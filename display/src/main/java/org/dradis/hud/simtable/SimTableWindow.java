package org.dradis.hud.simtable;

import javafx.geometry.Rectangle2D;
import javafx.scene.Scene;
import javafx.scene.paint.Color;
import javafx.stage.Screen;
import javafx.stage.Stage;
import org.dradis.hud.Hud;
import org.dradis.hud.Settings;
import org.dradis.hud.Words;
import org.dradis.rig.sim.SimRig;
import org.jspecify.annotations.Nullable;

/**
 * The window with the simulated table. The HUD goes on without it; what is switched on in it stays
 * so when it is closed and opened again.
 */
public final class SimTableWindow {
  private static final double WIDTH = 1240;
  private static final double HEIGHT = 700;
  private static final double SMALLEST_WIDTH = 640;
  private static final double SMALLEST_HEIGHT = 384;
  private static final double SHARE = 0.94;

  private final Stage stage = new Stage();
  private final SimRig sim;
  private final Hud hud;
  private final Switches switches = Switches.off();
  private final @Nullable Runnable toHud;
  private SimTableView view;

  private SimTableWindow(Hud hud, SimRig sim, @Nullable Runnable toHud) {
    this.hud = hud;
    this.sim = sim;
    this.toHud = toHud;
    this.view = view();
    Rectangle2D screen = Screen.getPrimary().getVisualBounds();
    stage.setScene(
        new Scene(
            view,
            Math.min(WIDTH, screen.getWidth() * SHARE),
            Math.min(HEIGHT, screen.getHeight() * SHARE),
            Color.BLACK));
    stage.setMinWidth(SMALLEST_WIDTH);
    stage.setMinHeight(SMALLEST_HEIGHT);
    stage.setTitle(words().of("simtable.title"));
    stage.setOnHidden(_ -> view.close());
    hud.model().settings().addListener((_, before, now) -> speak(before, now));
  }

  /** Opens a window; on the screen's thread. */
  public static SimTableWindow show(Hud hud, SimRig sim) {
    return show(hud, sim, null);
  }

  /** The same, with a target that leads to the HUD. */
  public static SimTableWindow show(Hud hud, SimRig sim, @Nullable Runnable toHud) {
    SimTableWindow window = new SimTableWindow(hud, sim, toHud);
    window.appear();
    return window;
  }

  /** Opens it again, if it was closed; on the screen's thread. */
  public void open() {
    if (!stage.isShowing()) {
      renew();
      appear();
    }
  }

  private void appear() {
    stage.show();
    view.requestFocus();
  }

  private void speak(Settings before, Settings now) {
    if (stage.isShowing() && !before.language().equals(now.language())) {
      view.close();
      renew();
    }
  }

  private void renew() {
    view = view();
    stage.getScene().setRoot(view);
    stage.setTitle(words().of("simtable.title"));
  }

  private Words words() {
    return Words.in(hud.model().settings().get().locale());
  }

  private SimTableView view() {
    Hud speaking =
        new Hud(
            hud.model(),
            words(),
            hud.games(),
            hud.table(),
            hud.sim(),
            hud.box(),
            hud.work(),
            hud.screen());
    return new SimTableView(speaking, sim, switches, toHud);
  }

  public Stage stage() {
    return stage;
  }
}
