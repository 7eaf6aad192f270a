package org.dradis.hud.simtable;

import javafx.beans.value.ChangeListener;
import javafx.geometry.Rectangle2D;
import javafx.scene.Scene;
import javafx.scene.paint.Color;
import javafx.stage.Screen;
import javafx.stage.Stage;
import org.dradis.hud.Hud;
import org.dradis.hud.Settings;
import org.dradis.hud.Words;
import org.dradis.rig.sim.SimRig;

/** The window with the simulated table. The HUD goes on without it. */
public final class SimTableWindow {
  private static final double WIDTH = 1240;
  private static final double HEIGHT = 700;
  private static final double SMALLEST_WIDTH = 640;
  private static final double SMALLEST_HEIGHT = 400;
  private static final double SHARE = 0.94;

  private final Stage stage = new Stage();
  private final SimRig sim;
  private final Hud hud;
  private final ChangeListener<Settings> listener = (_, before, now) -> speak(before, now);
  private SimTableView view;

  private SimTableWindow(Hud hud, SimRig sim) {
    this.hud = hud;
    this.sim = sim;
    this.view = new SimTableView(hud, sim);
    Rectangle2D screen = Screen.getPrimary().getVisualBounds();
    stage.setScene(
        new Scene(
            view,
            Math.min(WIDTH, screen.getWidth() * SHARE),
            Math.min(HEIGHT, screen.getHeight() * SHARE),
            Color.BLACK));
    stage.setMinWidth(SMALLEST_WIDTH);
    stage.setMinHeight(SMALLEST_HEIGHT);
    stage.setTitle(hud.words().of("simtable.title"));
    stage.setOnHidden(_ -> leave());
    hud.model().settings().addListener(listener);
  }

  /** Opens the window; on the screen's thread. */
  public static SimTableWindow show(Hud hud, SimRig sim) {
    SimTableWindow window = new SimTableWindow(hud, sim);
    window.stage.show();
    window.view.requestFocus();
    return window;
  }

  private void speak(Settings before, Settings now) {
    if (!before.language().equals(now.language())) {
      Hud other =
          new Hud(
              hud.model(),
              Words.in(now.locale()),
              hud.games(),
              hud.table(),
              hud.sim(),
              hud.box(),
              hud.work(),
              hud.screen());
      view.close();
      view = new SimTableView(other, sim);
      stage.getScene().setRoot(view);
      stage.setTitle(other.words().of("simtable.title"));
    }
  }

  private void leave() {
    hud.model().settings().removeListener(listener);
    view.close();
  }

  public Stage stage() {
    return stage;
  }
}
