package org.dradis.hud;

import javafx.scene.layout.Region;
import org.dradis.hud.bridge.ActionsView;
import org.dradis.hud.bridge.BridgeView;
import org.dradis.hud.bridge.CardsView;
import org.dradis.hud.enrol.EnrolView;
import org.dradis.hud.games.GamesView;
import org.dradis.hud.games.WelcomeView;
import org.dradis.hud.hardware.HardwareView;
import org.dradis.hud.log.CorrectionView;
import org.dradis.hud.log.LogView;
import org.dradis.hud.settings.SettingsView;
import org.dradis.hud.setup.SetupView;
import org.dradis.hud.shell.MenuView;

/** The view of each panel; one that is forgotten does not compile. */
final class PanelViews {
  private PanelViews() {}

  static Region of(Panel panel, Hud hud) {
    return switch (panel) {
      case WELCOME -> new WelcomeView(hud);
      case BRIDGE -> new BridgeView(hud);
      case CARDS -> new CardsView(hud);
      case CYLONS, VIPERS, GALACTICA, JUMP, CREW, NEW_CAPRICA, SUPPLIES, AREA ->
          new ActionsView(hud, panel);
      case LOG -> new LogView(hud);
      case CORRECTION -> new CorrectionView(hud);
      case MENU -> new MenuView(hud);
      case SETUP -> new SetupView(hud);
      case ENROL -> new EnrolView(hud);
      case HARDWARE -> new HardwareView(hud);
      case GAMES -> new GamesView(hud);
      case SETTINGS -> new SettingsView(hud);
    };
  }
}
