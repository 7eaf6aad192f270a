package org.dradis.hud.settings;

import javafx.scene.control.ToggleButton;
import javafx.scene.layout.FlowPane;
import org.dradis.hud.Hud;
import org.dradis.hud.HudModel;
import org.dradis.hud.Words;

/** The languages, each by its own name. The HUD is made anew in the one that is tapped. */
public final class LanguageSwitch extends FlowPane {
  public LanguageSwitch(Hud hud) {
    getStyleClass().add("languages");
    HudModel model = hud.model();
    for (String tag : Words.tags()) {
      ToggleButton language = new ToggleButton(hud.words().of("settings.language." + tag));
      language.setId("lang-" + tag);
      language.getStyleClass().addAll("target", "segment");
      language.setSelected(tag.equals(model.settings().get().language()));
      language.setOnAction(
          _ -> {
            model.settings().set(model.settings().get().speaking(tag));
            language.setSelected(true);
          });
      getChildren().add(language);
    }
  }
}
