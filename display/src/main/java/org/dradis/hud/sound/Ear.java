package org.dradis.hud.sound;

import org.dradis.hud.HudModel;
import org.dradis.hud.TableLink;
import org.dradis.view.TableView;
import org.jspecify.annotations.Nullable;

/** Hears what happens in the games of a HUD, and has it played. */
final class Ear {
  private final HudModel model;
  private final Sounds sounds;
  private @Nullable TableLink game;
  private @Nullable TableView before;

  Ear(HudModel model, Sounds sounds) {
    this.model = model;
    this.sounds = sounds;
  }

  void listen() {
    model.table().addListener((_, _, now) -> hear(now));
  }

  private void hear(@Nullable TableView now) {
    TableLink link = model.link();
    if (now != null) {
      // What happened last in a game that is taken up again was heard when it happened.
      TableView known = link != null && link.equals(game) ? before : null;
      sounds.play(Cues.between(known, now), model.settings().get().soundPercent());
    }
    game = link;
    before = now;
  }
}
