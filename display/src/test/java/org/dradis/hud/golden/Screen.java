package org.dradis.hud.golden;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.function.Consumer;
import org.dradis.hud.HudModel;
import org.dradis.hud.HudView;
import org.dradis.hud.Panel;
import org.dradis.hud.Settings;
import org.dradis.hud.picture.Picture;
import org.dradis.hud.picture.ScenarioTable;
import org.dradis.hud.picture.StillHud;

/** A screen of the HUD in a position of a scenario beside this class. */
record Screen(String scenario, Panel panel, String language, int width, int height) {
  static final int SMALL_WIDTH = 800;
  static final int SMALL_HEIGHT = 480;

  static Screen small(String scenario, Panel panel) {
    return new Screen(scenario, panel, "en", SMALL_WIDTH, SMALL_HEIGHT);
  }

  Screen speaking(String tag) {
    return new Screen(scenario, panel, tag, width, height);
  }

  Screen sized(int otherWidth, int otherHeight) {
    return new Screen(scenario, panel, language, otherWidth, otherHeight);
  }

  String name() {
    return "%s-%s-%dx%d-%s".formatted(scenario, panel.word(), width, height, language);
  }

  BufferedImage picture() {
    return picture(_ -> {});
  }

  /** A picture of the screen after something was done to it. */
  BufferedImage picture(Consumer<HudView> change) {
    return Picture.of(width, height, this::view, view -> change.accept((HudView) view));
  }

  HudView view() {
    HudModel model = new HudModel(Runnable::run, Settings.STANDARD.speaking(language).calmly());
    model.open(ScenarioTable.of(text(), language));
    model.go(panel);
    return new HudView(StillHud.of(model));
  }

  private String text() {
    try (InputStream in =
        Objects.requireNonNull(Screen.class.getResourceAsStream(scenario + ".json"), scenario)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
