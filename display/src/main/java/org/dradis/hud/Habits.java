package org.dradis.hud;

import org.dradis.session.SessionInput;
import org.dradis.view.TableView;
import org.jspecify.annotations.Nullable;

/** Does by itself what players said once and for all in their settings. */
final class Habits {
  private final HudModel hud;
  private @Nullable TableLink told;
  private boolean held;
  private boolean wentOn;

  private Habits(HudModel hud) {
    this.hud = hud;
  }

  static void follow(HudModel hud) {
    Habits habits = new Habits(hud);
    hud.table().addListener(_ -> habits.look());
    hud.settings().addListener(_ -> habits.look());
  }

  private void look() {
    TableView view = hud.table().get();
    if (view != null && !view.phase().equals("closed")) {
      holdRolls(view);
      goOn(view);
    }
  }

  /** Said when a game opens and when the setting changes; what the table says later holds. */
  private void holdRolls(TableView view) {
    boolean hold = hud.settings().get().holdRolls();
    TableLink game = hud.link();
    if (game == null || (game.equals(told) && held == hold)) {
      return;
    }
    told = game;
    held = hold;
    if (view.holdRolls() != hold) {
      hud.say(new SessionInput.HoldRolls(hold));
    }
  }

  /** Where checks are relaxed nothing waits for hands; said once, should it be refused. */
  private void goOn(TableView view) {
    boolean relaxed = hud.settings().get().checks() == Settings.Checks.RELAXED;
    if (view.waiting() && relaxed && !wentOn) {
      wentOn = true;
      hud.say(new SessionInput.GoOn());
    } else if (!view.waiting()) {
      wentOn = false;
    }
  }
}
