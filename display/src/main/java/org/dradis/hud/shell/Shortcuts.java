package org.dradis.hud.shell;

import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.dradis.hud.Hud;
import org.dradis.hud.HudModel;
import org.dradis.hud.Panel;

/** What keys do, wherever the focus is: F1 to F9 are the ways along the bottom. */
public final class Shortcuts {
  private final HudModel model;
  private final Steps steps;

  Shortcuts(HudModel model, Steps steps) {
    this.model = model;
    this.steps = steps;
  }

  /** Lets keys work that nothing inside the node has a use for. */
  public static void in(Node node, Hud hud) {
    Shortcuts shortcuts = new Shortcuts(hud.model(), new Steps(hud.model(), hud.words()));
    node.addEventHandler(
        KeyEvent.KEY_PRESSED,
        event -> {
          if (shortcuts.press(event.getCode(), event.isShortcutDown(), event.isShiftDown())) {
            event.consume();
          }
        });
  }

  /** Does what a key stands for; false if it is none of ours. */
  boolean press(KeyCode key, boolean control, boolean shift) {
    if (model.panel().get().isPage()) {
      return false;
    }
    if (control) {
      return step(key, shift);
    }
    Panel goal =
        switch (key) {
          case F1, ESCAPE -> Panel.BRIDGE;
          case F2 -> Panel.VIPERS;
          case F3 -> Panel.GALACTICA;
          case F4 -> Panel.JUMP;
          case F5 -> Panel.CREW;
          case F6 -> Panel.SUPPLIES;
          case F7 -> hasPlanet() ? Panel.NEW_CAPRICA : null;
          case F8 -> Panel.LOG;
          case F9 -> Panel.MENU;
          default -> null;
        };
    if (goal == null) {
      return false;
    }
    model.go(goal);
    return true;
  }

  private boolean hasPlanet() {
    return Nav.of(model.table().get(), model.panel().get()).planet();
  }

  private boolean step(KeyCode key, boolean shift) {
    if (key == KeyCode.Y || (key == KeyCode.Z && shift)) {
      steps.redo(1);
      return true;
    }
    if (key == KeyCode.Z) {
      steps.undo(1);
      return true;
    }
    return false;
  }
}
