package org.dradis.app;

import java.nio.file.Path;
import javafx.scene.Parent;
import org.dradis.file.TextFile;
import org.dradis.hud.Hud;
import org.dradis.hud.HudModel;
import org.dradis.hud.HudView;
import org.dradis.hud.Panel;
import org.dradis.hud.Settings;
import org.dradis.hud.picture.ScenarioTable;
import org.dradis.hud.picture.StillHud;
import org.dradis.hud.simtable.SimTablePicture;
import org.jspecify.annotations.Nullable;

/**
 * A HUD that stands still: a position of a scenario, no hardware, no journal.
 *
 * @param panel null for the simulated table
 */
record HudPicture(@Nullable String scenario, @Nullable Panel panel, String language) {

  Parent view() {
    HudModel model = new HudModel(Runnable::run, Settings.STANDARD.speaking(language).calmly());
    model.open(table());
    Hud hud = StillHud.of(model);
    if (panel == null) {
      return SimTablePicture.of(hud);
    }
    model.go(panel);
    return new HudView(hud);
  }

  private ScenarioTable table() {
    if (scenario == null) {
      return ScenarioTable.start(language);
    }
    Path file = TextFile.path(scenario);
    return ScenarioTable.of(TextFile.read(scenario, file), language);
  }
}
