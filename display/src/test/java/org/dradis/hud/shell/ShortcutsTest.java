package org.dradis.hud.shell;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Locale;
import javafx.scene.input.KeyCode;
import org.dradis.hud.HudModel;
import org.dradis.hud.Panel;
import org.dradis.hud.Settings;
import org.dradis.hud.Words;
import org.dradis.hud.picture.ScenarioTable;
import org.dradis.rules.input.Command;
import org.dradis.session.SessionInput;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ShortcutsTest {
  private final HudModel model = new HudModel(Runnable::run, Settings.STANDARD);
  private final Shortcuts shortcuts =
      new Shortcuts(model, new Steps(model, Words.in(Locale.ENGLISH)));

  @BeforeEach
  void open() {
    model.open(ScenarioTable.start("en"));
    model.go(Panel.AREA);
  }

  @ParameterizedTest
  @CsvSource({
    "F1,BRIDGE",
    "ESCAPE,BRIDGE",
    "F2,VIPERS",
    "F3,GALACTICA",
    "F4,JUMP",
    "F5,CREW",
    "F6,SUPPLIES",
    "F8,LOG",
    "F9,MENU"
  })
  void aKeyLeadsToItsPanel(KeyCode key, Panel panel) {
    assertTrue(shortcuts.press(key, false, false));
    assertEquals(panel, model.panel().get());
  }

  @Test
  void thePlanetIsOnlyWhereItIsPartOfTheGame() {
    assertFalse(shortcuts.press(KeyCode.F7, false, false));
    assertEquals(Panel.AREA, model.panel().get());
  }

  @Test
  void aPageKeepsItsKeys() {
    model.go(Panel.SETTINGS);
    assertFalse(shortcuts.press(KeyCode.F2, false, false));
    assertEquals(Panel.SETTINGS, model.panel().get());
  }

  @Test
  void controlZTakesBackAndControlYDoesAgain() {
    model.say(new SessionInput.Start(new Command.TurnDials(-1, 0, 0, 0)));
    assertTrue(shortcuts.press(KeyCode.Z, true, false));
    assertEquals(8, fuel());
    assertTrue(shortcuts.press(KeyCode.Y, true, false));
    assertEquals(7, fuel());
    shortcuts.press(KeyCode.Z, true, false);
    shortcuts.press(KeyCode.Z, true, true);
    assertEquals(7, fuel());
    assertFalse(shortcuts.press(KeyCode.Q, true, false));
  }

  private int fuel() {
    return model.table().get().board().dials().get("fuel");
  }
}
