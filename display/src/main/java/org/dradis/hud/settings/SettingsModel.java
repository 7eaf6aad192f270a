package org.dradis.hud.settings;

import java.util.function.UnaryOperator;
import javafx.beans.property.ReadOnlyObjectProperty;
import org.dradis.hud.HudModel;
import org.dradis.hud.Settings;

/** What can be done on the page of the settings. Everything has its effect at once. */
final class SettingsModel {
  private final HudModel model;

  SettingsModel(HudModel model) {
    this.model = model;
  }

  ReadOnlyObjectProperty<Settings> settings() {
    return model.settings();
  }

  private Settings now() {
    return model.settings().get();
  }

  private void change(UnaryOperator<Settings> change) {
    model.settings().set(change.apply(now()));
  }

  /** Moves a level so many steps up. */
  void move(Level level, int steps) {
    change(settings -> level.moved(settings, steps));
  }

  boolean canMove(Level level, int steps) {
    return !level.moved(now(), steps).equals(now());
  }

  void check(Settings.Checks checks) {
    change(settings -> settings.withChecks(checks));
  }

  void holdRolls(boolean hold) {
    change(settings -> settings.withHoldRolls(hold));
  }

  void calm(boolean calm) {
    change(settings -> settings.withCalm(calm));
  }
}
