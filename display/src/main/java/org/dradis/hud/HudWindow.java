package org.dradis.hud;

import java.util.function.Function;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.paint.Color;
import javafx.stage.Stage;

/** The window with the HUD; it is made anew when the language changes. */
public final class HudWindow {
  private static final double SMALLEST_WIDTH = 640;
  private static final double SMALLEST_HEIGHT = 384;

  private final Stage stage;
  private final Function<Words, Hud> huds;
  private final Scene scene;
  private final FullScreen full;
  private Hud hud;

  private HudWindow(Stage stage, HudModel model, Function<Words, Hud> huds, double scale) {
    this.stage = stage;
    this.huds = huds;
    this.hud = huds.apply(Words.in(model.settings().get().locale()));
    this.scene =
        new Scene(new HudView(hud), HudView.WIDTH * scale, HudView.HEIGHT * scale, Color.BLACK);
    model
        .settings()
        .addListener(
            (_, before, now) -> {
              if (!before.language().equals(now.language())) {
                speak(now);
              }
            });
    full = new FullScreen(stage);
    scene.getAccelerators().put(new KeyCodeCombination(KeyCode.F11), full::change);
  }

  private void speak(Settings now) {
    hud.model().speak(now.language());
    hud = huds.apply(Words.in(now.locale()));
    scene.setRoot(new HudView(hud));
  }

  /** Shows it; a scale of 1 is the size of the smallest screen. */
  public static HudWindow show(
      Stage stage, HudModel model, Function<Words, Hud> huds, double scale, boolean full) {
    HudWindow window = new HudWindow(stage, model, huds, scale);
    stage.setTitle("Dradis");
    stage.setMinWidth(SMALLEST_WIDTH);
    stage.setMinHeight(SMALLEST_HEIGHT);
    stage.setScene(window.scene);
    stage.setFullScreenExitHint("");
    stage.show();
    if (full) {
      window.full.fill();
    }
    return window;
  }

  /** What its views are made from now. */
  public Hud hud() {
    return hud;
  }

  public Stage stage() {
    return stage;
  }
}
