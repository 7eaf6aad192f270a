package org.dradis.hud.picture;

import java.util.Map;
import org.dradis.box.BoxFile;
import org.dradis.hud.Hud;
import org.dradis.hud.HudModel;
import org.dradis.hud.Words;

/**
 * A HUD without hardware, games and files, in which all is done at once: for pictures and tests.
 */
public final class StillHud {
  private static final Map<String, String> NO_FILES = Map.of("XDG_DATA_HOME", "/nowhere");

  private StillHud() {}

  /** One that shows a model in the language that is set. */
  public static Hud of(HudModel model) {
    // A menu has its way to a simulated table too, since it must be seen to fit.
    model.openSimTableBy(() -> {});
    return new Hud(
        model,
        Words.in(model.settings().get().locale()),
        NoGames.NONE,
        null,
        null,
        () -> BoxFile.open(BoxFile.standard(NO_FILES)),
        Runnable::run,
        Runnable::run);
  }
}
